import type { WholeFile } from '@shop/contract/files';
import { dayInVilnius } from '@shop/domain/day';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import { couponCardPdf } from '../../../papers/coupon-card-pdf.ts';
import { couponCardPng } from '../../../papers/coupon-card-png.ts';
import type { CouponCard } from '../../../papers/coupon-card.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import type { CouponLinks } from './coupon-links.ts';
import { goesToBuyer } from './coupon-order-facts.ts';
import { type Holder, tokenFor } from './coupon-orders.service.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly settings: ReadSettings;
  readonly links: CouponLinks;
  readonly publicUrl: () => URL;
};

/** A coupon as something that one gladly gives. */
export const couponCards = ({ work, settings, links, publicUrl }: Parts) => {
  const cardOf = async (id: number, holder: Holder): Promise<CouponCard | Failure> => {
    const found = await work.read(async ({ coupons, couponOrders }) => {
      const coupon = await coupons.one(id);
      const order = coupon && (await couponOrders.one(coupon.couponOrderId));
      return coupon && order ? { coupon, order } : null;
    });
    if (!found) return fail('not_found');
    const { coupon, order } = found;
    const { viewer, token } = holder;
    const isBuyers =
      (order.userId !== null && order.userId === viewer?.userId) ||
      links.opens(order, tokenFor(holder, order.id));
    const isHolders = links.opensPiece(coupon, token);
    // Nobody of the shop has to see it, nor the buyer of one that goes to somebody else.
    const mayPrint = isHolders || (isBuyers && goesToBuyer(order));
    if (!mayPrint || (coupon.status !== 'sent' && coupon.status !== 'spent')) return fail('not_found');
    const { shop } = await settings();
    return {
      locale: order.locale,
      shopName: shop.name,
      website: publicUrl().host,
      madeOn: dayInVilnius(coupon.sentAt ?? coupon.createdAt),
      design: order.design,
      code: coupon.code,
      valueCents: coupon.valueCents,
      validUntil: coupon.validUntil,
      recipientName: order.recipientName,
      giverName: order.buyer.firstName,
      message: order.message,
    };
  };
  return {
    pdf: async (id: number, holder: Holder): Promise<WholeFile | Failure> => {
      const card = await cardOf(id, holder);
      return isFailure(card) ? card : { fileName: 'dovana.pdf', bytes: await couponCardPdf(card) };
    },
    png: async (id: number, holder: Holder): Promise<WholeFile | Failure> => {
      const card = await cardOf(id, holder);
      return isFailure(card) ? card : { fileName: 'dovana.png', bytes: await couponCardPng(card) };
    },
  };
};
export type CouponCards = ReturnType<typeof couponCards>;
