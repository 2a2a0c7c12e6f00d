import type { AuditEntry } from '@shop/contract/audit-entries';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Failure } from '../../../failure.ts';
import { pageFrom, type Page } from '../../../page.ts';
import type { AuditFilter, AuditRow } from './audit-entries.repository.ts';

const present = ({ at, actorId, actorName, ...row }: AuditRow): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
});

export const auditService = (work: UnitOfWork) => ({
  list: async (query: AuditFilter): Promise<Page<AuditEntry> | Failure> =>
    pageFrom(await work.read(({ auditEntries }) => auditEntries.list(query)), present),
});
export type AuditService = ReturnType<typeof auditService>;
