import { type SeededPage, sellerFacts } from '../legal-facts.ts';

const { lt, en } = sellerFacts;

export const accessibility: SeededPage = {
  slug: 'accessibility',
  name: { lt: 'Prieinamumo pareiškimas', en: 'Accessibility statement' },
  date: '2026-06-19',
  content: {
    lt: `
<p>Norime, kad pietus užsisakyti galėtų kiekvienas: ir klausantis ekrano skaitytuvo, ir naudojantis vien klaviatūra, ir laikantis telefoną viena ranka, kai kitoje – kūdikis.</p>
<h2>Ko siekiame</h2>
<p>Svetainę kuriame pagal WCAG 2.2 AA lygio gaires ir Europos prieinamumo akto (Direktyva (ES) 2019/882) bei jį įgyvendinančio Lietuvos įstatymo reikalavimus elektroninės prekybos paslaugoms.</p>
<ul>
<li>Viską galima atlikti klaviatūra, o aktyvus elementas aiškiai matomas.</li>
<li>Kiekvienas laukas turi pavadinimą, klaidos aprašytos žodžiais šalia lauko ir perskaitomos ekrano skaitytuvo.</li>
<li>Tekstas pakankamai kontrastingas, padidinus iki 400 % nieko nereikia slinkti į šoną.</li>
<li>Paveikslėliai turi aprašymus, puslapių pavadinimai pasako, kur esate.</li>
<li>Jei įrenginyje įjungtas „mažiau judesio“ režimas, animacijų nerodome.</li>
<li>Svetainė veikia lietuvių ir anglų kalbomis, o tekstus stengiamės rašyti paprastai.</li>
</ul>
<h2>Kas dar ne tobula</h2>
<ul>
<li>Banko pasirinkimo ir mokėjimo langą valdo mokėjimo įstaiga ir bankai – jų puslapių prieinamumo keisti negalime. Galite rinktis pavedimą arba grynuosius.</li>
<li>Senesni PDF dokumentai gali būti ne visai patogūs ekrano skaitytuvui. Paprašykite – tą patį atsiųsime tekstu.</li>
</ul>
<h2>Kaip tikriname</h2>
<p>Kiekvieną svetainės pakeitimą tikriname automatiškai, o pagrindinius kelius – rinkinio pasirinkimą, krepšelį, užsakymą, paskyrą – dar ir rankomis: klaviatūra ir ekrano skaitytuvu.</p>
<h2>Parašykite, jei užkliuvote</h2>
<p>Jei kas nors neveikia ar nepatogu, rašykite ${lt.emailLink} arba skambinkite ${lt.phone}. Atsakysime per 5 darbo dienas, o jei reikia – užsakymą priimsime telefonu. Jei mūsų atsakymas netenkina, galite kreiptis į <a href="https://vvtat.lt">Valstybinę vartotojų teisių apsaugos tarnybą</a>.</p>`.trim(),
    en: `
<p>We want everyone to be able to order lunch: listening to a screen reader, using nothing but a keyboard, or holding the phone in one hand because there is a baby in the other.</p>
<h2>What we aim for</h2>
<p>We build the site to WCAG 2.2 level AA and to what the European Accessibility Act (Directive (EU) 2019/882) and the Lithuanian law behind it require of e-commerce services.</p>
<ul>
<li>Everything works from the keyboard, and the focused element is clearly visible.</li>
<li>Every field has a label; errors are put in words beside the field and announced to screen readers.</li>
<li>Text has enough contrast, and at 400% zoom nothing has to be scrolled sideways.</li>
<li>Pictures have descriptions, and page titles say where you are.</li>
<li>If your device asks for reduced motion, we show no animation.</li>
<li>The site speaks Lithuanian and English, and we try to write plainly.</li>
</ul>
<h2>What isn’t perfect yet</h2>
<ul>
<li>The bank selection and payment pages belong to the payment institution and the banks; we cannot change how accessible they are. You can choose a bank transfer or cash instead.</li>
<li>Older PDF documents may not be comfortable with a screen reader. Ask, and we will send the same as text.</li>
</ul>
<h2>How we check</h2>
<p>Every change to the site is checked automatically; the main journeys – choosing a kit, cart, order, account – are also checked by hand, with a keyboard and a screen reader.</p>
<h2>Tell us if you get stuck</h2>
<p>If something doesn’t work or is awkward, write to ${en.emailLink} or call ${en.phone}. We answer within 5 working days and, if need be, take your order by phone. If our answer doesn’t satisfy you, you may turn to the <a href="https://vvtat.lt">State Consumer Rights Protection Authority</a>.</p>`.trim(),
  },
};
