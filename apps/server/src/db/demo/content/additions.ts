import type { AdditionContent } from './types.ts';

export const additions: readonly AdditionContent[] = [
  {
    key: 'fresh-smoothie',
    name: { lt: 'Šviežias žaliasis glotnutis', en: 'Fresh green smoothie' },
    description: {
      lt: 'Špinatai, kiviai ir bananai, suplakti tą patį rytą. 330 ml.',
      en: 'Spinach, kiwi and banana, blended that same morning. 330 ml.',
    },
    pricePerDayCents: 290,
    isForUnique: false,
    allergens: [],
    picture: 'zaliasis-glotnutis.jpg',
  },
  {
    key: 'protein-snack',
    name: { lt: 'Papildomas baltyminis užkandis', en: 'Extra protein snack' },
    description: {
      lt: 'Baltyminis batonėlis su juoduoju šokoladu – 18 g baltymų kišenėje.',
      en: 'A protein bar with dark chocolate: 18 g of protein in your pocket.',
    },
    pricePerDayCents: 240,
    isForUnique: false,
    allergens: ['gluten', 'milk', 'nuts', 'soy'],
    picture: 'baltyminis-batonelis.jpg',
  },
  {
    key: 'nut-mix',
    name: { lt: 'Sauja riešutų ir džiovintų vaisių', en: 'A handful of nuts and dried fruit' },
    description: {
      lt: 'Tai valandai, kai iki vakarienės dar toli, o susitikimas vis nesibaigia.',
      en: 'For that hour when dinner is far off and the meeting won’t end.',
    },
    pricePerDayCents: 190,
    isForUnique: false,
    allergens: ['nuts', 'sulphites'],
    picture: 'riesutu-ir-dziovintu-vaisiu-misinys.jpg',
  },
  {
    key: 'soup-of-the-day',
    name: { lt: 'Dienos sriuba', en: 'Soup of the day' },
    description: {
      lt: 'Trinta sezono daržovių sriuba, kurią užtenka pašildyti. 400 ml.',
      en: 'A blended soup of seasonal vegetables; just warm it up. 400 ml.',
    },
    pricePerDayCents: 330,
    isForUnique: false,
    allergens: ['gluten', 'milk', 'celery'],
    picture: 'moliugu-sriuba.jpg',
  },
  {
    key: 'sweet-curd',
    name: { lt: 'Saldus kąsnelis prie kavos', en: 'A sweet bite with coffee' },
    description: {
      lt: 'Keptas varškės sūris su razinomis ir uogomis.',
      en: 'Baked curd cheese with raisins and berries.',
    },
    pricePerDayCents: 210,
    isForUnique: false,
    allergens: ['eggs', 'milk'],
    picture: 'keptas-varskes-surelis.jpg',
  },
  {
    key: 'vegetables-with-hummus',
    name: { lt: 'Daržovių dėžutė su humusu', en: 'Vegetable box with hummus' },
    description: {
      lt: 'Traškios morkos, agurkai ir paprikos, o viduryje – humusas.',
      en: 'Crunchy carrots, cucumber and peppers around a pot of hummus.',
    },
    pricePerDayCents: 260,
    isForUnique: false,
    allergens: ['sesame'],
    picture: 'humusas-su-darzovemis.jpg',
  },
  {
    key: 'festive-cheese-board',
    name: { lt: 'Sūrių ir vynuogių lėkštė', en: 'Cheese and grape board' },
    description: {
      lt: 'Brandintas sūris, vynuogės ir graikiniai riešutai – šventinio stalo pabaigai arba vakarui po sulčių dienos.',
      en: 'Matured cheese, grapes and walnuts, for the end of a festive dinner or the evening after a juice day.',
    },
    pricePerDayCents: 890,
    isForUnique: true,
    allergens: ['milk', 'nuts'],
    picture: 'suris-su-vynuogemis.jpg',
  },
  {
    key: 'festive-energy-balls',
    name: { lt: 'Energijos rutuliukų dėžutė', en: 'Box of energy balls' },
    description: {
      lt: 'Dvylika datulių, riešutų ir kakavos rutuliukų prie stalo ar kelionei.',
      en: 'Twelve date, nut and cocoa balls for the table or the road.',
    },
    pricePerDayCents: 690,
    isForUnique: true,
    allergens: ['nuts', 'sesame'],
    picture: 'energijos-rutuliukai.jpg',
  },
];
