import type { LegalAllergen } from '@shop/domain/allergens';
import type { Text } from '@shop/domain/text';

/** As Regulation (EU) No 1169/2011 names them, in its order. */
export const allergenNames: Readonly<Record<LegalAllergen, Text>> = {
  gluten: { lt: 'Javai, kuriuose yra glitimo', en: 'Cereals containing gluten' },
  crustaceans: { lt: 'Vėžiagyviai', en: 'Crustaceans' },
  eggs: { lt: 'Kiaušiniai', en: 'Eggs' },
  fish: { lt: 'Žuvys', en: 'Fish' },
  peanuts: { lt: 'Žemės riešutai', en: 'Peanuts' },
  soy: { lt: 'Sojų pupelės', en: 'Soybeans' },
  milk: { lt: 'Pienas (įskaitant laktozę)', en: 'Milk (including lactose)' },
  nuts: { lt: 'Riešutai', en: 'Tree nuts' },
  celery: { lt: 'Salierai', en: 'Celery' },
  mustard: { lt: 'Garstyčios', en: 'Mustard' },
  sesame: { lt: 'Sezamo sėklos', en: 'Sesame seeds' },
  sulphites: { lt: 'Sieros dioksidas ir sulfitai', en: 'Sulphur dioxide and sulphites' },
  lupin: { lt: 'Lubinai', en: 'Lupin' },
  molluscs: { lt: 'Moliuskai', en: 'Molluscs' },
};
