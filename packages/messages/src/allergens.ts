import type { LegalAllergen } from '@shop/domain/allergens';
import * as m from '#generated/messages.js';

/** As people call them; the law's own names stand where it asks for them. */
const names: Record<LegalAllergen, () => string> = {
  gluten: m.allergen_gluten,
  crustaceans: m.allergen_crustaceans,
  eggs: m.allergen_eggs,
  fish: m.allergen_fish,
  peanuts: m.allergen_peanuts,
  soy: m.allergen_soy,
  milk: m.allergen_milk,
  nuts: m.allergen_nuts,
  celery: m.allergen_celery,
  mustard: m.allergen_mustard,
  sesame: m.allergen_sesame,
  sulphites: m.allergen_sulphites,
  lupin: m.allergen_lupin,
  molluscs: m.allergen_molluscs,
};

export const shortAllergen = (code: LegalAllergen): string => names[code]();
