import type { KitContent } from './types.ts';

export const kits: readonly KitContent[] = [
  {
    slug: 'rinkinys-subalansuotas',
    picture: 'rinkinys-subalansuotas.jpg',
    colour: '#c21e63',
    alt: {
      lt: 'Aplink dubenį su lašiša – keturios dėžutės: vištiena su bulguru, uogos su riešutais, salotos su kiaušiniais ir humusas su daržovėmis',
      en: 'Four boxes around a salmon bowl: chicken with bulgur, berries with nuts, salad with eggs, and hummus with vegetables',
    },
    name: { lt: 'Subalansuotas rinkinys', en: 'Balanced kit' },
    tagline: {
      lt: 'Penki valgymai per dieną ir nė vieno klausimo „o ką šiandien valgom?“',
      en: 'Five meals a day and not once “so what shall we eat?”',
    },
    description: {
      lt: `Čia telpa viskas, ką mėgstame: lašiša su citrina, kukuliai su grikiais, avokado skrebutis, sriuba vakarui ir koks nors mažas malonumas tarp valgymų. Nieko nedraudžiame, tik viską sudedame protingai.

Per dvi savaites nepasikartoja nė vieni pietūs ir nė viena vakarienė, o per savaitę – nė vieni pusryčiai ir nė vienas užkandis. Daržovių, kruopų, žuvies ir mėsos pakanka kiekvienam – ir tam, kas skaičiuoja, ir tam, kas tiesiog nori pavalgyti.

Nežinote, nuo ko pradėti? Pradėkite nuo čia.`,
      en: `Everything we love lives here: salmon with lemon, meatballs with buckwheat, avocado toast, a soup for the evening and a small treat somewhere in between. Nothing is forbidden; it is simply put together with some sense.

No lunch and no dinner repeats within two weeks, and no breakfast and no snack within one. There are enough vegetables, grains, fish and meat for everyone – those who count and those who just want a proper meal.

Not sure where to start? Start here.`,
    },
    traits: [
      { lt: 'Penki valgymai', en: 'Five meals' },
      { lt: 'Didžiausia įvairovė', en: 'Most variety' },
      { lt: 'Gera pradžia', en: 'Good start' },
    ],
    isUnique: false,
    recommended: true,
    menuType: 'balanced',
    meals: ['breakfast', 'snack_1', 'lunch', 'snack_2', 'dinner'],
    macronutrients: { proteins: 20, fats: 41, carbohydrates: 39 },
    calories: [
      { kcal: 1500, prices: { 5: 1590, 10: 1490, 20: 1390 } },
      { kcal: 1800, prices: { 5: 1690, 10: 1590, 20: 1490 } },
      { kcal: 2100, prices: { 5: 1790, 10: 1690, 20: 1590 } },
      { kcal: 2500, prices: { 5: 1990, 10: 1880, 20: 1760 } },
      { kcal: 3000, prices: { 5: 2250, 10: 2120, 20: 1990 } },
    ],
    discount: null,
    dishSlugs: [
      'avokado-skrebutis-su-kiausiniu',
      'granola-su-jogurtu',
      'rugine-duona-su-lasisa',
      'lasisa-su-kynva-ir-brokoliais',
      'vistiena-su-bulguru-ir-darzovemis',
      'kalakutienos-kukuliai-su-grikiais',
      'saltibarsciai',
      'cezario-salotos-su-vistiena',
      'moliugu-sriuba',
      'energijos-rutuliukai',
    ],
  },
  {
    slug: 'rinkinys-svorio-mazinimui',
    picture: 'rinkinys-svorio-mazinimui.jpg',
    colour: '#d3e8b8',
    alt: {
      lt: 'Įstriža dėžučių eilė: vištienos salotos, menkė su pupelėmis ir žiediniais kopūstais, cukinijų makaronai su krevetėmis',
      en: 'A diagonal row of boxes: chicken salad, cod with green beans and cauliflower, courgette noodles with prawns',
    },
    name: { lt: 'Svorio mažinimo rinkinys', en: 'Weight-loss kit' },
    tagline: {
      lt: 'Mažiau kalorijų, bet lėkštė – pilna',
      en: 'Fewer calories, still a full plate',
    },
    description: {
      lt: `Nepažadame stebuklų ir neskaičiuojame už jus kilogramų. Skaičiuojame kalorijas – tiksliai, kiekvienoje dėžutėje, kad jums nereikėtų nei svarstyklių, nei lentelių.

Kad būtų sotu, lėkštėje daug daržovių ir pakankamai baltymų: menkė, vištiena, krevetės, kiaušiniai, varškė. Vakarienės lengvesnės, popiet laukia užkandis.

Mažiausias kaloringumas – 1 500 kcal per dieną. Jei svarstote apie mažiau arba turite sveikatos klausimų, pirma pasitarkite su gydytoju ar dietologu.`,
      en: `We promise no miracles and we won’t count kilos for you. We do count calories, precisely and in every box, so that you need neither scales nor spreadsheets.

To keep it filling, the plate holds lots of vegetables and enough protein: cod, chicken, prawns, eggs, cottage cheese. Dinners are lighter, and a snack waits in the afternoon.

The lowest level is 1,500 kcal a day. If you are thinking of less, or have a health question, talk to your doctor or dietitian first.`,
    },
    traits: [
      { lt: 'Suskaičiuotos kalorijos', en: 'Counted calories' },
      { lt: 'Daug daržovių', en: 'Many vegetables' },
    ],
    isUnique: false,
    recommended: false,
    menuType: 'weight-loss',
    meals: ['breakfast', 'lunch', 'snack_2', 'dinner'],
    macronutrients: { proteins: 23, fats: 36, carbohydrates: 41 },
    calories: [
      { kcal: 1500, prices: { 5: 1490, 10: 1390, 20: 1290 } },
      { kcal: 1650, prices: { 5: 1550, 10: 1450, 20: 1350 } },
      { kcal: 1800, prices: { 5: 1610, 10: 1510, 20: 1410 } },
      { kcal: 2000, prices: { 5: 1690, 10: 1590, 20: 1480 } },
    ],
    discount: null,
    dishSlugs: [
      'omletas-su-spinatais',
      'varskes-dubenelis-su-braskemis',
      'menke-su-bulvemis-ir-pupelemis',
      'vistiena-su-bulguru-ir-darzovemis',
      'krevetes-su-makaronais',
      'cukiniju-makaronai',
      'zirneliu-sriuba-su-metomis',
      'humusas-su-darzovemis',
    ],
  },
  {
    slug: 'rinkinys-vegetariskas',
    picture: 'rinkinys-vegetariskas.jpg',
    colour: '#f9c02e',
    alt: {
      lt: 'Vėduokle išdėliotos dėžutės: lęšiai su feta, kiaušiniai su špinatais, varškėčiai su braškėmis, bulvės su grybais, humusas – ir moliūgų sriuba',
      en: 'A fan of boxes: lentils with feta, eggs with spinach, curd pancakes with strawberries, potatoes with mushrooms, hummus, and pumpkin soup',
    },
    name: { lt: 'Vegetariškas rinkinys', en: 'Vegetarian kit' },
    tagline: {
      lt: 'Be mėsos ir be žuvies, bet su varškėčiais',
      en: 'No meat, no fish, but yes to curd pancakes',
    },
    description: {
      lt: `Vegetariškai valgyti – nereiškia graužti salotos lapą. Tai varškėčiai su uogomis, bulviniai blynai su grietine, avinžirnių karis ir šaltibarščiai su garuojančiomis bulvėmis.

Baltymų čia parūpina kiaušiniai, varškė, sūris, tofu ir ankštiniai. Mėsos ir žuvies nerasite nė vienoje dėžutėje.`,
      en: `Eating vegetarian does not mean nibbling a lettuce leaf. It means curd pancakes with berries, potato pancakes with sour cream, chickpea curry and cold beetroot soup with steaming potatoes.

Eggs, curd, cheese, tofu and pulses bring the protein. You won’t find meat or fish in a single box.`,
    },
    traits: [
      { lt: 'Be mėsos', en: 'Meat free' },
      { lt: 'Be žuvies', en: 'Fish free' },
      { lt: 'Penki valgymai', en: 'Five meals' },
    ],
    isUnique: false,
    recommended: false,
    menuType: 'vegetarian',
    meals: ['breakfast', 'snack_1', 'lunch', 'snack_2', 'dinner'],
    macronutrients: { proteins: 17, fats: 41, carbohydrates: 42 },
    calories: [
      { kcal: 1500, prices: { 5: 1490, 10: 1390, 20: 1290 } },
      { kcal: 1800, prices: { 5: 1590, 10: 1490, 20: 1390 } },
      { kcal: 2100, prices: { 5: 1690, 10: 1590, 20: 1480 } },
      { kcal: 2500, prices: { 5: 1850, 10: 1740, 20: 1630 } },
    ],
    discount: { type: 'percentage', amount: 10 },
    dishSlugs: [
      'varskeciai-su-uogomis',
      'saksuka',
      'bulviniai-blynai-su-grietine',
      'avinzirniu-karis-su-ryziais',
      'lesiu-salotos-su-feta',
      'saltibarsciai',
      'burokeliu-ir-fetos-salotos',
      'suris-su-vynuogemis',
      'keptas-varskes-surelis',
    ],
  },
  {
    slug: 'rinkinys-veganiskas',
    picture: 'rinkinys-veganiskas.jpg',
    colour: '#4e8a34',
    alt: {
      lt: 'Didelė dėžutė su glazūruotu tofu, edamame, avokadu ir raudonuoju kopūstu, aplink – mangai, kiviai, avinžirniai ir riešutai',
      en: 'A large box with glazed tofu, edamame, avocado and red cabbage, surrounded by mango, kiwi, chickpeas and nuts',
    },
    name: { lt: 'Veganiškas rinkinys', en: 'Vegan kit' },
    tagline: {
      lt: 'Šimtu procentų augalinis, šimtu procentų sotus',
      en: 'One hundred per cent plants, one hundred per cent filling',
    },
    description: {
      lt: `Tofu terijaki padaže, kokosinis avinžirnių karis, traškūs falafeliai su humusu, grikiai su bananais ir riešutais. Nei pieno, nei kiaušinių, nei medaus.

Augalinių patiekalų sąrašas trumpesnis, tad mėgstamiausi per savaitę grįžta kelis kartus – bet niekada dvi dienas iš eilės. Keturi valgymai per dieną, vakarienės dažnai lengvesnės.`,
      en: `Tofu in teriyaki sauce, coconut chickpea curry, crisp falafel with hummus, buckwheat with banana and nuts. No milk, no eggs, no honey.

The plant-only list is shorter, so favourites come back a few times a week, though never two days running. Four meals a day, with dinners often on the light side.`,
    },
    traits: [
      { lt: 'Vien augalai', en: 'Plants only' },
      { lt: 'Be pieno', en: 'Dairy free' },
    ],
    isUnique: false,
    recommended: false,
    menuType: 'vegan',
    meals: ['breakfast', 'lunch', 'snack_2', 'dinner'],
    macronutrients: { proteins: 13, fats: 37, carbohydrates: 50 },
    calories: [
      { kcal: 1500, prices: { 5: 1490, 10: 1390, 20: 1290 } },
      { kcal: 1800, prices: { 5: 1590, 10: 1490, 20: 1390 } },
      { kcal: 2100, prices: { 5: 1690, 10: 1590, 20: 1490 } },
      { kcal: 2500, prices: { 5: 1860, 10: 1750, 20: 1640 } },
    ],
    discount: null,
    dishSlugs: [
      'ciju-pudingas-su-mangais',
      'grikiu-kose-su-bananais',
      'tofu-terijaki-su-ryziais',
      'avinzirniu-karis-su-ryziais',
      'falafeliu-dubenelis',
      'humusas-su-darzovemis',
      'energijos-rutuliukai',
      'zaliasis-glotnutis',
    ],
  },
  {
    slug: 'rinkinys-sportui',
    picture: 'rinkinys-sportui.jpg',
    colour: '#e2391f',
    alt: {
      lt: 'Dėžučių bokštas ir atidarytos dėžutės su jautiena, kiaušiniais, pupelėmis, vištiena ir brokoliais, šalia uogos',
      en: 'A stack of boxes and open ones with beef, eggs, green beans, chicken and broccoli, berries beside them',
    },
    name: { lt: 'Baltyminis rinkinys sportuojantiems', en: 'High-protein sport kit' },
    tagline: {
      lt: 'Baltymų – kiekviename valgyme, vištienos su ryžiais – ne kasdien',
      en: 'Protein in every meal, and not chicken with rice every day',
    },
    description: {
      lt: `Daugiau nei ketvirtadalį dienos energijos čia sudaro baltymai: jautiena, vištiena, kalakutiena, žuvis, kiaušiniai, varškė. O kad nebūtų nuobodu, keičiasi viskas – nuo garnyro iki prieskonių.

Kaloringumas – iki 3 500 kcal, todėl tilps ir jėgos treniruotė, ir pusmaratonis. Porcijos didesnės, krepšys sunkesnis, gaminti vis tiek nereikia.`,
      en: `More than a quarter of the day’s energy comes from protein: beef, chicken, turkey, fish, eggs and curd. To keep boredom out, everything changes, from the sides to the spices.

Levels go up to 3,500 kcal, so there is room for a heavy session or a half marathon. The portions are bigger and the bag is heavier, but you still don’t have to cook.`,
    },
    traits: [
      { lt: 'Daug baltymų', en: 'High protein' },
      { lt: 'Didelės porcijos', en: 'Big portions' },
      { lt: 'Penki valgymai', en: 'Five meals' },
    ],
    isUnique: false,
    recommended: true,
    menuType: 'high-protein',
    meals: ['breakfast', 'snack_1', 'lunch', 'snack_2', 'dinner'],
    macronutrients: { proteins: 26, fats: 38, carbohydrates: 36 },
    calories: [
      { kcal: 1800, prices: { 5: 1890, 10: 1790, 20: 1690 } },
      { kcal: 2100, prices: { 5: 1990, 10: 1890, 20: 1790 } },
      { kcal: 2500, prices: { 5: 2190, 10: 2080, 20: 1960 } },
      { kcal: 3000, prices: { 5: 2450, 10: 2320, 20: 2190 } },
      { kcal: 3500, prices: { 5: 2690, 10: 2550, 20: 2390 } },
    ],
    discount: null,
    dishSlugs: [
      'varskes-dubenelis-su-braskemis',
      'omletas-su-spinatais',
      'jautiena-su-saldziosiomis-bulvemis',
      'vistiena-su-bulguru-ir-darzovemis',
      'kalakutienos-kukuliai-su-grikiais',
      'jautienos-troskinys-su-kose',
      'cezario-salotos-su-vistiena',
      'tuno-salotos-nicoise',
      'baltyminis-batonelis',
    ],
  },
  {
    slug: 'rinkinys-be-glitimo',
    picture: 'rinkinys-be-glitimo.jpg',
    colour: '#fbebd7',
    alt: {
      lt: 'Dėžutės su lašiša ir ryžiais, bolivine balanda su moliūgais ir feta, vištiena su bulvėmis, vaisiais ir uogomis',
      en: 'Boxes with salmon and rice, quinoa with pumpkin and feta, chicken with potatoes, fruit and berries',
    },
    name: { lt: 'Rinkinys be glitimo', en: 'Gluten-free kit' },
    tagline: {
      lt: 'Kviečių nėra, skonio – kiek tik norite',
      en: 'No wheat, all the flavour',
    },
    description: {
      lt: `Bolivinė balanda (kynva), grikiai, ryžiai, bulvės, ankštiniai – gamtoje apstu skanių dalykų, kuriuose glitimo niekada nebuvo. Iš jų ir gaminame: nuo čijų pudingo pusryčiams iki lęšių salotų vakarienei.

Šio rinkinio patiekalų receptuose nėra kviečių, rugių, miežių ir avižų. Ruošiame juos atskiroje virtuvės zonoje, atskirais įrankiais.

Jei sergate celiakija, prieš užsisakydami parašykite mums – papasakosime, kaip dirbame, ir kartu nuspręsite, ar jums tai tinka.`,
      en: `Quinoa, buckwheat, rice, potatoes, pulses: nature is full of good things that never had gluten in them. That is what we cook with, from chia pudding at breakfast to lentil salad at dinner.

The recipes in this kit contain no wheat, rye, barley or oats. We prepare them in a separate part of the kitchen with separate tools.

If you have coeliac disease, please write to us before ordering. We will explain how we work so that you can decide whether it is right for you.`,
    },
    traits: [
      { lt: 'Be glitimo', en: 'Gluten free' },
      { lt: 'Atskira zona', en: 'Separate prep' },
    ],
    isUnique: false,
    recommended: false,
    menuType: 'gluten-free',
    meals: ['breakfast', 'snack_1', 'lunch', 'snack_2', 'dinner'],
    macronutrients: { proteins: 20, fats: 43, carbohydrates: 37 },
    calories: [
      { kcal: 1500, prices: { 5: 1750, 10: 1650, 20: 1550 } },
      { kcal: 1800, prices: { 5: 1850, 10: 1750, 20: 1650 } },
      { kcal: 2100, prices: { 5: 1950, 10: 1850, 20: 1740 } },
      { kcal: 2500, prices: { 5: 2130, 10: 2010, 20: 1890 } },
    ],
    discount: null,
    dishSlugs: [
      'ciju-pudingas-su-mangais',
      'grikiu-kose-su-bananais',
      'omletas-su-spinatais',
      'lasisa-su-kynva-ir-brokoliais',
      'jautienos-troskinys-su-kose',
      'falafeliu-dubenelis',
      'lesiu-salotos-su-feta',
      'idaryta-paprika',
      'suris-su-vynuogemis',
    ],
  },
  {
    slug: 'rinkinys-zuvies',
    picture: 'rinkinys-zuvies.jpg',
    colour: '#ee9cc0',
    alt: {
      lt: 'Trys ilgos dėžutės: lašiša su bolivine balanda, krevetės su ryžiais ir agurkais, menkė su bulvėmis ir pupelėmis',
      en: 'Three long boxes: salmon with quinoa, prawns with rice and cucumber, cod with potatoes and green beans',
    },
    name: { lt: 'Žuvies ir omega-3 rinkinys', en: 'Fish and omega-3 kit' },
    tagline: {
      lt: 'Jūra prie durų, net jei gyvenate Vilniuje',
      en: 'The sea at your door, even if you live in Vilnius',
    },
    description: {
      lt: `Kasdien per pietus – žuvis arba jūrų gėrybės: lašiša, menkė, tunas, krevetės. Pusryčiams pasitaiko ruginė duona su lašiša, vakarienei – salotos ir sriubos. Mėsos šiame rinkinyje nėra.

Omega-3 riebalų rūgščių čia yra iš riebių žuvų – pirmiausia lašišos, taip pat graikinių riešutų ir čijų. Ašakas išrenkame mes, citriną įdedame irgi mes.`,
      en: `Fish or seafood for lunch every single day: salmon, cod, tuna, prawns. Breakfast is sometimes rye bread with salmon, and dinners are salads and soups. There is no meat in this kit.

The omega-3 fatty acids come from oily fish, salmon above all, and from walnuts and chia. We take out the bones and we bring the lemon.`,
    },
    traits: [
      { lt: 'Žuvis kasdien', en: 'Daily fish' },
      { lt: 'Be mėsos', en: 'Meat free' },
    ],
    isUnique: false,
    recommended: false,
    menuType: 'fish',
    meals: ['breakfast', 'snack_1', 'lunch', 'dinner'],
    macronutrients: { proteins: 21, fats: 39, carbohydrates: 40 },
    calories: [
      { kcal: 1500, prices: { 5: 1890, 10: 1790, 20: 1690 } },
      { kcal: 1800, prices: { 5: 1990, 10: 1890, 20: 1790 } },
      { kcal: 2100, prices: { 5: 2120, 10: 2010, 20: 1890 } },
      { kcal: 2500, prices: { 5: 2310, 10: 2190, 20: 2060 } },
    ],
    discount: { type: 'fixed', amount: 500 },
    dishSlugs: [
      'rugine-duona-su-lasisa',
      'lasisa-su-kynva-ir-brokoliais',
      'menke-su-bulvemis-ir-pupelemis',
      'krevetes-su-makaronais',
      'poke-dubenelis-su-lasisa',
      'tuno-salotos-nicoise',
      'riesutu-ir-dziovintu-vaisiu-misinys',
    ],
  },
  {
    slug: 'rinkinys-seimai',
    picture: 'rinkinys-seimai.jpg',
    colour: '#ee7b2b',
    alt: {
      lt: 'Didelis padėklas su kukuliais, keptomis bulvėmis ir žirneliais, aplink keturios spalvotos dėžutės ir uogos',
      en: 'A large tray of meatballs, roast potatoes and peas, with four coloured boxes and berries around it',
    },
    name: { lt: 'Šeimos rinkinys', en: 'Family kit' },
    tagline: {
      lt: 'Pietūs, užkandis ir vakarienė – kiekvienam po savo dėžutę',
      en: 'Lunch, a snack and dinner, with a box for each of you',
    },
    description: {
      lt: `Vienas rinkinys skirtas vienam šeimos nariui: užsisakykite tiek, kiek jūsų prie stalo, ir kiekvienam parinkite porciją. 900 kcal dažniausiai pakanka pradinukui, 1 800 kcal – tėčiui po futbolo.

Patiekalai tokie, dėl kurių nereikia derėtis: spagečiai su kukuliais, bulviniai blynai, vištiena, varškėčiai. Daržovės irgi yra, tik vaikams galite nesakyti.

Pusryčius paliekame jums – rinkinyje pietūs, popiečio užkandis ir vakarienė.`,
      en: `One set feeds one member of the family: order as many as there are chairs at your table and pick a portion for each. 900 kcal is usually plenty for a primary school child, 1,800 kcal for a dad back from football.

The dishes need no negotiation: spaghetti with meatballs, potato pancakes, chicken, curd pancakes. There are vegetables too; you don’t have to tell the children.

Breakfast is up to you. The kit brings lunch, an afternoon snack and dinner.`,
    },
    traits: [
      { lt: 'Patinka vaikams', en: 'Child approved' },
      { lt: 'Trys valgymai', en: 'Three meals' },
      { lt: 'Mažiausia kaina', en: 'Lowest price' },
    ],
    isUnique: false,
    recommended: false,
    menuType: 'family',
    meals: ['lunch', 'snack_2', 'dinner'],
    macronutrients: { proteins: 22, fats: 39, carbohydrates: 39 },
    calories: [
      { kcal: 900, prices: { 5: 1150, 10: 1070, 20: 990 } },
      { kcal: 1200, prices: { 5: 1250, 10: 1170, 20: 1090 } },
      { kcal: 1500, prices: { 5: 1370, 10: 1290, 20: 1200 } },
      { kcal: 1800, prices: { 5: 1490, 10: 1400, 20: 1310 } },
    ],
    discount: null,
    dishSlugs: [
      'spageciai-su-mesos-kukuliais',
      'bulviniai-blynai-su-grietine',
      'vistiena-su-bulguru-ir-darzovemis',
      'kalakutienos-kukuliai-su-grikiais',
      'varskeciai-su-uogomis',
      'pomidoru-sriuba-su-bazilikais',
      'obuolys-su-riesutu-sviestu',
      'jogurtas-su-melynemis',
    ],
  },
  {
    slug: 'rinkinys-kucios',
    picture: 'rinkinys-kucios.jpg',
    colour: '#3a0a20',
    alt: {
      lt: 'Dvylika Kūčių patiekalų dubenėliuose tamsiame fone: silkė, burokėliai, grybai, kūčiukai su aguonų pienu, spanguolių kisielius, žvakė ir eglės šakelės',
      en: 'Twelve Christmas Eve dishes in bowls on a dark ground: herring, beetroot, mushrooms, kūčiukai with poppy milk, cranberry kissel, a candle and fir twigs',
    },
    morePictures: [
      {
        picture: 'kuciu-stalas.jpg',
        alt: {
          lt: 'Kūčių stalas su žvakėmis, dvylika patiekalų ir tuščia lėkšte su eglės šakele',
          en: 'Christmas Eve table with candles, twelve dishes and an empty plate with a fir twig',
        },
      },
    ],
    name: { lt: 'Kūčių rinkinys', en: 'Christmas Eve (Kūčios) kit' },
    tagline: {
      lt: 'Dvylika Kūčių patiekalų šešiems – jums lieka padengti stalą',
      en: 'The twelve dishes of Christmas Eve for six; all you do is lay the table',
    },
    description: {
      lt: `Dvi silkės, karpis, burokėlių sriuba su ausytėmis, kūčia, kisielius ir, žinoma, kūčiukai su aguonų pienu. Iš viso dvylika patiekalų iš močiutės sąsiuvinio – be mėsos, pieno ir kiaušinių.

Vienas rinkinys skirtas šešiems. Jei prie stalo susės daugiau, užsisakykite du.

Atvežame gruodžio 23 d. vakare arba 24 d. ryte. Jei gaunate Kūčių išvakarėse, dėžutes laikykite šaldytuve, o sriubą ir karpį prieš vakarienę pašildykite.`,
      en: `Two kinds of herring, carp, beetroot soup with mushroom dumplings, kūčia, kissel and of course kūčiukai with poppy milk. Twelve dishes in all from grandmother’s notebook, without meat, dairy or eggs.

One set feeds six. If there are more of you at the table, order two.

We bring it on the evening of 23 December or the morning of the 24th. If it comes the day before Christmas Eve, keep the boxes in the fridge, and warm up the soup and the carp before dinner.`,
    },
    traits: [
      { lt: 'Dvylika patiekalų', en: 'Twelve dishes' },
      { lt: 'Šešiems asmenims', en: 'Serves six' },
      { lt: 'Be mėsos', en: 'Meat free' },
    ],
    isUnique: true,
    recommended: false,
    menuType: null,
    meals: ['dinner'],
    macronutrients: { proteins: 15, fats: 39, carbohydrates: 46 },
    priceCents: 8900,
    periodDays: [1],
    servings: 6,
    discount: null,
    dishSlugs: [
      'kuciukai-su-aguonu-pienu',
      'kuciu-silke-su-baravykais',
      'kuciu-silke-su-morkomis',
      'kuciu-barsciai-su-ausytemis',
      'kuciu-karpis',
      'kuciu-pupeles',
      'kuciu-kucia',
      'kuciu-kopustai-su-grybais',
      'kuciu-burokeliu-misraine',
      'kuciu-spanguoliu-kisielius',
      'kuciu-dziovintu-vaisiu-kompotas',
      'kuciu-kepti-obuoliai',
    ],
  },
  {
    // No word of detox in its texts: food law allows no such promise.
    slug: 'rinkinys-detoksas',
    picture: 'rinkinys-detoksas.jpg',
    colour: '#fadfea',
    alt: {
      lt: 'Penki buteliukai spalvingų sulčių ir glotnučių su vaisiais priešais juos',
      en: 'Five bottles of colourful juices and smoothies with fruit in front',
    },
    name: { lt: 'Sulčių dienos rinkinys', en: 'Juice day kit' },
    tagline: {
      lt: 'Penki buteliukai, penkios spalvos, jokio kramtymo',
      en: 'Five bottles, five colours, no chewing',
    },
    description: {
      lt: `Trejos šviežiai spaustos sultys ir du tiršti glotnučiai – nuo žaliųjų rytui iki kreminio uogų glotnučio vakarui. Be pridėtinio cukraus, be vandens ten, kur jo nereikia.

Sakome atvirai: tai ne gydymas ir ne stebuklas, o skani pauzė tarp įprastų valgymų. Visi penki buteliukai – apie 970 kcal, tad jei dieną laukia treniruotė, pasilikite ir sumuštinį.

Rinkitės vieną dieną arba tris. Įvairios mitybos sultys nepakeičia, o nėščiosioms, žindančioms mamoms ir sergantiems diabetu pirma patariame pasitarti su gydytoju.`,
      en: `Three freshly pressed juices and two thick smoothies, from green in the morning to a creamy berry one at night. No added sugar, and no water where none is needed.

Let us be honest: this is neither a treatment nor a miracle, just a tasty pause between ordinary meals. All five bottles come to about 970 kcal, so if you are training that day, keep a sandwich handy.

Take one day or three. It does not replace a varied diet; if you are pregnant, breastfeeding or diabetic, ask your doctor first.`,
    },
    traits: [
      { lt: 'Penki buteliukai', en: 'Five bottles' },
      { lt: 'Vien augalai', en: 'Plants only' },
    ],
    isUnique: true,
    recommended: false,
    menuType: null,
    meals: ['breakfast', 'snack_1', 'lunch', 'snack_2', 'dinner'],
    macronutrients: { proteins: 7, fats: 21, carbohydrates: 72 },
    priceCents: 2490,
    periodDays: [1, 3],
    servings: 1,
    discount: null,
    dishSlugs: [
      'sultys-zalios',
      'sultys-morku-ir-apelsinu',
      'sultys-burokeliu',
      'glotnutis-mangu',
      'glotnutis-uogu-ir-anakardziu',
    ],
  },
];
