import type { Coupon, CouponBalance } from '@shop/contract/coupons';
import { couponRefusal, plainCouponCode } from '@shop/domain/coupons';
import { type Day, dayInVilnius } from '@shop/domain/day';
import { canMove } from '@shop/domain/states/move';
import { couponTable } from '@shop/domain/states/tables';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid } from '../../../failure.ts';
import { isoOrNull } from '../../../iso.ts';
import { type Page, pageFrom } from '../../../page.ts';
import { buyerName } from '../check-outs/check-out-facts.ts';
import type { CodeTries } from '../discounts/code-tries.ts';
import { refused } from '../refusals.ts';
import type { CouponSending } from './coupon-sending.ts';
import type { CouponFilter, ListedCoupon } from './coupons.repository.ts';

type Parts = { readonly work: UnitOfWork; readonly tries: CodeTries; readonly sending: CouponSending };

export type CouponAct =
  | { readonly action: 'block' | 'restore'; readonly note: string }
  | { readonly action: 'send_again' }
  | { readonly action: 'extend'; readonly validUntil: Day; readonly note: string };

/** Never with its whole code: whoever reads it could spend it. */
const presentCoupon = ({ order, ...row }: ListedCoupon): Coupon => ({
  id: row.id,
  couponOrderId: row.couponOrderId,
  couponOrderNumber: order.number,
  lastFour: row.code.slice(-4),
  status: row.status,
  valueCents: row.valueCents,
  balanceCents: row.balanceCents,
  sendAt: row.sendAt.toISOString(),
  sentAt: isoOrNull(row.sentAt),
  validUntil: row.validUntil,
  buyerName: buyerName(order.buyer),
  recipientName: order.recipientName,
  createdAt: row.createdAt.toISOString(),
});

/** Coupons as whoever holds one and the owner see them. */
export const couponsService = ({ work, tries, sending }: Parts) => ({
  /** By its code alone: whoever has it has the money. */
  balance: async (
    code: string,
    { address, now }: { readonly address: string; readonly now: Date },
  ): Promise<CouponBalance | Failure> =>
    tries({ codes: [code], address, now }, async (known) => {
      const [row] = await work.read(({ coupons }) => coupons.byCodes([plainCouponCode(code)]));
      known([{ found: row ?? null }]);
      if (!row || row.status === 'unsent') return invalid({ code: 'coupon_unknown' });
      const isExpired = row.status === 'sent' && couponRefusal(row, dayInVilnius(now)) === 'expired';
      return {
        valueCents: row.valueCents,
        balanceCents: row.balanceCents,
        status: isExpired ? 'expired' : row.status,
        validUntil: row.validUntil,
      };
    }),

  list: (query: CouponFilter): Promise<Page<Coupon> | Failure> =>
    work.read(async ({ coupons }) => pageFrom(await coupons.list(query), presentCoupon)),

  act: (id: number, act: CouponAct, actor: Actor): Promise<Coupon | Failure> =>
    work.transaction(async (within) => {
      const { now } = actor;
      const [row] = await within.coupons.lock([id]);
      const order = row && (await within.couponOrders.one(row.couponOrderId));
      if (!row || !order) return fail('not_found');
      if (act.action === 'send_again') {
        if (row.status !== 'sent') return refused('not_from_here');
        await sending.again(within, order, row, now);
      } else if (act.action === 'extend') {
        if (row.validUntil === null || act.validUntil <= dayInVilnius(now))
          return invalid({ validUntil: 'coupon_send_on' });
        const isOver = row.status === 'expired';
        if (isOver) await within.coupons.move(id, 'refill', { validUntil: act.validUntil, endedAt: null });
        else await within.coupons.update(id, { validUntil: act.validUntil });
      } else {
        const answer = canMove(couponTable, row.status, act.action, row.statusBefore);
        if (!answer.allowed) return refused(answer.reason);
        if (act.action === 'block') await within.coupons.move(id, 'block', { statusBefore: row.status });
        else await within.coupons.restore(id);
      }
      const note = 'note' in act ? { note: act.note } : {};
      await within.audit.record(
        { actorId: actor.id, action: act.action, entity: 'coupon', entityId: id, details: note },
        now,
      );
      const fresh = await within.coupons.one(id);
      return fresh ? presentCoupon({ ...fresh, order }) : fail('not_found');
    }),
});
export type CouponsService = ReturnType<typeof couponsService>;
