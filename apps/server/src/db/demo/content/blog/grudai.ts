import type { BlogArticleContent } from '../types.ts';

export const grudai: BlogArticleContent = {
  slug: 'grikiai-ir-kompanija',
  cover: 'blog-grudai.jpg',
  alt: {
    lt: 'Šeši dubenėliai su grikiais, avižomis, bolivine balanda, ryžiais, lęšiais ir bulguru',
    en: 'Six bowls of buckwheat, oats, quinoa, rice, lentils and bulgur',
  },
  title: {
    lt: 'Grikiai ir kompanija: šešios kruopos, kurias verta mokėti išvirti',
    en: 'Buckwheat and friends: six grains worth knowing how to cook',
  },
  excerpt: {
    lt: 'Grikiai – ne grūdas, lęšiai – ne kruopa, o bolivinę balandą reikia nuplauti. Virimo laikai, proporcijos ir atsakymas, kodėl jūsų ryžiai sulimpa.',
    en: 'Buckwheat isn’t a cereal, lentils aren’t a grain, and quinoa wants a rinse. Times, proportions and the reason why your rice goes sticky.',
  },
  publishedAt: '2026-11-09',
  content: {
    lt: `
<p>Kai pirmą kartą į dėžutę įdėjome grikių, bijojome klausimo „o kas čia tokio ypatingo?“. Paaiškėjo, kad ypatinga tai, jog jie pagaliau birūs. Kruopos – pigiausias būdas pavalgyti gerai, jei tik neišverdate jų į tyrę. Susipažinkime su šešetuku, kurį mūsų virtuvėje rasite kasdien.</p>
<h2>Grikiai: mūsų senas draugas</h2>
<p>Botaniškai tai ne javas, o rūgtinių šeimos augalas – artimesnis rūgštynėms ir rabarbarams nei kviečiams. Glitimo juose iš prigimties nėra, o 100 gramų sausų kruopų turi apie 13 gramų baltymų. Proporcija paprasta: stiklinė grikių, dvi stiklinės vandens. Užvirkite, sumažinkite ugnį, po 12 minučių nukelkite ir dar dešimt palaikykite uždengtus. Nemaišykite! Maišomi grikiai virsta koše.</p>
<h2>Avižos: ne vien rytui</h2>
<p>Avižose yra beta gliukanų – tirpių skaidulų, dėl kurių košė tokia kreminė. Stambūs dribsniai verda 10 minučių, smulkūs – tris, o per naktį jogurte išbrinksta patys. Pabandykite ir sūriai: avižos, virtos su svogūnu ir grybais, yra visai padori „rizoto“ sesė. Tik atminkite, kad įprastos avižos netinka vengiantiems glitimo – laukuose ir malūnuose jos susimaišo su kviečiais.</p>
<h2>Bolivinė balanda (kynva): pirma – dušas</h2>
<p>Karstelėjimas, dėl kurio daugelis jos nemėgsta, – tai saponinai sėklos paviršiuje. Nuplaukite sietelyje po šaltu vandeniu, kol nebeputos, ir kartumo neliks. Viena dalis kruopų, dvi dalys vandens, 15 minučių. Gatava tada, kai aplink kiekvieną grūdelį atsiranda balta uodegėlė.</p>
<h2>Ryžiai: mažiau vandens, daugiau kantrybės</h2>
<p>Ryžiai sulimpa dėl krakmolo. Nuplaukite juos tris keturis kartus, kol vanduo bus beveik skaidrus. Ilgagrūdžiams – pusantros dalies vandens, dangtis, maža ugnis, 12 minučių ir dar tiek pat ramybės be ugnies. Nuo kilnojamo dangčio ryžiai greičiau neišverda.</p>
<h2>Lęšiai: jų net nereikia mirkyti</h2>
<p>Tai ankštiniai, ne kruopos, bet puode elgiasi panašiai. Raudonieji sukrinta per 15 minučių ir tinka sriubai, žalieji ir juodieji verda 20–25 minutes ir lieka sveiki – dėkite į salotas. Druską berkite pabaigoje, rūgštį – tik išvirus, nes su pomidorais ar citrina jie ilgai nesuminkštės. Šimte gramų sausų lęšių – apie 25 gramai baltymų.</p>
<h2>Bulguras: kai skubate</h2>
<p>Tai jau apvirti, išdžiovinti ir susmulkinti kviečiai, todėl užtenka užpilti verdančiu vandeniu (viena dalis su dviem), uždengti ir palaukti 15 minučių. Su petražolėmis, pomidorais ir citrina – vakarienė be puodo. Glitimo jame yra, kaip ir visuose kviečiuose.</p>
<blockquote><p>Kruopos mėgsta tris dalykus: tikslų vandens kiekį, uždarytą dangtį ir dešimt minučių ramybės. Kaip ir žmonės po darbo.</p></blockquote>
<h2>Keturios gudrybės visoms</h2>
<ul>
<li><strong>Paskrudinkite sausas.</strong> Dvi minutės keptuvėje – ir grikiai ar bolivinė balanda kvepia riešutais.</li>
<li><strong>Virkite su lauro lapu</strong> ar česnako skiltele: kruopos viską sugeria.</li>
<li><strong>Druskos dėkite į vandenį,</strong> maždaug pusę šaukštelio stiklinei kruopų. Pasūdžius vėliau sūrus bus tik paviršius.</li>
<li><strong>Atvėsinkite greitai.</strong> Paskleiskite ant skardos ir per valandą padėkite į šaldytuvą. Taip išsilaikys tris dienas.</li>
</ul>
<h2>Kiek virti vienam?</h2>
<p>Sausų kruopų žmogui reikia 60–80 gramų – tai trečdalis stiklinės. Išvirusios jos pasveria dvigubai ar trigubai daugiau, tad jei pilate „iš akies“, vakarienę turėsite ir rytoj. Tai, beje, visai neblogai: vakarykščiai grikiai su kiaušiniu ir krapais – vieni geriausių pusryčių, kokius mokame. Likusius ryžius pakepinkite su daržovėmis, bulgurą sumaišykite su žolelėmis, o lęšius sutrinkite į užtepėlę.</p>`.trim(),
    en: `
<p>When we first put buckwheat in a box, we feared the question “and what is so special about that?”. It turned out that the special thing was that the grains didn’t stick. Grains are the cheapest way to eat well, as long as you don’t boil them into purée. Meet the six that are in our kitchen every day.</p>
<h2>Buckwheat: our old friend</h2>
<p>Botanically it is no cereal at all but a relative of sorrel, closer to rhubarb than to wheat. It is naturally free of gluten, and 100 grams of dry groats hold about 13 grams of protein. The proportion is simple: one cup of buckwheat, two of water. Bring to the boil, turn down, take off the heat after 12 minutes and leave covered for another ten. Don’t stir! Stirred buckwheat becomes porridge.</p>
<h2>Oats: not just for mornings</h2>
<p>Oats contain beta-glucans, the soluble fibre that makes porridge so creamy. Large flakes take 10 minutes, small ones three, and overnight in yoghurt they soften by themselves. Try them savoury as well: oats cooked with onion and mushrooms are a respectable cousin of risotto. Do remember that ordinary oats are no good for people who avoid gluten, since they mingle with wheat in fields and mills.</p>
<h2>Quinoa: a shower first</h2>
<p>The bitterness that puts many people off comes from saponins on the surface of the seed. Rinse it in a sieve under cold water until the foam is gone, and so is the bitterness. One part quinoa, two parts water, 15 minutes. It is ready when each grain shows a little white tail.</p>
<h2>Rice: less water, more patience</h2>
<p>Starch is what makes rice stick. Wash it three or four times until the water is almost clear. For long-grain rice use one and a half parts water, a lid, low heat and 12 minutes, then as long again off the heat. Lifting the lid to see how it is doing does not make it faster.</p>
<h2>Lentils: no soaking required</h2>
<p>They are pulses and not grains, but behave alike in the pot. Red ones collapse within 15 minutes and are made for soup; green and black ones take 20–25 minutes and stay whole for salads. Add salt towards the end and acid only when they are done: with tomatoes or lemon they take forever to soften. A hundred grams of dry lentils contain about 25 grams of protein.</p>
<h2>Bulgur: when you are in a hurry</h2>
<p>This is wheat that has already been parboiled, dried and cracked, so all you do is pour boiling water over it (one part to two), cover and wait 15 minutes. With parsley, tomatoes and lemon it is dinner without a saucepan. It contains gluten, as all wheat does.</p>
<blockquote><p>Grains love three things: the right amount of water, a closed lid and ten minutes’ peace. Much like people after work.</p></blockquote>
<h2>Four tricks for all of them</h2>
<ul>
<li><strong>Toast them dry.</strong> Two minutes in a pan and buckwheat or quinoa smells of nuts.</li>
<li><strong>Cook with a bay leaf</strong> or a clove of garlic; grains soak everything up.</li>
<li><strong>Salt the water,</strong> about half a teaspoon to a cup of grains. Salted later, only the surface tastes of it.</li>
<li><strong>Cool quickly.</strong> Spread on a tray and refrigerate within the hour. They will keep for three days.</li>
</ul>
<h2>How much for one?</h2>
<p>You need 60–80 grams of dry grains per person, a third of a cup. Cooked, they weigh two or three times as much, so if you pour by eye you will have tomorrow’s dinner too. Which is no bad thing: last night’s buckwheat with an egg and dill is one of the best breakfasts we know. Fry leftover rice with vegetables, toss bulgur with herbs and blend lentils into a spread.</p>`.trim(),
  },
};
