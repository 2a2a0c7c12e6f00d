import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { place, usePayingShop } from '../../../../test/paying-shop.ts';
import { makeCode, openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';
import { invoices } from '../../../db/schema/index.ts';
import type { InvoiceDocument } from '../../../papers/invoice-document.ts';

const shop = usePayingShop();

/** The goods of a paid order's invoice: what, how many of it, for how much before and of discounts. */
const goodsOf = async (cart: Parameters<typeof place>[1]) => {
  const { id } = await place(shop.as(null, 'lt'), cart, { paymentType: 'cash' });
  const admin = await shop.asNew('admin');
  await admin('PUT /check-outs/{id}', { params: { id }, body: { action: 'approve_payment' } });
  const [paper] = await shop.database.select().from(invoices).where(eq(invoices.checkOutId, id));
  return (paper!.document as InvoiceDocument).lines.map((line) => [
    line.name.replaceAll('\u00a0', ' '),
    line.quantity,
    line.unit,
    line.listCents,
    line.discountCents,
  ]);
};

it('an invoice counts every delivery at its price, and sets where several come a day', async () => {
  const admin = await shop.asNew('admin');
  const cityId = await openCity(admin);
  const ten = { ...(await sellKit(admin, { days: 10 })), amount: 2 };
  const unique = { ...(await sellUniqueKit(admin)), amount: 2 };
  // Tuesday to Thursday of the next week: eight working days at 2.00 and a weekend of twice 3.50.
  const cart = { cityId, startDate: '2026-11-17', items: [ten, unique], workingDaysOnly: false };
  expect(await goodsOf(cart)).toEqual([
    ['Paprastas rinkinys, 1 500 kcal (10 dienų, po 2 rinkinius per dieną)', 20, 'set', 25_800, 0],
    ['Paprastas rinkinys (1 diena, po 2 rinkinius per dieną)', 2, 'set', 9000, 0],
    ['Pristatymas', 8, 'piece', 1600, 0],
    ['Pristatymas', 2, 'piece', 700, 0],
    ['Pristatymas', 2, 'piece', 980, 0],
  ]);
});

it('deliveries that a code covers in part are still as many', async () => {
  const admin = await shop.asNew('admin');
  const cityId = await openCity(admin);
  const { code } = await makeCode(admin, { type: 'fixed', amount: 7000, applyToCart: true });
  const cart = { cityId, startDate: '2026-11-17', items: [await sellKit(admin)], discountCodes: [code] };
  expect(await goodsOf(cart)).toEqual([
    ['Paprastas rinkinys, 1 500 kcal', 5, 'day', 6450, 6450],
    ['Pristatymas', 5, 'piece', 1000, 550],
  ]);
});
