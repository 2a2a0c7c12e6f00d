import type { BlogArticleContent } from '../types.ts';

export const pusryciai: BlogArticleContent = {
  slug: 'pusryciai-kurie-sotina-iki-pietu',
  cover: 'blog-pusryciu-stalas.jpg',
  alt: {
    lt: 'Pusryčių stalas: avižinė košė su uogomis, avokado skrebutis, granola ir apelsinų sultys',
    en: 'Breakfast table: oat porridge with berries, avocado toast, granola and orange juice',
  },
  title: {
    lt: 'Pusryčiai, po kurių vienuoliktą neieškosite sausainių',
    en: 'Breakfasts that keep you out of the biscuit tin at eleven',
  },
  excerpt: {
    lt: 'Ar pusryčiai tikrai svarbiausi? Ne visiems. Bet jei jau valgote, štai paprasta formulė ir penki deriniai, kuriuos spėsite net pirmadienį.',
    en: 'Is breakfast really the most important meal? Not for everyone. But if you do eat it, here is a simple formula and five combinations that fit even a Monday.',
  },
  publishedAt: '2026-09-08',
  content: {
    lt: `
<p>Rugsėjis, septinta ryto. Vienas vaikas ieško kojinės, kitas – sąsiuvinio, o jūs stovite prie atidaryto šaldytuvo ir galvojate, ar kava laikoma valgymu. Trumpas atsakymas: ne. Ilgesnis – žemiau.</p>
<h2>Ar pusryčiauti būtina?</h2>
<p>Frazė „svarbiausias dienos valgis“ išpopuliarėjo kartu su dribsnių reklamomis, o tyrimai gerokai kuklesni: vieniems žmonėms pusryčiai padeda nepulti prie saldumynų, kiti puikiai jaučiasi pavalgę vienuoliktą. Jei ryte visai nesinori – neverskite savęs. Vaikams, paaugliams ir tiems, kas ryte sportuoja ar dirba fizinį darbą, pavalgyti prieš išeinant paprastai verta.</p>
<p>Svarbiau ne <em>ar</em>, o <em>ką</em>. Saldi bandelė ir saldi kava sotina tiek, kiek trunka kelionė iki darbo.</p>
<h2>Formulė: baltymai, skaidulos, šiek tiek riebalų</h2>
<p>Sotūs pusryčiai turi tris dalis. Baltymai ir skaidulos virškinami lėčiau, riebalai prideda skonio, o vaisiai ir uogos – saldumo be cukrinės.</p>
<ul>
<li><strong>Baltymai, 15–25 g:</strong> du kiaušiniai, 150 g varškės ar tiršto jogurto, gabalėlis lašišos, tofu.</li>
<li><strong>Skaidulos:</strong> avižos, ruginė duona, grikiai, čijos, uogos, obuolys su odele.</li>
<li><strong>Riebalai:</strong> sauja riešutų, šaukštas sėklų, pusė avokado.</li>
</ul>
<p>Pasitikrinkite paprastai: jei po trijų valandų galvojate apie darbą, o ne apie sausainius, formulė suveikė.</p>
<h2>Penki deriniai darbo dienai</h2>
<ul>
<li><strong>Vakarykštė avižinė.</strong> Avižas užpilkite pienu ar jogurtu, įdėkite šaukštą čijų, palikite šaldytuve. Ryte – uogos ir migdolai. Laikas ryte: viena minutė.</li>
<li><strong>Varškė su viskuo.</strong> Grūdėta varškė, braškės arba tarkuotas obuolys, cinamonas, riešutai. Galima ir sūriai: ridikėliai, krapai, pipirai.</li>
<li><strong>Skrebutis su avokadu ir kiaušiniu.</strong> Kiaušinius išvirkite sekmadienį – šaldytuve su lukštu jie išsilaiko savaitę.</li>
<li><strong>Grikiai nuo vakarienės.</strong> Pašildykite su šlakeliu pieno, įpjaustykite bananą, įberkite riešutų. Niekas nepatikės, kad tai vakarykštis garnyras.</li>
<li><strong>Šakšuka savaitgaliui.</strong> Pomidorai, paprikos, kuminai, ant viršaus – kiaušiniai. Keptuvę neškite tiesiai į stalą ir duokite visiems po duonos riekę.</li>
</ul>
<blockquote><p>Geriausi pusryčiai – tie, kuriuos suvalgote sėdėdami. Net jei tik septynias minutes.</p></blockquote>
<h2>O ką duoti vaikams?</h2>
<p>Tą patį, tik mažesniame dubenėlyje. Leiskite rinktis iš dviejų: „košė ar kiaušinis?“ – klausimas be atsakymo „nieko“. Uogas ir riešutus sudėkite į atskirus indelius ir leiskite pasigražinti patiems: vaikai mieliau valgo tai, ką patys sukūrė. Mažyliams riešutus susmulkinkite, medaus iki metų neduokite. Ir nesijaudinkite, jei trečiadienį suvalgyti tik trys šaukštai, – ketvirtadienį bus du dubenėliai.</p>
<h2>Kur slepiasi cukrus</h2>
<p>Pirkdami granolą ar jogurtą, pažiūrėkite į eilutę „iš kurių cukrų“. Granola su 5–8 g cukrų 100 gramų – gerai, su 25 g – jau saldainis su avižomis. Vaisinis jogurtas dažnai turi trečdaliu daugiau cukrų nei natūralus su šviežiomis uogomis. Nieko baisaus, jei tai sąmoningas pasirinkimas; blogiau, kai manote valgantys „sveikai“.</p>
<p>Stiklinė sulčių – skanu, bet tai trijų apelsinų cukrus be jų skaidulų. Geriau suvalgykite apelsiną, o prie jo išgerkite vandens ar arbatos, kad ir tos pačios kavos – tik ne vietoj pusryčių.</p>
<h2>O jei ryte visai nėra laiko?</h2>
<p>Tada ruoškitės vakare. Padėkite ant stalo dubenėlius, sudėkite sausus produktus, užpilkite, kas turi brinkti. Dešimt minučių prieš miegą ryte virsta pusvalandžiu ramybės. Arba atidarykite dėžutę, kurią jau paruošė kas nors kitas, – tam, tiesą sakant, mes ir esame. Svarbiausia, kad septintą ryto šaldytuvas atsakytų į jūsų klausimą, o ne užduotų naują.</p>`.trim(),
    en: `
<p>September, seven in the morning. One child is looking for a sock, another for an exercise book, and you stand before the open fridge wondering whether coffee counts as a meal. The short answer is no. The longer one follows.</p>
<h2>Do you have to eat breakfast?</h2>
<p>The phrase “the most important meal of the day” became popular along with cereal advertising, and research is far more modest: breakfast keeps some people away from sweets, while others feel perfectly well eating at eleven. If you really don’t fancy anything in the morning, don’t force it. For children, teenagers and those who train or do physical work early, eating before leaving the house is usually worth it.</p>
<p>What matters is less <em>whether</em> than <em>what</em>. A sweet bun with a sweet coffee lasts about as long as the trip to work.</p>
<h2>The formula: protein, fibre, a little fat</h2>
<p>A filling breakfast has three parts. Protein and fibre take longer to digest, fat adds flavour, and fruit and berries bring sweetness without the sugar bowl.</p>
<ul>
<li><strong>Protein, 15–25 g:</strong> two eggs, 150 g of curd or thick yoghurt, a piece of salmon, tofu.</li>
<li><strong>Fibre:</strong> oats, rye bread, buckwheat, chia, berries, an apple with its skin.</li>
<li><strong>Fat:</strong> a handful of nuts, a spoonful of seeds, half an avocado.</li>
</ul>
<p>Here is an easy test: if three hours later you are thinking about work and not about biscuits, the formula worked.</p>
<h2>Five combinations for a weekday</h2>
<ul>
<li><strong>Overnight oats.</strong> Cover oats with milk or yoghurt, add a spoonful of chia, leave in the fridge. In the morning: berries and almonds. Time needed at seven: one minute.</li>
<li><strong>Curd with everything.</strong> Cottage cheese, strawberries or grated apple, cinnamon, nuts. Savoury works too: radishes, dill, pepper.</li>
<li><strong>Toast with avocado and egg.</strong> Boil the eggs on Sunday; in their shells they keep for a week in the fridge.</li>
<li><strong>Buckwheat from last night.</strong> Warm it with a splash of milk, slice in a banana, add nuts. Nobody will believe it was yesterday’s side dish.</li>
<li><strong>Shakshuka for the weekend.</strong> Tomatoes, peppers and cumin with eggs on top. Carry the pan straight to the table and give everyone a slice of bread.</li>
</ul>
<blockquote><p>The best breakfast is one you eat sitting down. Even if only for seven minutes.</p></blockquote>
<h2>What about the children?</h2>
<p>The same, in a smaller bowl. Offer a choice of two: “porridge or egg?” is a question to which “nothing” is no answer. Put berries and nuts into little dishes and let them decorate; children are keener to eat what they made. Chop nuts finely for the little ones, and no honey before the first birthday. And don’t worry if Wednesday ends after three spoonfuls; on Thursday there will be two bowls.</p>
<h2>Where sugar hides</h2>
<p>When you buy granola or yoghurt, look at the line “of which sugars”. Granola with 5–8 g per 100 grams is fine; with 25 g it is a sweet with oats in it. Fruit yoghurt often has a third more sugar than natural yoghurt with fresh berries. There is nothing terrible about that if you choose it knowingly; it is worse if you think you are eating “healthily”.</p>
<p>A glass of juice is nice, but it is the sugar of three oranges without their fibre. Eat an orange, and drink water or tea with it.</p>
<h2>And if there is no time at all?</h2>
<p>Then do it in the evening. Put out the bowls, measure the dry things, soak whatever needs soaking. Ten minutes before bed turn into half an hour of peace in the morning. Or open a box that somebody else has already prepared, which, to be honest, is what we are for. What counts is that at seven in the morning the fridge answers your question and doesn’t ask a new one.</p>`.trim(),
  },
};
