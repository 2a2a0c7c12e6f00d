import type { AllSettings } from './setting-kinds.ts';

/** All settings as the shop goes by them just now, in memory. Decisions that allow no delay ask `within.settings`. */
export type ReadSettings = () => Promise<AllSettings>;

/** The same, with the version of each by the key of its kind. */
export type SettingsInMemory = {
  snapshot(): Promise<{
    readonly settings: AllSettings;
    readonly settingVersions: ReadonlyMap<string, number>;
  }>;
  drop(): void;
};
