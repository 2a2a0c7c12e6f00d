import type { SeededPage } from '../../seed/legal-facts.ts';
import { apieMus } from './pages/apieMus.ts';
import { kaipPristatome } from './pages/kaipPristatome.ts';
import { taskai } from './pages/taskai.ts';

/** The owner's own; those that every shop has come from the seed. */
export const pages: readonly SeededPage[] = [apieMus, kaipPristatome, taskai];
