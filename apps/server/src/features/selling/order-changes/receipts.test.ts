import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { aBuyer, usePayingShop } from '../../../../test/paying-shop.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

const withMails = async () => {
  const email = `${randomUUID()}@pastas.lt`;
  const order = await paidDays(shop, { buyer: aBuyer({ email }) });
  const receipts = async () =>
    (await mailsTo(shop, email))
      .filter(({ kind }) => kind.startsWith('order_change'))
      .map(({ kind }) => kind);
  const switchOff = () =>
    order.buyer('PUT /users/{id}/notifications', {
      params: { id: order.person.id },
      body: { notifications: [{ kind: 'order_changed', isOn: false }] },
    });
  return { ...order, email, receipts, switchOff };
};

it('what a buyer changes is confirmed by mail with one way out, until that is switched off', async () => {
  const { nth, change, email, receipts, switchOff, see } = await withMails();
  const done = await change({ action: 'skip', deliveryIds: await nth(2) });
  expect(await receipts()).toEqual(['order_changed']);
  const [mail] = await mailsTo(shop, email);
  expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost\/pranesimai\/atsisakyti\?token=[\w.-]+$/);
  const link = `${mail?.unsubscribeUrl}&lang=en`;
  expect(mail?.plain.split(link)).toHaveLength(2);
  expect(mail?.html.split(link.replace('&', '&#38;'))).toHaveLength(2);
  await switchOff();
  await change({ action: 'undo', changeId: done.change?.id ?? 0 });
  await change({ action: 'move', deliveryIds: await nth(3), to: '2026-12-07' });
  expect(await receipts()).toEqual(['order_changed']);
  // The receipt itself stands in the account all the same.
  expect((await see()).changes).toHaveLength(2);
});

it('the switch of a link in the mail is the same', async () => {
  const { nth, change, email, receipts } = await withMails();
  await change({ action: 'skip', deliveryIds: await nth(2) });
  const [mail] = await mailsTo(shop, email);
  const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
  await shop.as(null)('POST /unsubscribe', { body: { token } });
  await change({ action: 'skip', deliveryIds: await nth(3) });
  expect(await receipts()).toEqual(['order_changed']);
});

it('a day that is given back, and what the shop itself changes, is told in any case', async () => {
  const { admin, nth, change, email, receipts, switchOff, orderId, see } = await withMails();
  await switchOff();
  await change({ action: 'cancel', deliveryIds: await nth(10) });
  expect(await receipts()).toEqual(['order_changed']);
  const { version } = await see();
  await admin('PUT /orders/{id}', {
    params: { id: orderId },
    body: { action: 'skip', deliveryIds: await nth(3), version },
  });
  expect(await receipts()).toEqual(['order_changed', 'order_changed']);
  for (const mail of await mailsTo(shop, email)) expect(mail.unsubscribeUrl).toBeNull();
});
