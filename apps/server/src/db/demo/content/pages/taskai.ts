import type { SeededPage } from '../../../seed/legal-facts.ts';

export const taskai: SeededPage = {
  slug: 'taskai',
  name: { lt: 'Taškai ir draugai', en: 'Points and friends' },
  date: '2026-08-03',
  content: {
    lt: `
<p>Valgote – kaupiate. Kviečiate draugus – kaupiate greičiau. Jokių lipdukų, jokių kortelių: taškai patys nugula jūsų paskyroje.</p>
<h2>Kaip kaupti</h2>
<ul>
<li>Už kiekvieną už rinkinius sumokėtą eurą gaunate <strong>{points_per_euro}</strong>. Įskaitome, kai užsakymas apmokamas.</li>
<li>Už pristatymą taškų neskiriame, už tą dalį, kurią padengėte taškais ar kodu, – irgi ne.</li>
<li>Reikia paskyros: svečio užsakymui taškų įskaityti neturime kur. <a href="/auth/register">Prisiregistruokite</a> prieš užsisakydami.</li>
</ul>
<h2>Kaip išleisti</h2>
<ul>
<li>Taško vertė – <strong>{point_value}</strong>.</li>
<li>Taškais galite padengti <strong>iki {most_points_percent}</strong> rinkinių vertės.</li>
<li>Didžiausią leidžiamą sumą krepšelyje pritaikome patys. Norite pataupyti? Krepšelyje taškų naudojimą išjunkite.</li>
<li>Pirmiausia naudojami seniausi taškai.</li>
</ul>
<p>Pavyzdys, kai taškais galima padengti 30 %, o taškas vertas 1 cento: krepšelyje rinkinių už 140,39 €, turite 5 000 taškų (50,00 €). 30 % rinkinių vertės – tai 42,12 €, tad tiek ir nuimsime: panaudosite 4 212 taškų, o 788 liks kitam kartui.</p>
<h2>Kiek galioja</h2>
<p>Taškai galioja <strong>{points_days}</strong> nuo įskaitymo. Artimiausią galiojimo pabaigą matote <a href="/user/discounts">savo taškų puslapyje</a>.</p>
<h2>Pakvieskite draugą</h2>
<ol>
<li>Nukopijuokite savo nuorodą iš <a href="/user/discounts">paskyros</a> ir pasidalykite.</li>
<li>Draugas užsiregistruoja per ją ir <strong>iš karto gauna {referral_receiver_points}</strong>.</li>
<li>Kai jis apmoka pirmąjį užsakymą, <strong>jūs gaunate {referral_points}</strong>.</li>
</ol>
<p>Draugų skaičius neribojamas. Savęs kviesti negalima, o žmogus, kurio el. paštas jau turėjo paskyrą, nauju nebelaikomas.</p>
<h2>Jei atšaukėte dieną</h2>
<p>Panaudoti taškai grįžta taškais – tokia pat dalimi kaip pinigai. Taškai, gauti už grąžintą sumą, nurašomi, bet likutis niekada nebūna neigiamas.</p>`.trim(),
    en: `
<p>You eat, you collect. You invite friends, you collect faster. No stickers, no cards: points settle in your account by themselves.</p>
<h2>How to collect</h2>
<ul>
<li><strong>{points_per_euro}</strong> for every euro paid for kits, credited when the order is paid.</li>
<li>No points for delivery, nor for the part you covered with points or a code.</li>
<li>You need an account: with a guest order we have nowhere to put them. <a href="/auth/register">Register</a> before you order.</li>
</ul>
<h2>How to spend</h2>
<ul>
<li>A point is worth <strong>{point_value}</strong>.</li>
<li>Points can cover <strong>up to {most_points_percent}</strong> of the value of the kits.</li>
<li>The cart applies the most allowed by itself. Saving them up? Flip the switch off.</li>
<li>The oldest points go first.</li>
</ul>
<p>For example, with points covering up to 30% and a point worth 1 cent: there are kits for €140.39 in the cart and you have 5,000 points (€50.00). 30% of the kits is €42.12, so that is what comes off: you use 4,212 points and keep 788 for next time.</p>
<h2>How long they last</h2>
<p>Points are valid for <strong>{points_days}</strong> from the day they are credited. The next expiry date is on <a href="/user/discounts">your points page</a>.</p>
<h2>Invite a friend</h2>
<ol>
<li>Copy your link from <a href="/user/discounts">your account</a> and share it.</li>
<li>Your friend registers through it and <strong>gets {referral_receiver_points} at once</strong>.</li>
<li>When their first order is paid, <strong>you get {referral_points}</strong>.</li>
</ol>
<p>Invite as many as you like. You can’t invite yourself, and somebody whose e-mail has had an account no longer counts as new.</p>
<h2>If you cancel a day</h2>
<p>Points you used come back as points, in the same share as the money. Points earned on the returned sum are taken back, though your balance never goes below zero.</p>`.trim(),
  },
};
