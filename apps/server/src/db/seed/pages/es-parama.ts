import { type SeededPage, sellerFacts } from '../legal-facts.ts';

const { lt, en } = sellerFacts;

export const esParama: SeededPage = {
  slug: 'es-parama',
  name: { lt: 'ES parama', en: 'EU support' },
  date: '2023-02-01',
  content: {
    lt: `
<p>${lt.name} įgyvendino projektą, bendrai finansuotą Europos regioninės plėtros fondo lėšomis.</p>
<h2>Apie projektą</h2>
<ul>
<li><strong>Tikslas:</strong> perkelti užsakymų priėmimą, meniu planavimą ir klientų aptarnavimą į vieną elektroninės prekybos sistemą.</li>
<li><strong>Laikotarpis:</strong> 2022 m. vasaris – 2023 m. sausis.</li>
<li><strong>Bendra projekto vertė:</strong> apie 22&nbsp;000&nbsp;€.</li>
<li><strong>Iš jos Europos Sąjungos parama:</strong> 16&nbsp;500&nbsp;€.</li>
</ul>
<h2>Ką tai davė</h2>
<p>Pirkėjai patys renkasi kaloringumą, laikotarpį ir pristatymo laiką, mato savo užsakymus ir pristatymo dienas be skambučio. Virtuvė gamina tiek, kiek užsakyta, todėl mažiau maisto lieka nesuvalgyta.</p>
<p>Projektas finansuotas iš Europos regioninės plėtros fondo.</p>`.trim(),
    en: `
<p>${en.name} carried out a project co-financed by the European Regional Development Fund.</p>
<h2>About the project</h2>
<ul>
<li><strong>Aim:</strong> to bring order taking, menu planning and customer care into one e-commerce system.</li>
<li><strong>Period:</strong> February 2022 – January 2023.</li>
<li><strong>Total value:</strong> about EUR&nbsp;22,000.</li>
<li><strong>Of which European Union support:</strong> EUR&nbsp;16,500.</li>
</ul>
<h2>What came of it</h2>
<p>Buyers choose their calories, period and delivery time themselves, see their orders and delivery days without a phone call. The kitchen cooks as much as is ordered, so less food goes uneaten.</p>
<p>The project was financed by the European Regional Development Fund.</p>`.trim(),
  },
};
