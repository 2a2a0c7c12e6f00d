import type { BlogArticleContent } from '../types.ts';

export const dezutes: BlogArticleContent = {
  slug: 'savaite-dezutese',
  cover: 'blog-dezutes.jpg',
  alt: {
    lt: 'Paruoštos savaitės maisto dėžutės su lašiša, vištiena, jautiena, tofu, salotomis ir uogomis',
    en: 'Meal-prep boxes with salmon, chicken, beef, tofu, salad and berries',
  },
  title: {
    lt: 'Savaitė dėžutėse: kaip gaminti iš anksto ir nenuobodžiauti',
    en: 'A week in boxes: how to cook ahead without getting bored',
  },
  excerpt: {
    lt: 'Dvi valandos sekmadienį, trys pagrindai, du padažai. Virtuvės tvarka, kurią naudojame ir patys, – nuo atvėsinimo iki paskutinės dėžutės.',
    en: 'Two hours on Sunday, three bases, two sauces. The kitchen routine that we use ourselves, from cooling to the last box.',
  },
  publishedAt: '2026-10-01',
  content: {
    lt: `
<p>Kiekvieną spalį nutinka tas pats: grįžta rutina, vakarai trumpėja, o vakarienė vis dažniau būna „kas nors iš šaldytuvo durelių“. Maistą dėžutėse gaminame kasdien, todėl papasakosime, kaip tai darome – kad išeitų ir namuose, ir nebūtų penkios dienos tos pačios vištienos su ryžiais.</p>
<h2>Gaminkite ne patiekalus, o dalis</h2>
<p>Dažniausia klaida – išvirti vieną didelį puodą ir išdalyti į penkias dėžutes. Trečiadienį į jį jau nenorėsite žiūrėti. Geriau paruoškite dalis, kurias galima sudėlioti vis kitaip:</p>
<ul>
<li><strong>Du garnyrai:</strong> pavyzdžiui, grikiai ir keptos saldžiosios bulvės.</li>
<li><strong>Du baltymai:</strong> vištienos šlaunelės ir lęšiai arba kiaušiniai ir tofu.</li>
<li><strong>Trys daržovės:</strong> viena kepta, viena troškinta, viena žalia.</li>
<li><strong>Du padažai:</strong> jogurto su česnakais ir žolelių su aliejumi.</li>
</ul>
<p>Iš tokio rinkinio išeina bent aštuoni skirtingi pietūs. Pirmadienį – grikiai su vištiena ir burokėliais, antradienį – lęšiai su saldžiosiomis bulvėmis ir jogurtu. Produktai tie patys, nuotaika kita.</p>
<h2>Dvi valandos sekmadienį</h2>
<ol>
<li><strong>Įkaitinkite orkaitę</strong> ir į ją dėkite tai, kas kepa ilgiausiai: šakniavaises, vištieną.</li>
<li><strong>Kol kepa, virkite kruopas</strong> ir lęšius – jiems reikia tik puodo ir laikmačio.</li>
<li><strong>Pjaustykite žalias daržoves.</strong> Morkos, kopūstai, paprikos pjaustyti išsilaiko tris dienas, agurkai ir pomidorai – ne, juos pjaukite tą pačią dieną.</li>
<li><strong>Sumaišykite padažus</strong> į stiklainius.</li>
<li><strong>Viską atvėsinkite</strong> ir tik tada dėkite į dėžutes.</li>
</ol>
<h2>Saugumas: nuobodžiausia ir svarbiausia dalis</h2>
<p>Šiltas maistas uždarytoje dėžutėje – bakterijų kurortas. Todėl paskleiskite jį plonu sluoksniu, atvėsinkite greitai ir į šaldytuvą dėkite ne vėliau kaip per dvi valandas nuo virimo. Ypač tai galioja ryžiams: kambario temperatūroje palikti per naktį jie gali rimtai sugadinti savaitę.</p>
<ul>
<li>Šaldytuve turi būti ne daugiau kaip 5 °C. Termometras kainuoja kelis eurus ir dažnai nustebina.</li>
<li>Mėsą, žuvį ir virtas kruopas suvalgykite per tris dienas. Tai, kas liks ketvirtadieniui ir penktadieniui, sekmadienį iš karto užšaldykite.</li>
<li>Šildykite iki garavimo – bent iki 75 °C viduje – ir tik vieną kartą.</li>
</ul>
<blockquote><p>Ant dėžutės užrašykite datą. Ne todėl, kad esate pedantas, o todėl, kad ketvirtadienį tikrai neprisiminsite.</p></blockquote>
<h2>Kaip sudėti, kad liktų skanu</h2>
<p>Kas drėgna – apačioje, kas traška – viršuje, padažas – atskirai. Salotų lapus dėkite paskutinius ir nesūdykite: druska ištraukia vandenį. Riešutus ir sėklas laikykite mažame maišelyje ir berkite prieš valgydami. Žuvį gaminkite ne sekmadienį, o antradienio vakarą – ji nusipelno būti šviežia.</p>
<p>Prieskonius dėkite drąsiau nei įprastai: šalto ar pašildyto maisto skonis silpnesnis. Pabaigoje visada praverčia kas nors rūgštaus – citrina, marinuoti svogūnai, šaukštas raugintų kopūstų.</p>
<h2>Kokias dėžutes rinktis</h2>
<p>Stiklinės sunkesnės, bet nesugeria kvapų, jas galima dėti ir į orkaitę, ir į indaplovę. Plastikines rinkitės pažymėtas kaip tinkamas maistui ir mikrobangų krosnelei, o subraižytas keiskite. Vieno dydžio dėžutės šaldytuve rikiuojasi kaip knygos, ir – svarbiausia – visoms tinka tas pats dangtelis. Kas bent kartą ieškojo tinkamo dangtelio septintą ryto, supras.</p>
<h2>Kada verta nesigaminti</h2>
<p>Jei sekmadienio dvi valandos jums – poilsis, puiku. Jei tai paskutinės laisvos savaitės valandos, skirkite jas kam nors mielesniam. Galite gaminti trims dienoms, o dvi palikti mums, arba atvirkščiai: namuose pasigaminti tik vakarienę, kurią mėgstate, o visa kita <a href="/mitybos-planai">atvešime dėžutėse</a>. Taisyklių čia nėra – tik alkis ir kalendorius.</p>`.trim(),
    en: `
<p>The same thing happens every October: routine returns, evenings shrink, and dinner is more and more often “something from the fridge door”. We cook food for boxes every day, so here is how we do it, in a way that works at home and doesn’t mean five days of the same chicken with rice.</p>
<h2>Cook parts, not dishes</h2>
<p>The commonest mistake is to make one big pot and share it out into five boxes. By Wednesday you won’t want to look at it. Prepare parts that can be put together differently each time:</p>
<ul>
<li><strong>Two sides:</strong> buckwheat and roasted sweet potatoes, for example.</li>
<li><strong>Two proteins:</strong> chicken thighs and lentils, or eggs and tofu.</li>
<li><strong>Three vegetables:</strong> one roasted, one braised, one raw.</li>
<li><strong>Two sauces:</strong> yoghurt with garlic, and herbs with oil.</li>
</ul>
<p>That makes at least eight different lunches. On Monday it is buckwheat with chicken and beetroot, on Tuesday lentils with sweet potatoes and yoghurt. Same ingredients, another mood.</p>
<h2>Two hours on Sunday</h2>
<ol>
<li><strong>Heat the oven</strong> and put in whatever takes longest: root vegetables, chicken.</li>
<li><strong>Meanwhile boil the grains</strong> and lentils; they need only a pan and a timer.</li>
<li><strong>Cut the raw vegetables.</strong> Carrots, cabbage and peppers keep for three days once cut; cucumbers and tomatoes don’t, so slice those on the day.</li>
<li><strong>Mix the sauces</strong> in jars.</li>
<li><strong>Cool everything</strong> and only then fill the boxes.</li>
</ol>
<h2>Safety: the dullest and most important part</h2>
<p>Warm food in a closed box is a holiday resort for bacteria. Spread it thin, cool it quickly and get it into the fridge within two hours of cooking. This goes for rice above all: left at room temperature overnight, it can seriously spoil your week.</p>
<ul>
<li>The fridge should be at 5 °C or less. A thermometer costs a few euros and often comes as a surprise.</li>
<li>Eat meat, fish and cooked grains within three days. Freeze what is meant for Thursday and Friday straight away on Sunday.</li>
<li>Reheat until steaming, at least 75 °C inside, and only once.</li>
</ul>
<blockquote><p>Write the date on the box. Not because you are pedantic, but because on Thursday you really won’t remember.</p></blockquote>
<h2>How to pack so that it stays good</h2>
<p>Moist at the bottom, crisp on top, sauce apart. Salad leaves go in last and unsalted, since salt draws out water. Keep nuts and seeds in a little bag and scatter them just before eating. Don’t cook fish on Sunday but on Tuesday evening; it deserves to be fresh.</p>
<p>Be bolder with seasoning than usual: food that is cold or reheated tastes milder. Something sour always helps at the end: lemon, pickled onions, a spoonful of sauerkraut.</p>
<h2>Which boxes to choose</h2>
<p>Glass is heavier but takes on no smells and goes into the oven and the dishwasher. With plastic, look for the food and microwave marks and replace what is scratched. Boxes of one size line up in the fridge like books and, best of all, share the same lid. Anyone who has hunted for a lid at seven in the morning will understand.</p>
<h2>When not to cook</h2>
<p>If those two hours on Sunday are your way to relax, wonderful. If they are the last free hours of your week, spend them on something dearer. You can cook for three days and leave two to us, or the other way round: make only the dinner you love at home, and we will <a href="/mitybos-planai">bring the rest in boxes</a>. There are no rules here, only hunger and a calendar.</p>`.trim(),
  },
};
