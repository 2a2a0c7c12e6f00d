import type { AllergenContent } from './types.ts';

/** The 14 of Regulation (EU) No 1169/2011, in its order. */
export const allergens: readonly AllergenContent[] = [
  {
    key: 'gluten',
    name: { lt: 'Javai, kuriuose yra glitimo', en: 'Cereals containing gluten' },
    pricePercent: 8,
  },
  { key: 'crustaceans', name: { lt: 'Vėžiagyviai', en: 'Crustaceans' }, pricePercent: 2 },
  { key: 'eggs', name: { lt: 'Kiaušiniai', en: 'Eggs' }, pricePercent: 4 },
  { key: 'fish', name: { lt: 'Žuvys', en: 'Fish' }, pricePercent: 3 },
  { key: 'peanuts', name: { lt: 'Žemės riešutai', en: 'Peanuts' }, pricePercent: 1 },
  { key: 'soy', name: { lt: 'Sojų pupelės', en: 'Soybeans' }, pricePercent: 2 },
  {
    key: 'milk',
    name: { lt: 'Pienas (įskaitant laktozę)', en: 'Milk (including lactose)' },
    pricePercent: 6,
  },
  { key: 'nuts', name: { lt: 'Riešutai', en: 'Tree nuts' }, pricePercent: 3 },
  { key: 'celery', name: { lt: 'Salierai', en: 'Celery' }, pricePercent: 1.5 },
  { key: 'mustard', name: { lt: 'Garstyčios', en: 'Mustard' }, pricePercent: 1 },
  { key: 'sesame', name: { lt: 'Sezamų sėklos', en: 'Sesame seeds' }, pricePercent: 1.5 },
  {
    key: 'sulphites',
    name: { lt: 'Sieros dioksidas ir sulfitai', en: 'Sulphur dioxide and sulphites' },
    pricePercent: 1,
  },
  { key: 'lupin', name: { lt: 'Lubinai', en: 'Lupin' }, pricePercent: 0 },
  { key: 'molluscs', name: { lt: 'Moliuskai', en: 'Molluscs' }, pricePercent: 0 },
];
