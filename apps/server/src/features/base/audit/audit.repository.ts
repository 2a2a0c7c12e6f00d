import type { AuditAction, AuditEntity } from '@shop/contract/audit-entries';
import type { Actor } from '../../../actor.ts';
import type { Handle } from '../../../db/database.ts';
import { auditEntries } from '../../../db/schema/index.ts';
import { changedFields, type Fields } from '../../../changed-fields.ts';

type About =
  | { readonly entity: Exclude<AuditEntity, 'check_out'>; readonly action: AuditAction }
  /** The trail of what is paid for names its moves itself. */
  | { readonly entity: 'check_out' | 'coupon_order'; readonly action: string };

export type RecordedEvent = About & {
  /** Null: the shop itself. */
  readonly actorId: number | null;
  readonly entityId: number | string;
  readonly details?: Record<string, unknown>;
};

export type Edited = {
  readonly actor: Actor;
  readonly entity: Exclude<AuditEntity, 'check_out'>;
  readonly id: number | string;
  /** Where there is a better word than `create`, `update` and `delete`. */
  readonly action?: AuditAction;
  /** Fields that tell something of a person: they are kept apart, and blanked when the person is forgotten. */
  readonly personal?: readonly string[];
};

export type Audit = {
  /**
   * An edit, with what the changed fields were and what they are. Null before: it was made; null after: it is gone.
   * Passwords, tokens and the like are not among the fields.
   */
  changed(edited: Edited, before: Fields | null, after: Fields | null): Promise<void>;
  /** What happened and is no edit: a login, a move, a job's work. */
  record(event: RecordedEvent, now: Date): Promise<void>;
};

const actionOf = (before: Fields | null, after: Fields | null): AuditAction => {
  if (before === null) return 'create';
  return after === null ? 'delete' : 'update';
};

export const auditLog = (handle: Handle): Audit => ({
  changed: async ({ actor, entity, id, action, personal = [] }, before, after) => {
    const { open, hidden } = changedFields(before, after, personal);
    await handle.insert(auditEntries).values({
      at: actor.now,
      actorId: actor.id,
      action: action ?? actionOf(before, after),
      entity,
      entityId: String(id),
      details: open,
      personal: hidden,
    });
  },
  record: async ({ actorId, action, entity, entityId, details = {} }, now) => {
    await handle
      .insert(auditEntries)
      .values({ at: now, actorId, action, entity, entityId: String(entityId), details });
  },
});
