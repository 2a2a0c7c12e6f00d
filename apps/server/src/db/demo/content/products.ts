import type { ProductContent } from './types.ts';

/** What people most often ask to leave out. */
export const products: readonly ProductContent[] = [
  { key: 'onions', name: { lt: 'Svogūnai', en: 'Onions' } },
  { key: 'garlic', name: { lt: 'Česnakai', en: 'Garlic' } },
  { key: 'mushrooms', name: { lt: 'Grybai', en: 'Mushrooms' } },
  { key: 'olives', name: { lt: 'Alyvuogės', en: 'Olives' } },
  { key: 'coriander', name: { lt: 'Kalendros', en: 'Coriander' } },
  { key: 'dill', name: { lt: 'Krapai', en: 'Dill' } },
  { key: 'broccoli', name: { lt: 'Brokoliai', en: 'Broccoli' } },
  { key: 'beetroot', name: { lt: 'Burokėliai', en: 'Beetroot' } },
  { key: 'courgettes', name: { lt: 'Cukinijos', en: 'Courgettes' } },
  { key: 'aubergines', name: { lt: 'Baklažanai', en: 'Aubergines' } },
  { key: 'tomatoes', name: { lt: 'Pomidorai', en: 'Tomatoes' } },
  { key: 'avocado', name: { lt: 'Avokadai', en: 'Avocado' } },
  { key: 'buckwheat', name: { lt: 'Grikiai', en: 'Buckwheat' } },
  { key: 'tofu', name: { lt: 'Tofu', en: 'Tofu' } },
  { key: 'salmon', name: { lt: 'Lašiša', en: 'Salmon' } },
  { key: 'prawns', name: { lt: 'Krevetės', en: 'Prawns' } },
  { key: 'pork', name: { lt: 'Kiauliena', en: 'Pork' } },
  { key: 'curd', name: { lt: 'Varškė', en: 'Curd cheese' } },
  { key: 'raisins', name: { lt: 'Razinos', en: 'Raisins' } },
  { key: 'coconut', name: { lt: 'Kokosai', en: 'Coconut' } },
];
