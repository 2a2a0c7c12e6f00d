import type { WholeFile } from '@shop/contract/files';
import { dayInVilnius } from '@shop/domain/day';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import { paymentPaperPdf } from '../../../papers/payment-paper-pdf.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import type { CouponOrdersService, Holder } from './coupon-orders.service.ts';

/** What a buyer of coupons can show to have paid: no VAT is charged before they are spent. */
export const couponPapers = (orders: Pick<CouponOrdersService, 'view'>, settings: ReadSettings) => ({
  payment: async (id: number, holder: Holder, now: Date): Promise<WholeFile | Failure> => {
    const order = await orders.view(id, holder, now);
    if (isFailure(order)) return order;
    if (order.paidAt === null) return fail('not_found');
    const { shop } = await settings();
    const bytes = await paymentPaperPdf({
      locale: order.locale,
      shopName: shop.name,
      seller: shop.company,
      number: order.number,
      paidOn: dayInVilnius(new Date(order.paidAt)),
      buyerName: `${order.buyer.firstName} ${order.buyer.lastName}`.trim(),
      pieces: order.pieces,
      amountCents: order.amountCents,
      totalCents: order.totalCents,
    });
    return { fileName: `${order.number}.pdf`, bytes };
  },
});
export type CouponPapers = ReturnType<typeof couponPapers>;
