import { z } from 'zod';
import { day } from './days.ts';
import { endpoints } from './endpoint.ts';
import { listOf, longListQuery } from './lists.ts';
import { id } from './parts.ts';

/** What the audit log speaks of. */
export const auditEntities = [
  'addition',
  'address',
  'allergen',
  'blog_article',
  'calendar_day',
  'check_out',
  'city',
  'combination',
  'deletion_request',
  'coupon',
  'coupon_order',
  'delivery_prices',
  'delivery_time',
  'diet_plan',
  'discount',
  'discount_code',
  'dish',
  'dish_review',
  'faq_item',
  'faq_section',
  'feedback',
  'meal_kit',
  'menu',
  'menu_type',
  'order_link',
  'page',
  'payment',
  'people',
  'period',
  'picture',
  'product',
  'setting',
  'user',
  'vat',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** What was done; a check-out's moves have names of their own. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'add_dish',
  'ask',
  'ask_email_change',
  'carry_out',
  'change_email',
  'change_password',
  'create_many',
  'create_staff',
  'end_feed',
  'end_session',
  'end_sessions',
  'facebook_deletion',
  'first_admin',
  'forbidden',
  'handle',
  'hide',
  'invite',
  'link_social',
  'login',
  'login_failed',
  'make_thumbnail',
  'new_link',
  'new_recovery_codes',
  'notifications',
  'open_feed',
  'open_weeks',
  'payment_stray',
  'recommend',
  'register',
  'remove_dish',
  'reopen',
  'reset_password',
  'retention',
  'second_factor_off',
  'second_factor_on',
  'second_factor_put_off',
  'set_default',
  'show',
  'token_reused',
  'unlink_social',
  'upload',
  'block',
  'extend',
  'restore',
  'send_again',
  'withdraw',
  'wrong_code',
  'wrong_password',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntry = z.object({
  id,
  /** An instant. */
  at: z.string(),
  /** Null: the shop itself, or somebody who is gone. */
  actor: z.object({ id, name: z.string() }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** Of an edit: `before` and `after`, with the changed fields alone. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditEntriesEndpoints = endpoints({
  'GET /audit-entries': {
    summary: 'Who changed what, when; newest first',
    access: 'admin',
    /** Words of what it is about, what was done and who did it: `city 12 update rasa`. */
    query: longListQuery('created').extend({
      actorId: id.optional(),
      entity: z.enum(auditEntities).optional(),
      entityId: z.string().max(100).optional(),
      /** Days in Vilnius, both included. */
      from: day.optional(),
      to: day.optional(),
    }),
    response: listOf(auditEntry),
  },
});
