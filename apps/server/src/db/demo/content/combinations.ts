import type { CombinationContent } from './types.ts';

/** Ways to serve the same kit; the price is added to each day. */
export const combinations: readonly CombinationContent[] = [
  {
    key: 'as-planned',
    name: { lt: 'Kaip sugalvojo virėjas', en: 'As the chef planned' },
    description: {
      lt: 'Visi rinkinio valgymai, įprastos porcijos.',
      en: 'All the meals of the kit in their usual portions.',
    },
    pricePerDayCents: 0,
    allergens: [],
  },
  {
    key: 'big-lunch',
    name: { lt: 'Dideli pietūs', en: 'Big lunch' },
    description: {
      lt: 'Pietų porcija trečdaliu didesnė, visa kita – kaip įprasta.',
      en: 'Lunch is a third bigger; everything else stays the same.',
    },
    pricePerDayCents: 150,
    allergens: [],
  },
  {
    key: 'second-snack',
    name: { lt: 'Dar vienas užkandis', en: 'One more snack' },
    description: {
      lt: 'Prie rinkinio pridedame dar vieną dienos užkandį.',
      en: 'We add one more of the day’s snacks to the kit.',
    },
    pricePerDayCents: 190,
    allergens: [],
  },
  {
    key: 'soup-first',
    name: { lt: 'Pietūs su sriuba', en: 'Lunch with soup' },
    description: {
      lt: 'Prieš pagrindinį pietų patiekalą – dubenėlis daržovių sriubos.',
      en: 'A bowl of vegetable soup before the main lunch dish.',
    },
    pricePerDayCents: 240,
    allergens: ['celery'],
  },
  {
    key: 'dinner-for-two',
    name: { lt: 'Vakarienė dviem', en: 'Dinner for two' },
    description: {
      lt: 'Antra vakarienės porcija tam, kuris vis kabina iš jūsų lėkštės.',
      en: 'A second dinner for whoever keeps eating off your plate.',
    },
    pricePerDayCents: 490,
    allergens: [],
  },
];
