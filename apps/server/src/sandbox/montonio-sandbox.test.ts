import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { somebodyWaits } from '../../test/waiting.ts';
import { openDatabase } from '../db/database.ts';
import { isTrouble, type ProviderOrder } from '../ports/payments/payments.ts';
import { openMontonioSandbox } from './montonio-sandbox.ts';
import { anOrder, keys, useRehearsal } from './test-support.ts';
import { retryDelaysMs } from './webhooks.ts';

const bank = useRehearsal();

const created = async (details = {}): Promise<ProviderOrder> => {
  const made = await bank.payments.createOrder(anOrder(bank, details));
  if (isTrouble(made)) throw new Error(made.reason);
  return made;
};
/** What the shop makes of each piece of news: its status, or null for what is forged. */
const toldStatuses = async (): Promise<(string | null)[]> =>
  Promise.all(
    bank.told.map(async ({ body: { orderToken = '' } }) => {
      const uuid = await bank.payments.readOrderToken(orderToken);
      return uuid === null ? null : String(decodeJwt(orderToken)['paymentStatus']).toLowerCase();
    }),
  );
const later = (ms: number): void => bank.clock.moveTo(new Date(bank.clock.now().getTime() + ms));
const statusOf = async (uuid: string): Promise<string> => {
  const order = await bank.payments.order(uuid);
  return isTrouble(order) ? order.kind : order.status;
};

describe('a payment', () => {
  it('is told to the shop in the body and in the address', async () => {
    const { uuid, reference } = await created();
    await bank.sandbox.pay(uuid);
    expect(await bank.sandbox.tick()).toBe(1);
    const [told] = bank.told;
    expect(told?.query['order-token']).toBe(told?.body['orderToken']);
    const token = told?.body['orderToken'] ?? '';
    expect(await bank.payments.readOrderToken(token)).toBe(uuid);
    expect(decodeJwt(token)).toMatchObject({
      merchantReference: reference,
      paymentStatus: 'PAID',
      grandTotal: 119.33,
      currency: 'EUR',
    });
  });

  it('happens once, however often and fast the button is pressed', async () => {
    const { uuid } = await created();
    await Promise.all([1, 2, 3, 4].map(() => bank.sandbox.pay(uuid)));
    await bank.sandbox.tick();
    expect(await toldStatuses()).toEqual(['paid']);
  });

  it('that is cancelled is over: it can be asked for anew with the same reference', async () => {
    const { uuid, reference } = await created();
    await bank.sandbox.cancel(uuid);
    await bank.sandbox.pay(uuid);
    await bank.sandbox.tick();
    expect(await toldStatuses()).toEqual(['abandoned']);
    const again = await created({ reference });
    await bank.sandbox.pay(again.uuid);
    expect(await statusOf(again.uuid)).toBe('paid');
  });

  it('that nobody makes ends after six hours', async () => {
    const { uuid } = await created();
    later(6 * 3_600_000 - 1);
    await bank.sandbox.tick();
    expect(await statusOf(uuid)).toBe('pending');
    later(1);
    expect((await bank.sandbox.pay(uuid))?.status).toBe('PENDING');
    await bank.sandbox.tick();
    expect(await statusOf(uuid)).toBe('abandoned');
    expect(await toldStatuses()).toEqual(['abandoned']);
  });

  it('that was replaced can only arrive late, beside the one that replaced it', async () => {
    const first = await created();
    const second = await created({ reference: first.reference });
    expect((await bank.sandbox.pay(first.uuid))?.status).toBe('ABANDONED');
    await bank.sandbox.payLate(first.uuid);
    await bank.sandbox.pay(second.uuid);
    later(60_000);
    await bank.sandbox.tick();
    const { orders } = await bank.sandbox.books();
    const paid = orders.filter(
      (each) => each.merchantReference === first.reference && each.paidCents !== null,
    );
    expect(paid.map(({ paidCents }) => paidCents)).toEqual([11_933, 11_933]);
  });

  it('made too late is first given up and then arrives', async () => {
    const { uuid } = await created();
    await bank.sandbox.payLate(uuid);
    await bank.sandbox.tick();
    expect(await statusOf(uuid)).toBe('abandoned');
    later(60_000);
    await bank.sandbox.tick();
    expect(await statusOf(uuid)).toBe('paid');
    expect(await toldStatuses()).toEqual(['abandoned', 'paid']);
  });

  it('that has arrived is told to whoever asks, also while somebody else is asking', async () => {
    const { uuid } = await created();
    await bank.sandbox.payLate(uuid);
    later(60_000);
    const database = openDatabase({ ...bank.connection, max: 2 });
    const { asked } = await database.transaction(async (tx) => {
      await tx.execute(sql`select from sandbox.orders where uuid = ${uuid} for update`);
      const status = statusOf(uuid);
      await somebodyWaits(database);
      return { asked: status };
    });
    expect(await asked).toBe('paid');
    await bank.sandbox.tick();
    await database.$client.end();
  });
});

