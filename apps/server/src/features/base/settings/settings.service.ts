import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { changeSetting } from './change-setting.ts';
import type { ReadSettings } from './read-settings.ts';
import type { AllSettings, SettingName } from './setting-kinds.ts';

export const settingsService = (work: UnitOfWork, settings: ReadSettings) => {
  const read = async <N extends SettingName>(name: N): Promise<AllSettings[N]> => (await settings())[name];
  return {
    read,
    change: async <N extends SettingName>(
      name: N,
      value: AllSettings[N],
      actor: Actor,
    ): Promise<AllSettings[N]> => {
      await work.transaction((within) => changeSetting(within, name, () => value, actor));
      return read(name);
    },
  };
};
export type SettingsService = ReturnType<typeof settingsService>;
