import type { Actor } from '../../../actor.ts';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Fields } from '../audit/audit.repository.ts';
import { type AllSettings, type SettingKind, type SettingName, settingKinds } from './setting-kinds.ts';

/** Changes a setting, or a part of it, with its audit entry: the newest value is the one that is changed. */
export const changeSetting = async <N extends SettingName>(
  within: Work,
  name: N,
  change: (before: AllSettings[N]) => AllSettings[N],
  actor: Actor,
): Promise<AllSettings[N]> => {
  const kind = settingKinds[name] as unknown as SettingKind<AllSettings[N]>;
  const before = await within.settings.lock(kind);
  const after = change(before);
  await within.settings.set(kind, after, actor.now);
  await within.audit.changed({ actor, entity: 'setting', id: kind.key }, before as Fields, after as Fields);
  await within.catalogueChanged();
  return after;
};
