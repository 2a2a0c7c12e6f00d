import type { SeededPage } from '../../../seed/legal-facts.ts';

export const kaipPristatome: SeededPage = {
  slug: 'kaip-pristatome',
  name: { lt: 'Kaip pristatome', en: 'How we deliver' },
  date: '2026-08-03',
  content: {
    lt: `
<p>Gaminame, atvėsiname, supakuojame ir išvežame. Jums lieka atidaryti duris – arba tik šaldytuvą.</p>
<h2>Kur ir kada</h2>
<table>
<thead><tr><th>Miestas</th><th>Pristatymo laikas</th></tr></thead>
<tbody>
<tr><td>Vilnius</td><td>5–8, 8–11, 17–20&nbsp;val.</td></tr>
<tr><td>Kaunas</td><td>5:30–8:30, 17–20&nbsp;val.</td></tr>
<tr><td>Klaipėda</td><td>18–21&nbsp;val.</td></tr>
</tbody>
</table>
<p>Rinkitės darbo dienas arba visą savaitę. Artimiausią galimą pristatymo dieną matote rinkinio puslapyje, o visas savo dienas – <a href="/user/order-management/all">savo užsakymuose</a>. Vakare atvežtas rinkinys skirtas artimiausiai parai: vakarienė – tą patį vakarą, pusryčiai ir pietūs – rytoj.</p>
<h2>Kiek kainuoja</h2>
<table>
<thead><tr><th>Rinkinys</th><th>Darbo dieną</th><th>Savaitgalį ar per šventes</th></tr></thead>
<tbody>
<tr><td>Įprastas (už pristatymo dieną)</td><td>{delivery_price}</td><td>{weekend_delivery_price}</td></tr>
<tr><td>Išskirtinis (už rinkinį)</td><td>{unique_delivery_price}</td><td>{unique_weekend_delivery_price}</td></tr>
</tbody>
</table>
<p>Jei užsakyme keli įprasti rinkiniai, pristatymą skaičiuojame vieną kartą – pagal ilgiausią laikotarpį.</p>
<h2>Kaip perduodame</h2>
<ul>
<li><strong>Į rankas.</strong> Paskambinsime į duris.</li>
<li><strong>Paliksime prie durų.</strong> Tyliai, kad nepažadintume namų. Dėžutes kuo greičiau perkelkite į šaldytuvą.</li>
<li><strong>Išeisite pasiimti.</strong> Kurjeris paskambins, kai privažiuos.</li>
</ul>
<h2>Pakuotė</h2>
<p>Kiekvienas patiekalas – atskiroje sandarioje dėžutėje su etikete: sudėtis, alergenai, maistinė vertė, „tinka vartoti iki“. Užsakymai, trumpesni nei 20 darbo dienų, keliauja popieriniuose maišeliuose. Ilgesniems skiriame daugkartinį šaltkrepšį – tuščią atiduokite kurjeriui kito pristatymo metu.</p>
<p>Išplautas dėžutes meskite į popieriaus, dangtelius – į plastiko konteinerį. Popierinį maišelį, tikime, panaudosite dar bent kartą.</p>
<h2>Gavus</h2>
<ul>
<li>Laikykite 2–6 °C temperatūroje ir suvalgykite iki etiketėje nurodytos datos.</li>
<li>Šildykite mikrobangų krosnelėje be dangtelio 2–3 minutes arba keptuvėje.</li>
<li>Kas nors ne taip? Iki kitos darbo dienos pabaigos pasakykite tai <a href="/user/kit-management">savo dienų kalendoriuje</a> arba užsakymo puslapyje: pridėkite nuotraukų, atsakysime per 10 darbo dienų.</li>
</ul>
<h2>Jei planai pasikeitė</h2>
<p><a href="/user/kit-management">Savo dienų kalendoriuje</a> pristatymo datą, laiką ar adresą pakeisite, jei iki dienos liko daugiau nei {delivery_change_hours}, o dieną atšauksite – jei daugiau nei {cancellation_hours}</p>`.trim(),
    en: `
<p>We cook, chill, pack and drive. All you do is open the door, or just the fridge.</p>
<h2>Where and when</h2>
<table>
<thead><tr><th>City</th><th>Delivery times</th></tr></thead>
<tbody>
<tr><td>Vilnius</td><td>5:00–8:00, 8:00–11:00, 17:00–20:00</td></tr>
<tr><td>Kaunas</td><td>5:30–8:30, 17:00–20:00</td></tr>
<tr><td>Klaipėda</td><td>18:00–21:00</td></tr>
</tbody>
</table>
<p>Choose working days or the whole week. The first possible day is shown on the kit page, and all your days are in <a href="/user/order-management/all">your orders</a>. A kit brought in the evening is for the next 24 hours: dinner tonight, breakfast and lunch tomorrow.</p>
<h2>What it costs</h2>
<table>
<thead><tr><th>Kit</th><th>Working day</th><th>Weekend or holiday</th></tr></thead>
<tbody>
<tr><td>Regular (per delivery day)</td><td>{delivery_price}</td><td>{weekend_delivery_price}</td></tr>
<tr><td>Special (per kit)</td><td>{unique_delivery_price}</td><td>{unique_weekend_delivery_price}</td></tr>
</tbody>
</table>
<p>With several regular kits in an order, delivery is counted once, for the longest period.</p>
<h2>How we hand it over</h2>
<ul>
<li><strong>Into your hands.</strong> We ring the bell.</li>
<li><strong>Left at the door.</strong> Quietly, so as not to wake the house. Move the boxes to the fridge as soon as you can.</li>
<li><strong>You come out.</strong> The courier calls on arrival.</li>
</ul>
<h2>Packaging</h2>
<p>Each dish has its own sealed box with a label: ingredients, allergens, nutrition, use-by date. Orders shorter than 20 working days travel in paper bags. Longer ones get a reusable cool bag; give the empty one back to the courier next time.</p>
<p>Rinsed boxes go into paper recycling, lids into plastic. The paper bag, we trust, will serve you at least once more.</p>
<h2>When it arrives</h2>
<ul>
<li>Keep it at 2–6 °C and eat by the date on the label.</li>
<li>Microwave without the lid for 2–3 minutes, or use a pan.</li>
<li>Something wrong? Tell us by the end of the next working day in your <a href="/user/kit-management">calendar of days</a> or on the order’s page: add pictures, and we answer within 10 working days.</li>
</ul>
<h2>If plans change</h2>
<p>In <a href="/user/kit-management">your calendar</a> you change the delivery date, time or address if the day is more than {delivery_change_hours} away, and cancel it if it is more than {cancellation_hours} away.</p>`.trim(),
  },
};
