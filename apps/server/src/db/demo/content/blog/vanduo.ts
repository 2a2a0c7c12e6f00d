import type { BlogArticleContent } from '../types.ts';

export const vanduo: BlogArticleContent = {
  slug: 'kiek-vandens-is-tikruju-reikia',
  cover: 'blog-vanduo-su-citrina.jpg',
  alt: {
    lt: 'Trys stiklinės vandens su citrinos griežinėliais ir mėtomis',
    en: 'Three glasses of water with lemon slices and mint',
  },
  title: {
    lt: 'Kiek vandens iš tikrųjų reikia (ir ar citrina ką nors keičia)',
    en: 'How much water you really need (and whether lemon changes anything)',
  },
  excerpt: {
    lt: 'Aštuonios stiklinės, du litrai, litras prieš pusryčius… Susitvarkome su skaičiais ir paaiškiname, kodėl dalį vandens jūs suvalgote.',
    en: 'Eight glasses, two litres, a litre before breakfast… We sort out the numbers and explain why you eat part of your water.',
  },
  publishedAt: '2026-08-05',
  content: {
    lt: `
<p>Rugpjūtį visi staiga prisimena vandenį. Ant stalų atsiranda grafinai su mėtomis, telefonai pypsi „metas atsigerti“, o kolega trečią kartą pasakoja apie aštuonias stiklines per dieną. Prieš pildami devintą, pasižiūrėkime, ką iš tikrųjų sako skaičiai.</p>
<h2>Du litrai – bet ne vien iš stiklinės</h2>
<p>Europos maisto saugos tarnyba nurodo, kad suaugusiai moteriai per dieną pakanka maždaug 2 litrų, o vyrui – 2,5 litro vandens. Tik yra viena smulkmena, kurią reklama mėgsta praleisti: tai <strong>visas</strong> vanduo, ir išgertas, ir suvalgytas. Iš maisto gauname maždaug penktadalį, o vasarą, kai lėkštėje pomidorai ir šaltibarščiai, – ir daugiau.</p>
<p>Agurke vandens apie 96 %, pomidore – 94 %, arbūze – 91 %, virtose bulvėse – beveik 80 %. Net duonos riekėje jo daugiau nei trečdalis. Tad jei pietums valgėte sriubą, o pavakariams – saują braškių, porą stiklinių jau turite.</p>
<h2>Kada reikia daugiau</h2>
<p>Skaičiai galioja vidutinei dienai vidutiniame ore. Daugiau gerkite, kai:</p>
<ul>
<li>karšta arba patalpoje sausas oras – žiemą prie radiatorių tai irgi galioja;</li>
<li>sportuojate: po treniruotės pasisverti paprasčiau, nei spėlioti, – kiek numetėte, tiek maždaug ir išgarinote;</li>
<li>karščiuojate arba sutriko skrandis;</li>
<li>laukiatės ar žindote;</li>
<li>valgote daug skaidulų: avižoms, ankštiniams ir čijoms vandens reikia ir puode, ir jums.</li>
</ul>
<p>Vyresniame amžiuje troškulys silpnėja, tad senelių stalas su grafinu – ne dekoracija. O jei sergate širdies ar inkstų liga, savo normą klauskite gydytojo, ne tinklaraščio.</p>
<h2>Paprasčiausias matuoklis</h2>
<p>Programėlės nereikia. Pažiūrėkite į šlapimo spalvą: šviesi kaip šiaudai – viskas gerai, tamsi kaip obuolių sultys – metas atsigerti. Ryte ji visada tamsesnė, tai normalu. Po burokėlių – rožinė, dėl to irgi nepanikuokite.</p>
<blockquote><p>Jei prisimenate, kad reikia gerti, vadinasi, jau norite. Laikykite stiklinę ten, kur ją matote, – tai veikia geriau už bet kokį priminimą.</p></blockquote>
<h2>O kaip kava, arbata ir sultys?</h2>
<p>Kava vandens „neišplauna“: keli puodeliai per dieną į bendrą kiekį skaičiuojami kaip ir visi gėrimai. Arbata – taip pat. Sultys ir limonadas irgi yra vanduo, tik su cukrumi: stiklinėje apelsinų sulčių jo apie 20 gramų, tad tai veikiau užkandis nei gėrimas troškuliui malšinti.</p>
<p>Gazuotas vanduo lygiai toks pat geras, jei burbuliukai netrukdo jūsų skrandžiui. Tik labai mineralizuoto negerkite vietoj viso kito: etiketėje pasižiūrėkite, kiek litre natrio, – kasdienai rinkitės tą, kuriame jo mažiau.</p>
<h2>Citrina: skonis – taip, stebuklai – ne</h2>
<p>Griežinėlis citrinos vandenį padaro skanesnį, todėl jo išgeriate daugiau. Tiek ir tos magijos. Jokių toksinų ji „neišvaro“ – tuo užsiima kepenys ir inkstai, ir jiems citrinos nereikia. Vienintelė pastaba: rūgštis nemėgsta dantų emalio, tad negurkšnokite citrininio vandens visą dieną, o po jo dantis valykite ne iš karto.</p>
<h2>Trys ąsočiai savaitei</h2>
<ul>
<li><strong>Agurkai ir krapai.</strong> Pusė agurko, dvi šakelės krapų, žiupsnelis druskos. Skonis – kaip vasara sode.</li>
<li><strong>Mėtos ir žalioji citrina.</strong> Mėtas suplokite tarp delnų, tada meskite į vandenį: kvapas bus dvigubai stipresnis.</li>
<li><strong>Šaldytos uogos ir bazilikai.</strong> Uogos vietoj ledukų. Ištirpusias suvalgykite.</li>
</ul>
<p>Užpilkite šaltu vandeniu iš čiaupo – Lietuvoje jis iš požeminių gręžinių, nuolat tikrinamas ir kainuoja kelis centus už ąsotį. Palaikykite šaldytuve valandą, išgerkite per dieną. Ir tiek: jokių litrų prieš pusryčius, jokių aštuonių stiklinių su žymėjimu lentelėje. Stiklinė prie kiekvieno valgymo, stiklinė tarp jų – ir skaičiai susitvarko patys.</p>`.trim(),
    en: `
<p>In August everyone suddenly remembers water. Jugs with mint appear on desks, phones beep “time for a drink”, and a colleague tells you for the third time about eight glasses a day. Before you pour the ninth, let us look at what the numbers really say.</p>
<h2>Two litres, but not only from a glass</h2>
<p>The European Food Safety Authority considers about 2 litres of water a day adequate for an adult woman and 2.5 litres for a man. There is one detail that advertising likes to skip: this is <strong>all</strong> the water, drunk and eaten. About a fifth comes from food, and in summer, with tomatoes and cold beetroot soup on the plate, even more.</p>
<p>A cucumber is about 96% water, a tomato 94%, a watermelon 91%, and boiled potatoes nearly 80%. Even a slice of bread is more than a third. So if you had soup for lunch and a handful of strawberries in the afternoon, some of your glasses are already inside you.</p>
<h2>When you need more</h2>
<p>The figures are for an average day in average weather. Drink more when:</p>
<ul>
<li>it is hot or the air indoors is dry, which includes winter beside the radiator;</li>
<li>you exercise: stepping on the scales before and after is easier than guessing, since what you lost is mostly sweat;</li>
<li>you have a fever or an upset stomach;</li>
<li>you are pregnant or breastfeeding;</li>
<li>you eat a lot of fibre: oats, pulses and chia need water in the pot and in you.</li>
</ul>
<p>Thirst fades as we get older, so a jug on your grandparents’ table is not decoration. And if you have a heart or kidney condition, ask your doctor how much to drink, not a blog.</p>
<h2>The simplest gauge</h2>
<p>You don’t need an app. Look at the colour of your urine: pale straw is fine, apple juice means it is time for a drink. It is always darker in the morning, which is normal. After beetroot it may be pink, and that is no reason to panic either.</p>
<blockquote><p>If you remember that you ought to drink, you are thirsty already. Keep a glass where you can see it; that works better than any reminder.</p></blockquote>
<h2>What about coffee, tea and juice?</h2>
<p>Coffee does not “wash water out”: a few cups a day count towards the total like any other drink. So does tea. Juice and lemonade are water as well, only with sugar. There are about 20 grams in a glass of orange juice, which makes it more of a snack than a thirst quencher.</p>
<p>Sparkling water is just as good if your stomach doesn’t mind the bubbles. Only don’t let the heavily mineralised kind replace everything else: check the sodium on the label and keep to a low one for every day.</p>
<h2>Lemon: flavour yes, miracles no</h2>
<p>A slice of lemon makes water taste better, so you drink more of it. That is all the magic there is. It doesn’t “flush out toxins”; your liver and kidneys see to that and they don’t ask for lemon. One remark: acid is no friend of tooth enamel, so don’t sip lemon water all day long, and wait a little before brushing.</p>
<h2>Three jugs for the week</h2>
<ul>
<li><strong>Cucumber and dill.</strong> Half a cucumber, two sprigs of dill, a pinch of salt. It tastes like summer in the garden.</li>
<li><strong>Mint and lime.</strong> Clap the mint between your palms before it goes in: twice the scent.</li>
<li><strong>Frozen berries and basil.</strong> Berries instead of ice cubes. Eat them once they thaw.</li>
</ul>
<p>Fill up with cold tap water. In Lithuania it comes from underground wells, is checked all the time and costs next to nothing. Leave it in the fridge for an hour and finish it the same day. That’s it: no litre before breakfast, no eight ticks in a table. A glass with every meal, a glass in between, and the numbers take care of themselves.</p>`.trim(),
  },
};