describe('news that the shop does not take', () => {
  it('comes 13 times more within 48 hours and then no more; old news is still known to be the bank’s', async () => {
    const { uuid } = await created();
    bank.answerWith = 500;
    await bank.sandbox.pay(uuid);
    await bank.sandbox.tick();
    for (const delay of retryDelaysMs) {
      later(delay - 1);
      expect(await bank.sandbox.tick()).toBe(0);
      later(1);
      expect(await bank.sandbox.tick()).toBe(1);
    }
    expect(bank.told).toHaveLength(14);
    expect(bank.clock.now()).toEqual(new Date('2026-11-18T08:00:00Z'));
    later(30 * 86_400_000);
    expect(await bank.sandbox.tick()).toBe(0);
    const last = await bank.payments.readOrderToken(bank.told.at(-1)?.body['orderToken'] ?? '');
    expect(last).toBe(uuid);
  });

  it('comes no more once it is taken', async () => {
    const { uuid } = await created();
    bank.answerWith = 503;
    await bank.sandbox.pay(uuid);
    await bank.sandbox.tick();
    bank.answerWith = 201;
    later(60_000);
    expect(await bank.sandbox.tick()).toBe(1);
    later(86_400_000);
    expect(await bank.sandbox.tick()).toBe(0);
  });
});

