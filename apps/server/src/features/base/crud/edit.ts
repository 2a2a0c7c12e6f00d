import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, isFailure, type Failure } from '../../../failure.ts';
import type { Edited } from '../audit/audit.repository.ts';
import type { Fields } from '../../../changed-fields.ts';

/** How a thing is edited: as it is stored, held until the transaction ends, and the change itself. */
type Editing = {
  readonly lock: () => Promise<Fields | null>;
  /** False where it is of another version than the one that was seen. */
  readonly change: () => Promise<boolean>;
};

/** One edit, with what it was and what it is in the audit; the refusal of an older version is told by `orNewest`. */
export const edit = async (
  within: Work,
  edited: Edited,
  { lock, change }: Editing,
): Promise<Failure | null> => {
  const before = await lock();
  if (!before) return fail('not_found');
  if (!(await change())) return fail('changed_meanwhile');
  await within.audit.changed(edited, before, await lock());
  return null;
};

/** An outcome; where somebody else was quicker, with the newest and with who made it when. */
export const orNewest = async <T>(
  outcome: T | Failure,
  work: UnitOfWork,
  { entity, id }: Pick<Edited, 'entity' | 'id'>,
  newest: () => Promise<unknown>,
): Promise<T | Failure> => {
  if (!isFailure(outcome) || outcome.code !== 'changed_meanwhile') return outcome;
  const last = await work.read(({ auditEntries }) => auditEntries.lastOf(entity, id));
  const changed = last && { by: last.name, at: last.at };
  return fail('changed_meanwhile', { data: await newest(), ...(changed && { changed }) });
};

/** What is held in memory for everybody, read anew when it has changed. */
export type Kept<Snapshot> = { snapshot(): Promise<Snapshot>; drop(): void };

/** A thing as it is now, also where whoever changed it has not told this process yet. */
export const newestOf = async <Snapshot, Item extends { readonly version: number }>(
  kept: Kept<Snapshot>,
  find: (snapshot: Snapshot) => Item | undefined,
  seen: number | undefined,
): Promise<Item | undefined> => {
  const known = find(await kept.snapshot());
  if (known && known.version > (seen ?? 0)) return known;
  kept.drop();
  return find(await kept.snapshot());
};
