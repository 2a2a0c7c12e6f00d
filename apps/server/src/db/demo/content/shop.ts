import type { Text } from './types.ts';

export type CompanyContent = {
  readonly name: string;
  readonly code: string;
  readonly vatCode: string;
  /** Sodra's insurer code, shown on the contacts page. */
  readonly socialInsuranceCode: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly bankName: string;
  readonly iban: string;
};

/** All of it invented; the IBAN only has a valid checksum. */
export const company: CompanyContent = {
  name: 'UAB „Lėkštė“',
  code: '123456789',
  vatCode: 'LT100012345678',
  socialInsuranceCode: '1234567',
  street: 'Šaltibarščių g. 12',
  postalCode: 'LT-01234',
  city: 'Vilnius',
  phone: '+37060012345',
  email: 'labas@lekste.example',
  bankName: 'AB „Jūratės bankas“',
  iban: 'LT459999900012345678',
};

export type PointSettings = {
  readonly pointsPerEuro: number;
  readonly pointValueCents: number;
  readonly maxUsagePercent: number;
  readonly expiryDays: number;
  /** To whoever invited, once the newcomer's first order is paid. */
  readonly referralPoints: number;
  /** To the newcomer, at registration. */
  readonly referralReceiverPoints: number;
};

export const pointSettings: PointSettings = {
  pointsPerEuro: 1,
  pointValueCents: 1,
  maxUsagePercent: 30,
  expiryDays: 365,
  referralPoints: 500,
  referralReceiverPoints: 300,
};

export type KitOrderTerms = {
  readonly cancellationHours: number;
  readonly changeHours: number;
  readonly deliveryDateChangeHours: number;
};

export const kitOrderTerms: KitOrderTerms = {
  cancellationHours: 48,
  changeHours: 48,
  deliveryDateChangeHours: 24,
};

export type ShopContent = {
  readonly name: string;
  readonly slogan: Text;
  readonly businessHours: Text;
  readonly social: { readonly facebook: string; readonly instagram: string; readonly tiktok: string };
  /** The line at the top of every page. */
  readonly promotionText: Text;
  readonly heroTitle: Text;
  readonly heroSubtitle: Text;
  readonly heroPicture: string;
  readonly heroAlt: Text;
  readonly businessPicture: string;
  readonly businessAlt: Text;
  readonly businessTitle: Text;
  /** HTML. */
  readonly businessOffer: Text;
};

export const shop: ShopContent = {
  name: 'Lėkštė',
  slogan: { lt: 'Mes gaminame. Jūs – valgote.', en: 'We cook. You eat.' },
  businessHours: {
    lt: 'I–V 8.00–18.00, VI 9.00–13.00',
    en: 'Mon–Fri 8 am–6 pm, Sat 9 am–1 pm',
  },
  social: { facebook: '', instagram: '', tiktok: '' },
  promotionText: {
    lt: 'Kuo ilgiau kartu, tuo pigiau: užsisakius 20 dienų, dienos kaina mažiausia.',
    en: 'The longer we stay together, the less you pay: 20 days have the lowest price per day.',
  },
  heroTitle: {
    lt: 'Visa diena skanaus maisto – prie jūsų durų',
    en: 'A whole day of good food, at your door',
  },
  heroSubtitle: {
    lt: 'Pagaminta, pasverta ir suskaičiuota. Atvežame Vilniuje, Kaune ir Klaipėdoje, o jums lieka pats smagumas – suvalgyti.',
    en: 'Cooked, weighed and counted. We deliver in Vilnius, Kaunas and Klaipėda; you get the best part, the eating.',
  },
  heroPicture: 'hero.jpg',
  heroAlt: {
    lt: 'Dubuo su lašiša, bolivine balanda, brokoliais ir avokadu, šalia vištienos dėžutė ir moliūgų sriuba',
    en: 'Bowl with salmon, quinoa, broccoli and avocado beside a chicken box and pumpkin soup',
  },
  businessPicture: 'verslo-pietus.jpg',
  businessAlt: {
    lt: 'Vienodos kartoninės pietų dėžutės su vištiena, ryžiais, brokoliais ir pomidorais',
    en: 'Rows of identical kraft lunch boxes with chicken, rice, broccoli and tomatoes',
  },
  businessTitle: { lt: 'Pietūs visai komandai', en: 'Lunch for the whole team' },
  businessOffer: {
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
<li><strong>Dovanų kuponus</strong> darbuotojams ar partneriams – <a href="/coupon-order">užsisakykite čia</a>.</li>
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
<li><strong>Gift coupons</strong> for staff or partners – <a href="/coupon-order">order them here</a>.</li>
</ul>
<h2>To each their own</h2>
<p>Vegetarians, protein hunters, people who avoid gluten or lactose: we note each choice separately. Every box carries a label with its ingredients, allergens and nutrition.</p>
<h2>Write to us</h2>
<p>The company’s name and code, how many you are and whom to call: that will do. Fill in the form; you will taste the first box before you sign anything.</p>`.trim(),
  },
};
