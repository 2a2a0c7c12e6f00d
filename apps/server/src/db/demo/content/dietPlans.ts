import type { DietPlanContent } from './types.ts';

/** What a buyer can ask for in an individual order. */
export const dietPlans: readonly DietPlanContent[] = [
  {
    key: 'balanced',
    name: { lt: 'Subalansuota mityba', en: 'Balanced diet' },
    description: {
      lt: 'Be griežtų taisyklių: visko po truputį ir pagal jūsų skonį.',
      en: 'No strict rules: a bit of everything, to your taste.',
    },
  },
  {
    key: 'low-carb',
    name: { lt: 'Mažiau angliavandenių', en: 'Low carb' },
    description: {
      lt: 'Daugiau daržovių, žuvies ir mėsos, mažiau kruopų, duonos ir bulvių.',
      en: 'More vegetables, fish and meat; fewer grains, less bread and potato.',
    },
  },
  {
    key: 'keto',
    name: { lt: 'Ketogeninė mityba', en: 'Ketogenic' },
    description: {
      lt: 'Labai mažai angliavandenių, daug riebalų. Prieš pradėdami pasitarkite su gydytoju.',
      en: 'Very few carbohydrates, plenty of fat. Talk to your doctor before you start.',
    },
  },
  {
    key: 'mediterranean',
    name: { lt: 'Viduržemio jūros mityba', en: 'Mediterranean' },
    description: {
      lt: 'Alyvuogių aliejus, žuvis, ankštiniai, daržovės ir nė lašo liūdesio.',
      en: 'Olive oil, fish, pulses, vegetables and not a drop of gloom.',
    },
  },
  {
    key: 'plant-based',
    name: { lt: 'Augalinė mityba', en: 'Plant-based' },
    description: {
      lt: 'Vegetariškai arba veganiškai – kaip sutarsime.',
      en: 'Vegetarian or vegan, as we agree.',
    },
  },
  {
    key: 'as-prescribed',
    name: { lt: 'Pagal mano mitybos planą', en: 'My own plan' },
    description: {
      lt: 'Turite dietologo sudarytą planą? Atsiųskite – pažiūrėsime, ką galime pagaminti.',
      en: 'Have a plan from your dietitian? Send it over and we will see what we can cook.',
    },
  },
];
