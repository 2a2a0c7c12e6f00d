import type { AuditEntity } from '@shop/contract/audit-entries';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';

/** The refusal of what was made from an older version, with the newest and with who made it when. */
export const changedMeanwhile = async (
  work: UnitOfWork,
  entity: AuditEntity,
  id: number | string,
  newest: unknown,
): Promise<Failure> => {
  const last = await work.read(({ auditEntries }) => auditEntries.lastOf(entity, id));
  return fail('changed_meanwhile', {
    data: newest,
    ...(last && { changed: { by: last.name, at: last.at } }),
  });
};
