import type { SeededPage } from '../legal-facts.ts';

export const versloPasiulymas: SeededPage = {
  slug: 'verslo-pasiulymas',
  name: { lt: 'Pietūs visai komandai', en: 'Lunch for the whole team' },
  date: '2026-06-19',
  content: {
    lt: `
<p>Klausimas „kur šiandien pietausime?“ biure suvalgo daugiau laiko nei patys pietūs. Atvežkime atsakymą: kiekvienam kolegai – jo dėžutė, jo kaloringumas, jo „be svogūnų, prašau“.</p>
<h2>Kaip tai veikia</h2>
<ul>
<li><strong>Papasakojate apie komandą.</strong> Kiek jūsų, kuriame mieste, kuriomis dienomis būnate biure ir kas ko nevalgo.</li>
<li><strong>Parengiame pasiūlymą.</strong> Paprastai atsakome per vieną darbo dieną: rinkiniai, kaina vienam žmogui ir pristatymo laikas.</li>
<li><strong>Atvežame vienu kartu.</strong> Visos dėžutės – vienu metu ir vienu adresu, sužymėtos taip, kad nereikėtų spėlioti, kur kieno.</li>
<li><strong>Gaunate vieną sąskaitą.</strong> PVM sąskaita faktūra įmonei, kartą per savaitę arba mėnesį – kaip patogiau jūsų buhalterijai.</li>
</ul>
<h2>Ką galite rinktis</h2>
<ul>
<li><strong>Vien pietus</strong> – pagrindinis dienos patiekalas, norintiems – su sriuba.</li>
<li><strong>Visos dienos rinkinius</strong> – tiems, kas biure ir pusryčiauja, ir neskuba namo.</li>
<li><strong>Užkandžių stalą</strong> – humusas su daržovėmis, riešutai, energijos rutuliukai susitikimams ir mokymams.</li>
<li><strong><a href="/coupon-order">Dovanų kuponus</a></strong> darbuotojams ar partneriams: iki 20 vienu užsakymu, o jei reikia daugiau – <a href="/kontaktai">parašykite mums</a>.</li>
</ul>
<h2>Kiekvienas valgo savaip</h2>
<p>Vegetarai, baltymų medžiotojai, tie, kas vengia glitimo ar laktozės, – kiekvieno pasirinkimą pažymime atskirai. Ant dėžutės etiketės matyti sudedamosios dalys, alergenai ir maistinė vertė.</p>
<h2>Parašykite mums</h2>
<p>Užtenka įmonės pavadinimo, kodo, darbuotojų skaičiaus ir kam paskambinti. Užpildykite formą – pirmą dėžutę paragausite dar prieš pasirašydami sutartį.</p>`.trim(),
    en: `
<p>“Where shall we have lunch today?” takes more office time than lunch itself. Let us deliver the answer: a box for each colleague, with their calories and their “no onions, please”.</p>
<h2>How it works</h2>
<ul>
<li><strong>Tell us about the team.</strong> How many you are, in which city, which days you are in the office and who doesn’t eat what.</li>
<li><strong>We make an offer.</strong> Usually within one working day: kits, price per person and delivery time.</li>
<li><strong>We deliver in one go.</strong> All the boxes at one time and one address, labelled so that nobody has to guess whose is whose.</li>
<li><strong>You get one invoice.</strong> A VAT invoice to the company, weekly or monthly, whichever your accountant prefers.</li>
</ul>
<h2>What you can choose</h2>
<ul>
<li><strong>Lunch only</strong>: the main dish of the day, with soup if you like.</li>
<li><strong>Whole-day kits</strong> for those who also have breakfast at work and aren’t in a hurry to leave.</li>
<li><strong>A snack table</strong>: hummus with vegetables, nuts and energy balls for meetings and training days.</li>
<li><strong><a href="/coupon-order">Gift coupons</a></strong> for staff or partners: up to 20 in one order, and for more <a href="/kontaktai">write to us</a>.</li>
</ul>
<h2>To each their own</h2>
<p>Vegetarians, protein hunters, people who avoid gluten or lactose: we note each choice separately. Every box carries a label with its ingredients, allergens and nutrition.</p>
<h2>Write to us</h2>
<p>The company’s name and code, how many you are and whom to call: that will do. Fill in the form; you will taste the first box before you sign anything.</p>`.trim(),
  },
};
