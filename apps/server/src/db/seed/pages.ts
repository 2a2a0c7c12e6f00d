import type { SeededPage } from './legal-facts.ts';
import { accessibility } from './pages/accessibility.ts';
import { dataDeletionPolicy } from './pages/data-deletion-policy.ts';
import { esParama } from './pages/es-parama.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { termsAndConditions } from './pages/terms-and-conditions.ts';
import { versloPasiulymas } from './pages/verslo-pasiulymas.ts';

/** The pages that have an address of their own in the shop, with words to begin with. */
export const seededPages: readonly SeededPage[] = [
  termsAndConditions,
  privacyPolicy,
  dataDeletionPolicy,
  esParama,
  accessibility,
  versloPasiulymas,
];
