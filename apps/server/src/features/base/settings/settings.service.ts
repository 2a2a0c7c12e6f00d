import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { isFailure, type Failure } from '../../../failure.ts';
import { newestOf, orNewest } from '../crud/edit.ts';
import { changeSetting } from './change-setting.ts';
import type { SettingsInMemory } from './read-settings.ts';
import { type AllSettings, FIRST_VERSION, settingKinds, type SettingName } from './setting-kinds.ts';

type Versioned<N extends SettingName> = { readonly data: AllSettings[N]; readonly version: number };

export const settingsService = (work: UnitOfWork, memory: SettingsInMemory) => {
  const shown = <N extends SettingName>(
    { settings, settingVersions }: Awaited<ReturnType<SettingsInMemory['snapshot']>>,
    name: N,
  ): Versioned<N> => ({
    data: settings[name],
    version: settingVersions.get(settingKinds[name].key) ?? FIRST_VERSION,
  });
  const read = async <N extends SettingName>(name: N): Promise<Versioned<N>> =>
    shown(await memory.snapshot(), name);
  return {
    read,
    change: async <N extends SettingName>(
      name: N,
      value: AllSettings[N],
      actor: Actor,
      seen?: number,
    ): Promise<Versioned<N> | Failure> => {
      const outcome = await work.transaction((within) =>
        changeSetting(within, name, () => value, actor, seen),
      );
      const about = { entity: 'setting', id: settingKinds[name].key } as const;
      const newest = async () => (await newestOf(memory, (snapshot) => shown(snapshot, name), seen))?.data;
      const known = await orNewest(outcome, work, about, newest);
      return isFailure(known) ? known : read(name);
    },
  };
};
export type SettingsService = ReturnType<typeof settingsService>;
