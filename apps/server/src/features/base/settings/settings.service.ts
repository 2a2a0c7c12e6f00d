import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import { settingKinds, type SettingName, type ShopSettings } from './shop-settings.ts';

export const settingsService = (work: UnitOfWork, catalogue: Catalogue) => {
  const read = async <N extends SettingName>(name: N): Promise<ShopSettings[N]> =>
    (await catalogue.snapshot()).settings[name];
  return {
    read,
    change: async <N extends SettingName>(
      name: N,
      value: ShopSettings[N],
      actor: Actor,
    ): Promise<ShopSettings[N]> => {
      const { key } = settingKinds[name];
      const before = await read(name);
      await work.transaction(async (within) => {
        await within.settings.set(key, value, actor.now);
        const details = { before, after: value };
        await within.audit(
          { actorId: actor.id, action: 'update', entity: 'setting', entityId: key, details },
          actor.now,
        );
        await within.catalogueChanged();
      });
      return read(name);
    },
  };
};
export type SettingsService = ReturnType<typeof settingsService>;
