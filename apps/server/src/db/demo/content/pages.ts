import { accessibility } from './pages/accessibility.ts';
import { apieMus } from './pages/apieMus.ts';
import { dataDeletionPolicy } from './pages/dataDeletionPolicy.ts';
import { esParama } from './pages/esParama.ts';
import { kaipPristatome } from './pages/kaipPristatome.ts';
import { privacyPolicy } from './pages/privacyPolicy.ts';
import { taskai } from './pages/taskai.ts';
import { termsAndConditions } from './pages/termsAndConditions.ts';
import type { PageContent } from './types.ts';

export const pages: readonly PageContent[] = [
  termsAndConditions,
  privacyPolicy,
  dataDeletionPolicy,
  esParama,
  accessibility,
  apieMus,
  kaipPristatome,
  taskai,
];
