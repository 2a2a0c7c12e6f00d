import type { Actor } from '../../../actor.ts';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Fields } from '../../../changed-fields.ts';
import { fail, type Failure } from '../../../failure.ts';
import { type AllSettings, type SettingKind, type SettingName, settingKinds } from './setting-kinds.ts';

/**
 * Changes a setting, or a part of it, with its audit entry: the newest value is the one that is changed. Whoever says
 * which version they have seen changes no other.
 */
export const changeSetting = async <N extends SettingName>(
  within: Work,
  name: N,
  change: (before: AllSettings[N]) => AllSettings[N],
  actor: Actor,
  seen?: number,
): Promise<AllSettings[N] | Failure> => {
  const kind = settingKinds[name] as unknown as SettingKind<AllSettings[N]>;
  const { value: before, version } = await within.settings.lock(kind);
  if (seen !== undefined && seen !== version) return fail('changed_meanwhile');
  const after = change(before);
  await within.settings.set(kind, after, actor.now);
  await within.audit.changed({ actor, entity: 'setting', id: kind.key }, before as Fields, after as Fields);
  await within.catalogueChanged();
  return after;
};