describe('trouble', () => {
  const payWith = async (troubles: object): Promise<ProviderOrder> => {
    await bank.sandbox.setTroubles(troubles);
    const order = await created();
    await bank.sandbox.pay(order.uuid);
    await bank.sandbox.tick();
    return order;
  };

  it('doubles news', async () => {
    await payWith({ doubledWebhooks: 1 });
    expect(await toldStatuses()).toEqual(['paid', 'paid']);
    expect(bank.told[0]).toEqual(bank.told[1]);
  });

  it('loses news, while the API still tells the truth', async () => {
    const { uuid } = await payWith({ lostWebhooks: 1 });
    later(3 * 86_400_000);
    await bank.sandbox.tick();
    expect(bank.told).toEqual([]);
    expect(await statusOf(uuid)).toBe('paid');
  });

  it('holds news back', async () => {
    await payWith({ lateWebhooks: 1, lateSeconds: 3600 });
    expect(bank.told).toEqual([]);
    later(3_600_000);
    await bank.sandbox.tick();
    expect(await toldStatuses()).toEqual(['paid']);
  });

  it('puts news in the wrong order', async () => {
    await payWith({ reorderedWebhooks: 1 });
    expect(await toldStatuses()).toEqual(['paid', 'pending']);
  });

  it('gives the same order again where it is of the kind that keeps it', async () => {
    await bank.sandbox.setTroubles({ keptOrders: 1 });
    const order = anOrder(bank);
    const first = (await bank.payments.createOrder(order)) as ProviderOrder;
    await bank.sandbox.cancel(first.uuid);
    const again = (await bank.payments.createOrder(order)) as ProviderOrder;
    expect(again).toMatchObject({ uuid: first.uuid, status: 'pending' });
    await bank.sandbox.pay(first.uuid);
    expect(await statusOf(first.uuid)).toBe('paid');
  });

  it('forges news of a payment that was never made', async () => {
    await bank.sandbox.setTroubles({ forgedWebhooks: 1 });
    const { uuid } = await created();
    await bank.sandbox.tick();
    expect(await toldStatuses()).toEqual([null]);
    expect(await statusOf(uuid)).toBe('pending');
  });

  it('brings a cent too little, and both news and API say so', async () => {
    const { uuid } = await payWith({ wrongAmounts: 1 });
    expect(decodeJwt(bank.told[0]?.body['orderToken'] ?? '')).toMatchObject({ grandTotal: 119.32 });
    expect(await bank.payments.order(uuid)).toMatchObject({
      totalCents: 11_932,
      availableForRefundCents: 11_932,
    });
  });

  it('rejects a refund: the money can be returned another time', async () => {
    const { uuid } = await payWith({ rejectedRefunds: 1 });
    await bank.payments.refund({ orderUuid: uuid, amountCents: 11_933, idempotencyKey: randomUUID() });
    await bank.sandbox.tick();
    const token = bank.told.at(-1)?.body['refundToken'] ?? '';
    expect(await bank.payments.readRefundToken(token)).toBe(uuid);
    expect(decodeJwt(token)).toMatchObject({ refundStatus: 'REJECTED' });
    expect(await bank.payments.order(uuid)).toMatchObject({
      status: 'paid',
      availableForRefundCents: 11_933,
    });
  });

  it('of an outage changes nothing; a lost answer leaves an order that the next request replaces', async () => {
    const asked = anOrder(bank);
    const made = async (): Promise<string[]> =>
      (await bank.sandbox.books()).orders
        .filter((each) => each.merchantReference === asked.reference)
        .map((each) => each.status);
    await bank.sandbox.setTroubles({ outages: 1 });
    expect(await bank.payments.createOrder(asked)).toMatchObject({ kind: 'unavailable' });
    expect(await made()).toEqual([]);
    await bank.sandbox.setTroubles({ outages: 0, lostAnswers: 1 });
    expect(await bank.payments.createOrder(asked)).toMatchObject({ kind: 'unavailable' });
    await bank.sandbox.setTroubles({ lostAnswers: 0 });
    await bank.payments.createOrder(asked);
    expect((await made()).toSorted()).toEqual(['ABANDONED', 'ABANDONED', 'ABANDONED', 'PENDING']);
  });

  it('is switched on and off through the control endpoint', async () => {
    const set = (body: object) =>
      fetch(`${bank.url}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await set({ outages: 1 })).status).toBe(200);
    expect(await bank.payments.paymentMethods()).toMatchObject({ kind: 'unavailable' });
    expect((await set({ outages: 2 })).status).toBe(400);
    expect((await set({ outage: 0 })).status).toBe(400);
    await set({ outages: 0 });
    expect(isTrouble(await bank.payments.paymentMethods())).toBe(false);
  });
});

describe('refunds', () => {
  it('are told together with what they make of the order', async () => {
    const { uuid } = await created();
    await bank.sandbox.pay(uuid);
    await bank.sandbox.tick();
    bank.told.length = 0;
    await bank.payments.refund({ orderUuid: uuid, amountCents: 933, idempotencyKey: randomUUID() });
    await bank.sandbox.tick();
    const [refund, order] = bank.told;
    const token = refund?.body['refundToken'] ?? '';
    expect(await bank.payments.readRefundToken(token)).toBe(uuid);
    expect(decodeJwt(token)).toMatchObject({ refundStatus: 'SUCCESSFUL' });
    expect(refund?.query['refund-token']).toBe(refund?.body['refundToken']);
    expect(decodeJwt(order?.body['orderToken'] ?? '')).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
    });
  });
});

describe('the books', () => {
  it('are the same for a second process, also one that opens at the same time', async () => {
    const { uuid } = await created();
    const open = () =>
      openMontonioSandbox({
        ...keys,
        connection: bank.connection,
        clock: bank.clock,
        baseUrl: () => bank.url,
        everyMs: null,
      });
    const others = await Promise.all([open(), open()]);
    await others[0].pay(uuid);
    expect((await others[1].books()).orders.find((each) => each.uuid === uuid)?.paidCents).toBe(11_933);
    // Whoever looks first hands the news over, and only once.
    const handed = await Promise.all([...others, bank.sandbox].map((each) => each.tick()));
    expect(handed.toSorted()).toEqual([0, 0, 1]);
    await Promise.all(others.map((each) => each.close()));
  });
});
