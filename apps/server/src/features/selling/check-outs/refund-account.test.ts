import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { aBuyer, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { retentionJob } from '../../people/personal-data/retention.jobs.ts';
import { auditEntries, refundTasks } from '../../../db/schema/index.ts';

const shop = usePayingShop();
/** Monday noon, a week before the first day. */
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

const iban = 'LT12 1000 0111 0100 1000';
const other = 'LT60 1010 0123 4567 8901';

/** Ten days paid by transfer, one of which the shop cancels: nobody knows where its money goes. */
const owedByTheShop = async () => {
  const email = `${randomUUID()}@pastas.lt`;
  const order = await paidDays(shop, { paymentType: 'bank_account', buyer: aBuyer({ email }) });
  const { admin, placed, orderId, nth, see } = order;
  const { version } = await see();
  const body = { action: 'cancel', deliveryIds: await nth(9), version } as const;
  await admin('PUT /orders/{id}', { params: { id: orderId }, body });
  const { data: tasks } = await admin('GET /refund-tasks', { query: { checkOutId: placed.id } });
  const name = (account: string) =>
    order.buyer('PUT /check-outs/{id}/refund-account', {
      params: { id: placed.id },
      body: { iban: account },
    });
  return { ...order, email, name, taskId: tasks[0]?.id ?? 0 };
};

it('a buyer to whom the shop owes money by transfer is asked for an account, and may correct it until it is returned', async () => {
  const { admin, email, name, see, taskId } = await owedByTheShop();
  const told = await mailsTo(shop, email);
  expect(told.filter(({ kind }) => kind === 'order_changed')).toHaveLength(1);
  expect(told[0]).toMatchObject({ kind: 'order_changed', plain: expect.stringContaining('(IBAN)') });
  expect((await see()).refunds).toMatchObject([{ accountEnd: null, takesAccount: true }]);

  expect(await refusalOf(name('LT13 1000 0111 0100 1000'))).toMatchObject({
    status: 422,
    errors: { iban: expect.any(Array) },
  });
  expect((await see()).refunds).toMatchObject([{ accountEnd: null }]);

  await name(iban);
  expect((await name(other)).data.refunds).toMatchObject([{ accountEnd: '8901', takesAccount: true }]);

  const opened = async () => (await admin('GET /refund-tasks/{id}', { params: { id: taskId } })).data;
  expect((await opened()).iban).toBe('LT601010012345678901');
  const cents = (await opened()).dueCents;
  const confirm = (accountEnd: string) =>
    admin('PUT /refund-tasks/{id}', { params: { id: taskId }, body: { amountCents: cents, accountEnd } });
  // Opened before it was corrected.
  expect(await refusalOf(confirm('1000'))).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  await confirm('8901');
  expect((await see()).refunds).toMatchObject([
    { status: 'returned', accountEnd: '8901', takesAccount: false },
  ]);
  expect((await refusalOf(name(iban))).status).toBe(409);
});

it('an account that was named is not asked for again while money is still to go there', async () => {
  const { admin, email, name, nth, orderId, see } = await owedByTheShop();
  await name(iban);
  const { version } = await see();
  const body = { action: 'cancel', deliveryIds: await nth(8), version } as const;
  await admin('PUT /orders/{id}', { params: { id: orderId }, body });
  expect((await see()).refunds).toMatchObject([{ accountEnd: '1000' }, { accountEnd: '1000' }]);
  const [mail] = await mailsTo(shop, email);
  expect(mail?.kind).toBe('order_changed');
  expect(mail?.plain).toContain('1000');
  expect(mail?.plain).not.toContain('(IBAN)');
});

it('the number stands in no trail and no export, and its last four alone are kept three months after the money went', async () => {
  const { admin, buyer, name, see, taskId } = await owedByTheShop();
  await name(iban);
  expect((await see()).history.at(-1)).toMatchObject({ action: 'return_account', by: 'buyer' });
  const trail = await shop.database.select().from(auditEntries);
  expect(JSON.stringify(trail)).not.toContain('1000011101001000');
  expect((await buyer('GET /users/user-export')).data['orders']).toMatchObject([
    { refunds: [{ accountEnd: '1000' }] },
  ]);
  const { data: tasks } = await admin('GET /refund-tasks', { query: { perPage: 50 } });
  expect(JSON.stringify(tasks)).not.toContain('1000011101001000');

  const kept = async () => {
    const [task] = await shop.database.select().from(refundTasks).where(eq(refundTasks.id, taskId));
    return task?.iban;
  };
  const body = { amountCents: 1_400, accountEnd: '1000' };
  await admin('PUT /refund-tasks/{id}', { params: { id: taskId }, body });
  shop.clock.moveTo(new Date('2027-02-14T09:00:00Z'));
  await shop.work(retentionJob.name);
  expect(await kept()).toBe('LT121000011101001000');
  shop.clock.moveTo(new Date('2027-02-14T11:00:00Z'));
  await shop.work(retentionJob.name);
  expect(await kept()).toBe('1000');
});

it('a guest gives it by the order’s link, once, and is mailed its end; nobody else can', async () => {
  const admin = await shop.asNew('admin');
  const email = `${randomUUID()}@pastas.lt`;
  const cart = { cityId: await openCity(admin), startDate: '2026-11-23', items: [await sellKit(admin)] };
  const { id, token, orders } = await place(shop.as(null), cart, {
    paymentType: 'bank_account',
    buyer: aBuyer({ email }),
  });
  const { data } = await admin('PUT /check-outs/{id}', {
    params: { id },
    body: { action: 'approve_payment' },
  });
  const body = { action: 'cancel', deliveryIds: [orders[0]?.deliveries[0]?.id ?? 0], version: data.version };
  await admin('PUT /orders/{id}', { params: { id: orders[0]?.id ?? 0 }, body: body as never });
  const give = (query: { token?: string }, account = iban) =>
    shop.as(null)('PUT /check-outs/{id}/refund-account', { params: { id }, query, body: { iban: account } });
  expect((await refusalOf(give({}))).status).toBe(404);
  expect((await give({ token })).data.refunds).toMatchObject([{ accountEnd: '1000', takesAccount: false }]);
  const [mail] = (await mailsTo(shop, email)).filter(({ kind }) => kind === 'order_account_named');
  expect(mail?.plain).toContain('1000');
  expect(mail?.plain).not.toContain('0111');

  expect(await refusalOf(give({ token }, other))).toMatchObject({ status: 409, code: 'account_named' });
  const corrected = await admin('PUT /check-outs/{id}/refund-account', {
    params: { id },
    body: { iban: other },
  });
  expect(corrected.data.refunds).toMatchObject([{ accountEnd: '8901', takesAccount: true }]);
});
