import type { Handle } from './database.ts';
import { auditEntries } from './schema/index.ts';

export type AuditEntry = {
  /** Null: the shop itself. */
  readonly actorId: number | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: number | string;
  readonly details?: Record<string, unknown>;
};

export type Audit = (entry: AuditEntry, now: Date) => Promise<void>;

export const auditLog =
  (handle: Handle): Audit =>
  async ({ actorId, action, entity, entityId, details = {} }, now) => {
    await handle
      .insert(auditEntries)
      .values({ at: now, actorId, action, entity, entityId: String(entityId), details });
  };
