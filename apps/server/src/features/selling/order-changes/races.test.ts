import { ApiError } from '@shop/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectBooksAddUp } from '../../../../test/books.ts';
import { orderDays, paidDays } from '../../../../test/ordered-days.ts';
import { orderFor, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { sellKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

const tuesday = '2026-11-24';
const times = [1, 2, 3] as const;

/** How two that happen at once end: `done`, or the code of the refusal. Nothing stumbles. */
const atOnce = async (...tasks: readonly (() => Promise<unknown>)[]): Promise<string[]> => {
  const ended = await Promise.allSettled(tasks.map((task) => task()));
  return ended.map((each) => {
    if (each.status === 'fulfilled') return 'done';
    const error: unknown = each.reason;
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return error.code ?? String(error.status);
  });
};

/** At the same moment, or the one just before the other. */
const orders = ['at once', 'first', 'last'] as const;
const inOrder = async (
  when: (typeof orders)[number],
  task: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<string> => {
  if (when === 'first') {
    const [ended = ''] = await atOnce(task);
    await other();
    return ended;
  }
  if (when === 'last') {
    await other();
    return (await atOnce(task))[0] ?? '';
  }
  return (await atOnce(task, other))[0] ?? '';
};

const anOrder = () => paidDays(shop, { days: 5, codePercent: 10 });

describe('two at once', () => {
  it.each(times)('two tabs: one change wins, the other is told how it is now (%s)', async () => {
    const order = await anOrder();
    const { version } = await order.see();
    const [first = 0, second = 0] = await order.nth(1, 2);
    let told: unknown = null;
    const move = () => order.change({ action: 'move', deliveryIds: [first], to: '2026-12-01', version });
    const skip = () => order.change({ action: 'skip', deliveryIds: [second], version });
    const noting = (task: () => Promise<unknown>) => () =>
      task().catch((error: unknown) => {
        told = error instanceof ApiError ? error.data : null;
        throw error;
      });
    const ended = await atOnce(noting(move), noting(skip));
    expect(ended.toSorted()).toEqual(['changed_meanwhile', 'done']);
    const seen = await order.see();
    expect(seen).toMatchObject({ version: version + 1, changes: [{ status: 'done' }] });
    expect(told).toMatchObject({ version: version + 1, lastDate: seen.lastDate });
    await expectBooksAddUp(shop, order.placed.id);
  });

  it.each(times)('the buyer cancels while an admin does: the days come back once (%s)', async () => {
    const order = await anOrder();
    const params = { id: order.orderId };
    const ended = await atOnce(
      () => order.buyer('DELETE /orders/{id}', { params, body: {} }),
      () => order.admin('DELETE /orders/{id}', { params, body: {} }),
    );
    expect(ended.toSorted()).toEqual(['done', 'wrong_state']);
    const { owed, received, tasks } = await expectBooksAddUp(shop, order.placed.id);
    expect([owed, tasks.length]).toEqual([received, 1]);
    expect(await order.see()).toMatchObject({ status: 'stopped', changes: [{ status: 'done' }] });
  });

  it.each(times)('a day that is cancelled and moved is the one or the other (%s)', async () => {
    const order = await anOrder();
    const ids = await order.nth(2);
    const shopsOwn = orderDays(order.admin, order.placed);
    const { version } = await order.see();
    const ended = await atOnce(
      () => order.change({ action: 'move', deliveryIds: ids, to: '2026-12-01', version }),
      () => shopsOwn.change({ action: 'cancel', deliveryIds: ids, version }),
    );
    expect(ended.toSorted()).toEqual(['changed_meanwhile', 'done']);
    await expectBooksAddUp(shop, order.placed.id);
  });
});

describe('while an admin closes a day', () => {
  const close = (order: Awaited<ReturnType<typeof anOrder>>, action: 'move' | 'cancel') => () =>
    order.admin('PUT /calendar-days/{id}', {
      params: { id: tuesday },
      body: { cityId: order.cityId, isClosed: true, isHoliday: false, deliveries: { action } },
    });

  it.each(times)('a buyer moves a day off it: it leaves once (%s)', async () => {
    const order = await anOrder();
    const { version } = await order.see();
    const ids = await order.nth(2);
    const ended = await atOnce(close(order, 'cancel'), () =>
      order.change({ action: 'move', deliveryIds: ids, to: '2026-12-01', version }),
    );
    expect(ended[0]).toBe('done');
    expect(['done', 'changed_meanwhile']).toContain(ended[1]);
    expect(await order.standing()).not.toContain(tuesday);
    const { owed } = await expectBooksAddUp(shop, order.placed.id);
    // Moved first, nothing was left to cancel.
    expect(owed).toBe(ended[1] === 'done' ? 0 : 1280);
  });

  it.each(times)('a buyer moves a day onto it: none stays there (%s)', async () => {
    const order = await anOrder();
    await order.change({ action: 'move', deliveryIds: await order.nth(2), to: '2026-12-01' });
    const { version } = await order.see();
    const ids = await order.nth(1);
    const ended = await atOnce(close(order, 'move'), () =>
      order.change({ action: 'move', deliveryIds: ids, to: tuesday, version }),
    );
    expect(ended[0]).toBe('done');
    expect(['done', 'target_closed']).toContain(ended[1]);
    expect(await order.standing()).not.toContain(tuesday);
    await expectBooksAddUp(shop, order.placed.id);
  });

  it.each(times)('somebody orders for it: no delivery stays there (%s)', async () => {
    const order = await anOrder();
    const cart = { cityId: order.cityId, startDate: tuesday, items: [await sellKit(order.admin)] };
    const buyer = await shop.asNew('user');
    const body = await orderFor(buyer, cart, { paymentType: 'cash' });
    const ended = await atOnce(close(order, 'move'), () => buyer('POST /check-outs', { body }));
    expect(ended[0]).toBe('done');
    const { data } = await buyer('GET /deliveries', { query: { from: '2026-11-20', to: '2026-12-20' } });
    expect(data.map(({ day }) => day)).not.toContain(tuesday);
    expect(ended[1]).toBe(data.length > 0 ? 'done' : 'prices_updated');
  });
});

describe('a supplement whose money is on its way', () => {
  const aSupplement = async () => {
    const order = await anOrder();
    const { mealKitId, calorieId = null } = await sellKit(order.admin, { priceCents: 1300 });
    const { change } = await order.change({ action: 'kit', mealKitId, calorieId });
    const params = { id: change?.id ?? 0 };
    const { data } = await order.buyer('POST /order-changes/{id}/pay', { params, body: {} });
    await shop.sandbox.pay(uuidIn(data.paymentUrl));
    const kitChange = async () => (await order.see()).changes.find(({ id }) => id === params.id);
    return { ...order, params, kitChange };
  };

  it('holds when the buyer comes back before the bank’s news, and is not paid twice', async () => {
    const { buyer, params, placed, kitChange } = await aSupplement();
    const { data } = await buyer('POST /check-outs/{id}/check-payment', { params: { id: placed.id } });
    expect(data.changes[0]).toMatchObject({ status: 'done' });
    expect(await kitChange()).toMatchObject({ status: 'done' });
    const again = buyer('POST /order-changes/{id}/pay', { params, body: {} });
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'already_done' });
    const { received } = await expectBooksAddUp(shop, placed.id);
    expect(received).toBe(placed.totalCents + 500);
  });

  it.each(orders)(
    'while an admin waives it, %s: the kit is changed once, and no cent is lost',
    async (when) => {
      const { admin, params, placed, kitChange } = await aSupplement();
      const body = { action: 'waive', note: 'Atsiprašome' } as const;
      const waived = await inOrder(
        when,
        () => admin('PUT /order-changes/{id}', { params, body }),
        () => shop.sandbox.tick(),
      );
      const { received, entries, tasks } = await expectBooksAddUp(shop, placed.id);
      expect(await kitChange()).toMatchObject({ status: 'done' });
      expect(entries.filter(({ kind }) => kind === 'supplement' || kind === 'change')).toHaveLength(5);
      // Waived first, the money goes back; paid first, the admin is told.
      expect(['done', 'wrong_state']).toContain(waived);
      expect(received).toBe(placed.totalCents + (waived === 'done' ? 0 : 500));
      expect(tasks.map(({ dueCents }) => dueCents)).toEqual(waived === 'done' ? [500] : []);
    },
  );

  it.each(orders)('while the buyer cancels the order, %s: all of it comes back', async (when) => {
    const { buyer, orderId, placed, see } = await aSupplement();
    const cancelled = await inOrder(
      when,
      () => buyer('DELETE /orders/{id}', { params: { id: orderId }, body: {} }),
      () => shop.sandbox.tick(),
    );
    expect(cancelled).toBe('done');
    const { tasks, received, owed } = await expectBooksAddUp(shop, placed.id);
    expect(owed).toBe(received);
    const back = tasks.reduce((all, { dueCents }) => all + dueCents, 0);
    expect(back).toBe(placed.totalCents + 500);
    expect((await see()).status).toBe('stopped');
  });
});

it.each(times)(
  'a box whose window ends while somebody marks it: one of both is in the trail (%s)',
  async () => {
    const order = await anOrder();
    const [id = 0] = await order.nth(1);
    for (const action of ['prepare', 'set_out'] as const)
      await order.admin('PUT /deliveries/{id}', { params: { id }, body: { action } });
    shop.clock.moveTo(new Date('2026-11-23T22:30:00Z'));
    const admin = await shop.asNew('admin');
    const [marked] = await atOnce(
      () =>
        admin('PUT /deliveries/{id}', { params: { id }, body: { action: 'miss', reason: 'nobody_home' } }),
      () => shop.work('deliveries.end-windows'),
    );
    const { data } = await admin('GET /check-outs/{id}', { params: { id: order.placed.id } });
    const trail = data.history.map(({ action }) => action);
    const isMissed = marked === 'done';
    expect(data.orders[0]?.deliveries[0]?.status).toBe(isMissed ? 'not_delivered' : 'delivered');
    expect([trail.includes('delivery_miss'), trail.includes('delivery_window_over')]).toEqual([
      isMissed,
      !isMissed,
    ]);
    if (!isMissed) expect(marked).toBe('wrong_state');
    await expectBooksAddUp(shop, order.placed.id);
  },
);
