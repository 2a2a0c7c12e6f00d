import type { BlogArticleContent } from '../types.ts';

export const darzoves: BlogArticleContent = {
  slug: 'darzoves-pagal-sezona',
  cover: 'blog-darzoves.jpg',
  alt: {
    lt: 'Spalvingos daržovės: paprikos, pomidorai, brokolis, agurkas, morkos ir svogūnai',
    en: 'Colourful vegetables: peppers, tomatoes, broccoli, cucumber, carrots and onions',
  },
  title: {
    lt: 'Daržovės pagal sezoną: ką dėti į lėkštę kiekvieną mėnesį',
    en: 'Vegetables in season: what to put on the plate, month by month',
  },
  excerpt: {
    lt: 'Pomidoras sausį ir pomidoras rugpjūtį – du skirtingi daiktai. Trumpas lietuviško sezono kalendorius ir trys būdai daržovėms iškepti taip, kad jų prašytų dar.',
    en: 'A tomato in January and a tomato in August are two different things. A short calendar of the Lithuanian season and three ways to cook vegetables so that people ask for more.',
  },
  publishedAt: '2026-08-24',
  content: {
    lt: `
<p>Yra labai paprastas bandymas. Nusipirkite pomidorą rugpjūčio turguje ir dar vieną – sausį prekybos centre. Pirmasis kvepia dar neperpjautas, antrasis atrodo kaip pomidoras, ir tuo panašumas baigiasi. Sezonas – ne mada ir ne dorybė. Tai tiesiog skonis, o dažnai ir perpus mažesnė kaina.</p>
<h2>Kodėl verta laukti</h2>
<p>Daržovė, nunokusi ant šakos ir po dienos atsidūrusi virtuvėje, turi daugiau cukrų ir aromato nei ta, kuri skinta žalia ir savaitę keliavo. Be to, sezono viduryje jos tiek, kad kaina krinta pati. O kai valgome tai, kas auga dabar, meniu keičiasi savaime – nereikia sukti galvos dėl įvairovės.</p>
<p>Pasaulio sveikatos organizacija pataria per dieną suvalgyti bent 400 gramų daržovių ir vaisių. Skamba daug, bet tai – dubenėlis salotų, obuolys ir lėkštė sriubos. Paprasčiausia taisyklė be jokių svarstyklių: pusė lėkštės – daržovės.</p>
<h2>Lietuviškas kalendorius</h2>
<ul>
<li><strong>Balandis–gegužė:</strong> ridikėliai, špinatai, rūgštynės, rabarbarai, pirmieji svogūnų laiškai. Skaniausios tokios, kokios yra, – kepti čia beveik nėra ko.</li>
<li><strong>Birželis–liepa:</strong> šviežios bulvės, žirneliai, agurkai, jauni burokėliai su lapais, žiediniai kopūstai, cukinijos.</li>
<li><strong>Rugpjūtis–rugsėjis:</strong> pomidorai, paprikos, šparaginės pupelės, kukurūzai, baklažanai, moliūgų pradžia. Metų viršūnė, nepramiegokite.</li>
<li><strong>Spalis–lapkritis:</strong> moliūgai, kopūstai, porai, salierai, pastarnokai, lapiniai kopūstai po pirmųjų šalnų.</li>
<li><strong>Gruodis–kovas:</strong> morkos, burokėliai, svogūnai, česnakai, rauginti kopūstai ir agurkai. Ir šaldyti žirneliai, dėl kurių gėdytis nereikia.</li>
</ul>
<h2>Kaip pirkti turguje</h2>
<p>Klauskite ne „ar šviežia?“, o „kada skinta?“. Kas augino pats, atsakys iš karto. Žiūrėkite į kotelį: žalias ir drėgnas – skinta vakar, rudas ir sausas – seniai. Kreivos morkos ir peraugę agurkai parduodami pigiau, nors puode visos morkos tiesios. O jei ateisite prieš pat uždarant, dažnam pardavėjui bus lengviau nuleisti kainą, nei viską krauti atgal į autobusiuką.</p>
<h2>Šaldytos – ne antrarūšės</h2>
<p>Žirneliai, šparaginės pupelės, špinatai ir uogos užšaldomi per kelias valandas nuo derliaus, todėl žiemą jie dažnai „šviežesni“ už atskraidintus. Vienintelė taisyklė – netirpinkite prieš kepdami, meskite tiesiai į įkaitusią keptuvę. Ištirpusios daržovės leidžia vandenį ir verda, užuot kepusios.</p>
<blockquote><p>Jei vaikas nevalgo brokolių, dažniausiai kalti ne brokoliai, o puodas. Iškepkite juos orkaitėje su trupučiu druskos – ir pasižiūrėkite, kas liks.</p></blockquote>
<h2>Trys būdai, kurie visada pavyksta</h2>
<ul>
<li><strong>Karšta orkaitė.</strong> 220 °C, skarda viena, daržovės – vienu sluoksniu, šaukštas aliejaus, druska. Morkoms ir burokėliams – 35–40 minučių, brokoliams ir žiediniams kopūstams – 20, paprikoms – 25. Susigrūdusios jos troškinsis, tad geriau dvi skardos nei viena kalnu.</li>
<li><strong>Greita keptuvė.</strong> Labai karšta, mažai aliejaus, trys minutės. Tinka cukinijoms, pupelėms, lapams. Pabaigoje – citrinos lašas: rūgštis skonį atgaivina geriau už druską.</li>
<li><strong>Trinta sriuba.</strong> Pakepinkite svogūną, sudėkite, kas liko stalčiuje, užpilkite vandeniu tiek, kad apsemtų, ir virkite, kol suminkštės. Sutrinkite, pagardinkite grietine arba saujele sėklų. Nuo moliūgo iki žirnelių – principas tas pats.</li>
</ul>
<h2>Kaip laikyti, kad nesuvystų</h2>
<p>Pomidorų, bulvių, svogūnų ir moliūgų į šaldytuvą nedėkite: šaltis gadina jų skonį ir tekstūrą. Lapines daržoves įvyniokite į drėgną rankšluostį, morkoms ir ridikėliams nupjaukite lapus – jie traukia drėgmę iš šaknies. Žoleles merkite kaip gėles.</p>
<p>Ir paskutinis dalykas: neišmeskite kotų. Brokolio kotas nuluptas saldesnis už žiedyną, burokėlių lapai kepa kaip špinatai, o morkų lapai su česnakais ir riešutais virsta padažu. Sezonas trumpas – suvalgykite jį visą.</p>`.trim(),
    en: `
<p>There is a very simple experiment. Buy a tomato at the market in August and another in a supermarket in January. The first smells before you cut it; the second looks like a tomato, and there the likeness ends. Season is neither a fashion nor a virtue. It is flavour, and often half the price.</p>
<h2>Why it is worth waiting</h2>
<p>A vegetable that ripened on the plant and reached the kitchen a day later has more sugar and aroma than one picked green that spent a week on the road. In mid-season there is so much of it that the price falls by itself. And when you eat what grows now, the menu changes on its own and you needn’t worry about variety.</p>
<p>The World Health Organization suggests at least 400 grams of vegetables and fruit a day. It sounds like a lot, but it is a bowl of salad, an apple and a plate of soup. The simplest rule needs no scales: half the plate is vegetables.</p>
<h2>The Lithuanian calendar</h2>
<ul>
<li><strong>April–May:</strong> radishes, spinach, sorrel, rhubarb, the first spring onions. Eat them raw; there is hardly anything here to roast.</li>
<li><strong>June–July:</strong> new potatoes, peas, cucumbers, young beetroot with its leaves, cauliflower, courgettes.</li>
<li><strong>August–September:</strong> tomatoes, peppers, green beans, sweetcorn, aubergines and the first pumpkins. The peak of the year; don’t sleep through it.</li>
<li><strong>October–November:</strong> pumpkins, cabbage, leeks, celeriac, parsnips, kale after the first frosts.</li>
<li><strong>December–March:</strong> carrots, beetroot, onions, garlic, sauerkraut and pickled cucumbers. And frozen peas, which are nothing to be ashamed of.</li>
</ul>
<h2>How to buy at the market</h2>
<p>Don’t ask “is it fresh?” but “when was it picked?”. Whoever grew it will answer at once. Look at the stalk: green and moist means yesterday, brown and dry means long ago. Crooked carrots and overgrown cucumbers cost less, though every carrot is straight in a soup. And just before closing time many sellers would rather lower the price than load the van again.</p>
<h2>Frozen is not second best</h2>
<p>Peas, green beans, spinach and berries are frozen within hours of harvest, so in winter they are often “fresher” than those that came by plane. The only rule is not to thaw them: tip them straight into a hot pan. Thawed vegetables give off water and boil when they should fry.</p>
<blockquote><p>If a child won’t eat broccoli, it is usually the saucepan’s fault. Roast it with a little salt and see what is left.</p></blockquote>
<h2>Three ways that always work</h2>
<ul>
<li><strong>A hot oven.</strong> 220 °C, one layer on the tray, a spoonful of oil, salt. Carrots and beetroot take 35–40 minutes, broccoli and cauliflower 20, peppers 25. Crowded vegetables stew, so two trays are better than one with a mountain.</li>
<li><strong>A quick pan.</strong> Very hot, little oil, three minutes. Good for courgettes, beans and leaves. Finish with a few drops of lemon; acid wakes flavour up better than salt.</li>
<li><strong>A blended soup.</strong> Soften an onion, add whatever is left in the drawer, cover with water and simmer until tender. Blend, then finish with sour cream or a handful of seeds. From pumpkin to peas the idea is the same.</li>
</ul>
<h2>How to keep them from wilting</h2>
<p>Tomatoes, potatoes, onions and pumpkins don’t belong in the fridge: cold spoils their taste and texture. Wrap leafy vegetables in a damp towel, and cut the tops off carrots and radishes, since they draw moisture out of the root. Stand herbs in water like flowers.</p>
<p>One last thing: keep the stalks. A peeled broccoli stalk is sweeter than the florets, beetroot leaves cook like spinach, and carrot tops with garlic and nuts become a sauce. The season is short, so eat all of it.</p>`.trim(),
  },
};
