import type { BlogArticleContent } from '../types.ts';

export const zuvis: BlogArticleContent = {
  slug: 'zuvis-ir-omega-3-be-mitu',
  cover: 'blog-zuvis-ir-omega.jpg',
  alt: {
    lt: 'Lašišos filė ant lentelės su citrina, avokadu, riešutais ir alyvuogėmis',
    en: 'Salmon fillets on a board with lemon, avocado, nuts and olives',
  },
  title: {
    lt: 'Žuvis ir omega-3 be mitų: kurią pirkti, kiek valgyti, kaip neperkepti',
    en: 'Fish and omega-3 without the myths: which to buy, how much to eat, how not to overcook it',
  },
  excerpt: {
    lt: 'Lašiša ar silkė? Šviežia ar šaldyta? Ar graikiniai riešutai pakeičia žuvį? Dietologės ir virėjos pokalbis vienoje virtuvėje.',
    en: 'Salmon or herring? Fresh or frozen? Do walnuts replace fish? A dietitian and a cook talk it over in one kitchen.',
  },
  publishedAt: '2026-10-22',
  content: {
    lt: `
<p>Apie žuvį žmonės klausia dviejų dalykų: ar tikrai reikia ir kaip iškepti, kad nebūtų sausa. Atsakome į abu, o pakeliui išnarpliojame omega-3 – žodį, kurį visi žino, bet retas gali paaiškinti.</p>
<h2>Kas ta omega-3</h2>
<p>Tai riebalų rūgščių šeima. Svarbiausios trys: ALA, kurios yra augaluose, ir EPA bei DHA, kurių daugiausia riebiose žuvyse. ALA organizmas pats nepasigamina – ją gauname su maistu. EPA ir DHA iš ALA pasigamina, bet labai šykščiai, todėl jas paprasčiau gauti tiesiai iš žuvies.</p>
<p>Europos maisto saugos tarnyba suaugusiesiems nurodo 250 mg EPA ir DHA per dieną. Skamba moksliškai, o lėkštėje tai – viena ar dvi riebios žuvies porcijos per savaitę. Ne kasdien ir ne kapsulėmis.</p>
<h2>Kiek jos kurioje žuvyje</h2>
<ul>
<li><strong>Daug (apie 1–2 g 100 gramų):</strong> silkė, skumbrė, lašiša, sardinės, šprotai.</li>
<li><strong>Vidutiniškai:</strong> upėtakis, karpis, tunas.</li>
<li><strong>Nedaug (0,2–0,3 g):</strong> menkė, starkis, lydeka, krevetės. Užtat jose daug baltymų ir mažai riebalų.</li>
</ul>
<p>Atkreipkite dėmesį, kas sąrašo viršuje: silkė. Pigi, sava, parduodama kiekviename kaime. Jei lašiša šiandien per brangi, Kūčių stalo karalienė puikiai ją pavaduos – tik nepamirškite, kad sūdytoje silkėje daug druskos.</p>
<h2>O augalai?</h2>
<p>Linų sėmenys, čijos, graikiniai riešutai, rapsų aliejus – geri ALA šaltiniai, ir verta juos valgyti net mėgstant žuvį. Jei žuvies nevalgote visai, pasidomėkite mikrodumblių aliejumi: būtent iš dumblių DHA gauna ir pačios žuvys.</p>
<h2>Šviežia ar šaldyta</h2>
<p>Šaldyta laive per kelias valandas žuvis dažnai geresnė už tą, kuri ant ledo praleido penkias dienas. Pirkdami šviežią, pauostykite: ji kvepia jūra, ne „žuvimi“. Akys skaidrios, žiaunos raudonos, mėsa paspausta atšoka. Filė turi būti blizgi, be gelsvų kraštų ir be balos pakuotėje. Šaldytą tirpinkite per naktį šaldytuve, ne ant palangės.</p>
<p>Konservai – irgi žuvis: sardinės, skumbrė ar tunas skardinėje laukia metų metus, kainuoja nedaug, o sardinės dar ir valgomos su minkštais kauliukais, kuriuose yra kalcio. Rinkitės savo sultyse arba alyvuogių aliejuje, o aliejų panaudokite padažui.</p>
<p>Nėščiosioms ir mažiems vaikams patariama rečiau rinktis dideles plėšriąsias žuvis – tuną, kardžuvę, lydeką, – nes jose susikaupia daugiau gyvsidabrio. Silkė, lašiša ir menkė šiuo požiūriu ramesnės.</p>
<h2>Kaip neperkepti</h2>
<p>Sausa žuvis – beveik visada per ilgai kepta žuvis. Štai ką darome virtuvėje:</p>
<ul>
<li><strong>Nusausinkite</strong> popieriniu rankšluosčiu ir pasūdykite prieš pat kepdami.</li>
<li><strong>Orkaitėje</strong> 180 °C temperatūroje 2–3 cm storio lašišos gabalui užtenka 12–14 minučių, menkei – 10–12.</li>
<li><strong>Keptuvėje</strong> dėkite oda žemyn, prispauskite ir nejudinkite, kol trys ketvirtadaliai filė pašviesės. Tada apverskite pusei minutės.</li>
<li><strong>Patikrinkite šakute:</strong> jei mėsa skiriasi sluoksniais, gatava. Su termometru – 60–63 °C storiausioje vietoje.</li>
</ul>
<blockquote><p>Žuvį nuimkite nuo ugnies minute anksčiau, nei norisi. Ją baigs kepti jos pačios karštis, o jūs tuo metu išspausite citriną.</p></blockquote>
<h2>Trys greitos vakarienės</h2>
<ul>
<li><strong>Lašiša ir brokoliai vienoje skardoje.</strong> Brokolius pašaukite aštuoniomis minutėmis anksčiau, tada prie jų paguldykite žuvį.</li>
<li><strong>Menkė su bulvėmis ir krapais.</strong> Šaukštas sviesto, citrinos žievelė, daug krapų. Viskas.</li>
<li><strong>Sardinių skrebučiai.</strong> Ruginė duona, sardinės iš skardinės, marinuoti svogūnai. Penkios minutės ir viena šakutė.</li>
</ul>
<p>Jei namuose žuvies kvapo niekas nemėgsta, kepkite ją kepimo popieriaus voke arba <a href="/mitybos-planai">palikite mums</a>: kvapas liks mūsų virtuvėje.</p>`.trim(),
    en: `
<p>People ask two things about fish: whether they really need it and how to cook it so that it isn’t dry. We answer both, and on the way untangle omega-3, a word everybody knows and few can explain.</p>
<h2>What omega-3 is</h2>
<p>It is a family of fatty acids. Three matter most: ALA, found in plants, and EPA and DHA, found mainly in oily fish. The body can’t make ALA; we get it from food. It can make EPA and DHA out of ALA, but rather stingily, so the simple way is to take them straight from fish.</p>
<p>The European Food Safety Authority sets 250 mg of EPA and DHA a day for adults. That sounds scientific; on the plate it is one or two portions of oily fish a week. Not every day, and not in capsules.</p>
<h2>Which fish has how much</h2>
<ul>
<li><strong>A lot (about 1–2 g per 100 grams):</strong> herring, mackerel, salmon, sardines, sprats.</li>
<li><strong>Some:</strong> trout, carp, tuna.</li>
<li><strong>A little (0.2–0.3 g):</strong> cod, zander, pike, prawns. These are high in protein and low in fat instead.</li>
</ul>
<p>Notice what tops the list: herring. Cheap, local and sold in every village. If salmon is too dear today, the queen of the Christmas Eve table stands in for it very well; just remember that salted herring is, well, salty.</p>
<h2>And plants?</h2>
<p>Linseed, chia, walnuts and rapeseed oil are good sources of ALA and worth eating even if you like fish. If you eat no fish at all, look into microalgae oil: algae are where the fish get their DHA in the first place.</p>
<h2>Fresh or frozen</h2>
<p>Fish frozen on board within hours is often better than fish that spent five days on ice. When buying fresh, smell it: it should smell of the sea and not “of fish”. The eyes are clear, the gills red, the flesh springs back. A fillet should shine, with no yellowish edges and no puddle in the pack. Thaw frozen fish in the fridge overnight, not on the windowsill.</p>
<p>Tins are fish as well: sardines, mackerel or tuna wait for years, cost little, and sardines are eaten with their soft bones, which contain calcium. Choose them in their own juice or in olive oil, and use the oil in a dressing.</p>
<p>Pregnant women and small children are advised to go easy on large predators such as tuna, swordfish and pike, which gather more mercury. Herring, salmon and cod are the calmer choice here.</p>
<h2>How not to overcook it</h2>
<p>Dry fish has nearly always been cooked for too long. This is what we do in the kitchen:</p>
<ul>
<li><strong>Pat it dry</strong> with kitchen paper and salt it just before cooking.</li>
<li><strong>In the oven</strong> at 180 °C a piece of salmon 2–3 cm thick needs 12–14 minutes, cod 10–12.</li>
<li><strong>In a pan</strong> lay it skin down, press, and leave it alone until three quarters of the fillet have turned pale. Then flip it for half a minute.</li>
<li><strong>Check with a fork:</strong> if the flesh comes apart in flakes, it is done. By thermometer that is 60–63 °C at the thickest point.</li>
</ul>
<blockquote><p>Take fish off the heat a minute earlier than you feel like. Its own warmth will finish the job while you squeeze the lemon.</p></blockquote>
<h2>Three quick dinners</h2>
<ul>
<li><strong>Salmon and broccoli on one tray.</strong> Give the broccoli eight minutes’ head start, then lay the fish beside it.</li>
<li><strong>Cod with potatoes and dill.</strong> A spoonful of butter, lemon zest, lots of dill. Done.</li>
<li><strong>Sardine toasts.</strong> Rye bread, tinned sardines, pickled onions. Five minutes and one fork.</li>
</ul>
<p>If nobody at home likes the smell of fish, bake it in a parcel of baking paper or <a href="/mitybos-planai">leave it to us</a>: the smell will stay in our kitchen.</p>`.trim(),
  },
};
