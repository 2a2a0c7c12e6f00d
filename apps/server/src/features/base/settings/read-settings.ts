import type { AllSettings } from './setting-kinds.ts';

/** All settings as the shop goes by them just now, in memory. Decisions that allow no delay ask `within.settings`. */
export type ReadSettings = () => Promise<AllSettings>;
