import { addHours } from '@shop/domain/day';
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { aBuyer, aCart, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { whileRowsFail } from '../../../../test/row-trouble.ts';
import { checkOuts, deliveries } from '../../../db/schema/index.ts';
import { sweepJob } from './check-outs.job-kinds.ts';

const shop = usePayingShop();

const twoOrders = async (paymentType: 'montonio' | 'cash', name: string) => {
  const admin = await shop.asNew('admin');
  const cart = await aCart(admin);
  const emails = [`${name}-1@pirkeja.example`, `${name}-2@pirkeja.example`];
  const placed = [];
  for (const email of emails)
    placed.push(await place(shop.as(null), cart, { paymentType, buyer: aBuyer({ email }) }));
  const [first, second] = placed;
  const sweepInTrouble = () =>
    whileRowsFail(shop, { table: 'check_outs', column: 'id', value: first?.id ?? 0 }, () =>
      expect(shop.work(sweepJob.name)).rejects.toThrow(),
    );
  return { admin, emails, first, second, sweepInTrouble };
};

it('one order that cannot be asked to pay does not keep the next from it', async () => {
  const { emails, sweepInTrouble } = await twoOrders('montonio', 'nemoketa');
  shop.clock.moveTo(addHours(shop.clock.now(), 0.5));
  await sweepInTrouble();
  const told = await Promise.all(emails.map(async (email) => (await mailsTo(shop, email)).length));
  expect(told).toEqual([0, 1]);
});

it('one order that cannot be completed does not keep the next from it', async () => {
  const { admin, first, second, sweepInTrouble } = await twoOrders('cash', 'atvezta');
  const ids = [first, second].flatMap((each) => each?.id ?? []);
  for (const id of ids)
    await admin('PUT /check-outs/{id}', { params: { id }, body: { action: 'approve_payment' } });
  const lines = [first, second].flatMap((each) => each?.orders.map(({ id }) => id) ?? []);
  await shop.database
    .update(deliveries)
    .set({ status: 'delivered' })
    .where(inArray(deliveries.orderId, lines));
  await sweepInTrouble();
  const statusOf = async (id: number) =>
    (await shop.database.select().from(checkOuts).where(eq(checkOuts.id, id)))[0]?.status;
  expect(await Promise.all(ids.map(statusOf))).toEqual(['paid', 'completed']);
});
