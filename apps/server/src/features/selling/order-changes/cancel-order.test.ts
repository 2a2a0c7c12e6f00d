import type { Client } from '@shop/contract/client';
import { addHours } from '@shop/domain/day';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { orderDays } from '../../../../test/ordered-days.ts';
import { type CheckOutBody, place, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
const noon = new Date('2026-11-16T10:00:00Z');
beforeEach(() => shop.clock.moveTo(noon));

/** Five days from Monday, 23 November on, not paid yet. */
const unpaid = async (
  paymentType: CheckOutBody['paymentType'],
  more: { readonly isUnique?: boolean } = {},
) => {
  const admin = await shop.asNew('admin');
  const cityId = await openCity(admin);
  const items = [more.isUnique ? await sellUniqueKit(admin) : await sellKit(admin)];
  const person = await shop.person('user');
  let login = person;
  const buyer = ((key: never, call: never) => shop.as(login)(key, call)) as unknown as Client;
  const placed = await place(buyer, { cityId, startDate: '2026-11-23', items }, { paymentType });
  const params = { id: placed.orders[0]?.id ?? 0 };
  return {
    admin,
    cityId,
    placed,
    ...orderDays(buyer, placed),
    at: async (instant: Date): Promise<void> => {
      shop.clock.moveTo(instant);
      login = await shop.login(person);
    },
    price: () => buyer('GET /orders/{id}/cancellation-price', { params, query: {} }),
    cancel: async () => (await buyer('DELETE /orders/{id}', { params, body: {} })).data.checkOut,
    goOn: () => buyer('POST /orders/{id}', { params, body: {} }),
    close: (day: string) =>
      admin('PUT /calendar-days/{id}', {
        params: { id: day },
        body: { cityId, isClosed: true, isHoliday: false },
      }),
  };
};

describe('cancelling whole what is not paid yet', () => {
  it('is too late for cash once a box is cooked for, and nothing has changed', async () => {
    const { at, price, cancel, see } = await unpaid('cash');
    await at(new Date('2026-11-23T05:00:00Z'));
    const before = await see();
    expect(await refusalOf(price())).toMatchObject({ status: 409, code: 'too_late' });
    expect(await refusalOf(cancel())).toMatchObject({ status: 409, code: 'too_late' });
    expect(await see()).toEqual(before);
  });

  it('is too late for cash after a box has come', async () => {
    const { admin, at, nth, cancel } = await unpaid('cash');
    const [id = 0] = await nth(1);
    for (const action of ['prepare', 'set_out', 'deliver'] as const)
      await admin('PUT /deliveries/{id}', { params: { id }, body: { action } });
    await at(addHours(noon, 1));
    expect(await refusalOf(cancel())).toMatchObject({ status: 409, code: 'too_late' });
  });

  it('is done with a transfer that is waited for, for which nothing is cooked', async () => {
    const { at, cancel } = await unpaid('bank_account');
    await at(new Date('2026-11-23T05:00:00Z'));
    expect(await cancel()).toMatchObject({ status: 'declined' });
  });
});

it('the bank is not asked about somebody else’s order: to a stranger it is not there', async () => {
  const { placed, orderId, see } = await unpaid('montonio');
  await shop.sandbox.pay(uuidIn(placed.paymentUrl));
  const stranger = await shop.asNew('user');
  const cancel = stranger('DELETE /orders/{id}', { params: { id: orderId }, body: {} });
  expect(await refusalOf(cancel)).toMatchObject({ status: 404 });
  expect(await see()).toMatchObject({ status: 'new' });
});

describe('an order that comes back', () => {
  it.each(['cash', 'bank_account'] as const)(
    'uses no day that was closed meanwhile: %s',
    async (paymentType) => {
      const { admin, placed, cancel, close, goOn, standing, see } = await unpaid(paymentType);
      await cancel();
      await close('2026-11-24');
      await goOn();
      const open = ['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'];
      expect(await standing()).toEqual(open);
      expect(await see()).toMatchObject({ status: 'waiting_payment', lastDate: '2026-11-30' });
      expect((await mailsTo(shop, placed.buyer.email)).map(({ kind }) => kind)).toContain('order_changed');
      const params = { id: placed.id };
      await admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } });
      await close('2026-11-23');
      await admin('POST /check-outs/{id}/restore', { params });
      expect(await standing()).toEqual([...open.slice(1), '2026-12-01']);
    },
  );

  it('does not where a unique kit’s day was closed: it is not moved by itself', async () => {
    const { cancel, close, goOn, see } = await unpaid('cash', { isUnique: true });
    await cancel();
    await close('2026-11-23');
    const before = await see();
    expect(await refusalOf(goOn())).toMatchObject({ status: 409, code: 'target_closed' });
    expect(await see()).toEqual(before);
  });

  it('by its buyer has no more time to be paid than before, by an admin six hours anew', async () => {
    const { placed, at, cancel, goOn, see } = await unpaid('montonio');
    await at(addHours(noon, 5));
    await cancel();
    await at(addHours(noon, 5.25));
    await goOn();
    expect(await see()).toMatchObject({ status: 'new', payUntil: addHours(noon, 6).toISOString() });
    await at(addHours(noon, 5.75));
    await cancel();
    await at(addHours(noon, 6));
    expect(await refusalOf(goOn())).toMatchObject({ status: 409, code: 'payment_term_over' });
    const admin = await shop.asNew('admin');
    await admin('POST /check-outs/{id}/restore', { params: { id: placed.id } });
    expect(await see()).toMatchObject({ status: 'new', payUntil: addHours(noon, 12).toISOString() });
  });

  it('is paid with the money that came while it was cancelled, and nothing is asked for or goes back', async () => {
    const { placed, at, cancel, goOn, see } = await unpaid('montonio');
    await shop.sandbox.setTroubles({ lateSeconds: 300 });
    await shop.sandbox.payLate(uuidIn(placed.paymentUrl));
    await shop.sandbox.tick();
    await cancel();
    await at(addHours(noon, 0.1));
    await shop.sandbox.tick();
    expect(await see()).toMatchObject({ status: 'declined', toReturnCents: placed.totalCents });
    await at(addHours(noon, 0.2));
    await goOn();
    expect(await see()).toMatchObject({ status: 'paid', toReturnCents: 0 });
  });

  it('by an admin ends the buyer’s own cancelling: what the shop declines later stays declined', async () => {
    const { admin, placed, at, cancel, goOn, see } = await unpaid('bank_account');
    await cancel();
    await at(addHours(noon, 0.1));
    const params = { id: placed.id };
    await admin('POST /check-outs/{id}/restore', { params });
    expect((await see()).changes).toMatchObject([
      { action: 'cancel_order', status: 'undone', undoUntil: null },
    ]);
    await at(addHours(noon, 0.2));
    await admin('PUT /check-outs/{id}', { params, body: { action: 'decline' } });
    expect(await refusalOf(goOn())).toMatchObject({ status: 409, code: 'wrong_state' });
    expect(await see()).toMatchObject({ status: 'declined' });
  });
});
