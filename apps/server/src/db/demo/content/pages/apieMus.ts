import type { SeededPage } from '../../../seed/legal-facts.ts';

export const apieMus: SeededPage = {
  slug: 'apie-mus',
  name: { lt: 'Apie mus', en: 'About us' },
  date: '2026-08-03',
  content: {
    lt: `
<p>Esame virėjai, dietologė, kurjeriai ir keli žmonės, kurie skaičiuoja, kad viskas sueitų. Visus mus jungia viena mintis: valgyti gerai neturi būti antras darbas.</p>
<h2>Nuo ko prasidėjo</h2>
<p>Nuo šaltibarščių. Tiksliau, nuo ginčo, ar jie gali būti pietūs į darbą. Paaiškėjo, kad gali – jei bulvės atskirai, kiaušinis perpjautas, o krapų nepagailėta. Tada atsirado kukuliai su grikiais, lašiša su bolivine balanda ir klausimas: kodėl gi neatvežus visos dienos?</p>
<p>Taip gimė „Lėkštė“. Spalvą irgi pasiskolinome iš šaltibarščių – sutikite, prastesnių idėjų būta.</p>
<h2>Kaip gaminame</h2>
<ul>
<li><strong>Iš tikrų produktų.</strong> Daržovės pagal sezoną, kruopos, žuvis, mėsa, kiaušiniai, varškė. Sudėtis ant etiketės telpa be didinamojo stiklo.</li>
<li><strong>Pagal svarstykles.</strong> Kiekviena porcija sveriama, todėl 1 800 kcal yra 1 800 kcal, o ne „maždaug“.</li>
<li><strong>Pagal užsakymą.</strong> Gaminame tiek, kiek užsisakėte. Mažiau likučių – ir mums, ir planetai lengviau.</li>
<li><strong>Be pažadų, kurių nepatikrinsi.</strong> Maistas nėra vaistas. Jis gali būti skanus, sotus ir apgalvotas – to visiškai pakanka.</li>
</ul>
<h2>Kuo tikime</h2>
<p>Kad nėra blogų produktų, yra tik per dideli šaukštai. Kad bulviniai blynai gali būti sveikos savaitės dalis. Kad atšaukti dieną turi būti taip pat lengva, kaip užsisakyti, o grąžinta suma – tiksli iki cento.</p>
<h2>Užsukite</h2>
<p>Turite klausimą, pastabą ar močiutės receptą, kuriuo norėtumėte pasidalyti? <a href="/kontaktai">Parašykite</a>. O jei jau alkani – <a href="/mitybos-planai">rinkiniai čia</a>.</p>`.trim(),
    en: `
<p>We are cooks, a dietitian, couriers and a few people who count so that everything adds up. One thought holds us together: eating well shouldn’t be a second job.</p>
<h2>How it began</h2>
<p>With šaltibarščiai, the pink soup. Or rather with an argument over whether it can be a packed lunch. It turns out that it can, if the potatoes travel separately, the egg is halved and nobody is mean with the dill. Then came meatballs with buckwheat, salmon with quinoa and the question: why not bring the whole day?</p>
<p>That is how Lėkštė – “plate” – was born. We borrowed our colour from the soup as well. Admit it, there have been worse ideas.</p>
<h2>How we cook</h2>
<ul>
<li><strong>From real ingredients.</strong> Vegetables in season, grains, fish, meat, eggs, curd. You can read the label without a magnifying glass.</li>
<li><strong>By the scales.</strong> Every portion is weighed, so 1,800 kcal means 1,800 kcal and not “thereabouts”.</li>
<li><strong>To order.</strong> We cook as much as you ordered. Fewer leftovers make life easier for us and for the planet.</li>
<li><strong>Without promises nobody can check.</strong> Food isn’t medicine. It can be tasty, filling and well thought out, and that is quite enough.</li>
</ul>
<h2>What we believe</h2>
<p>That there are no bad foods, only spoons that are too big. That potato pancakes can be part of a healthy week. That cancelling a day should be as easy as ordering one, and a refund exact to the cent.</p>
<h2>Say hello</h2>
<p>A question, a remark or your grandmother’s recipe? <a href="/kontaktai">Write to us</a>. And if you are hungry already, <a href="/mitybos-planai">the kits are here</a>.</p>`.trim(),
  },
};
