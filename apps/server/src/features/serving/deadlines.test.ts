import { addDays, toDay } from '@shop/domain/day';
import type { DayAction } from '@shop/domain/days/day-can';
import { describe, expect, it } from 'vitest';
import { deliveredBox } from '../../../test/delivered-box.ts';
import { paidDays, payOnline } from '../../../test/ordered-days.ts';
import { usePayingShop } from '../../../test/paying-shop.ts';
import { sellKit } from '../../../test/pricing.ts';
import { refusalOf } from '../../../test/test-shop.ts';

const shop = usePayingShop();

const MINUTE = 60_000;
const around = (deadline: string) => ({
  before: new Date(Date.parse(deadline) - MINUTE).toISOString(),
  after: new Date(Date.parse(deadline) + MINUTE).toISOString(),
});

/** Monday after a weekend of 48, 49 and 47 hours; a term of 24 hours for a delivery, of 48 for food and money. */
const weeks = [
  {
    week: 'an ordinary week',
    placed: '2026-11-16T12:00:00+02:00',
    start: '2026-11-23',
    deliveryUntil: '2026-11-22T00:00:00+02:00',
    foodUntil: '2026-11-21T00:00:00+02:00',
  },
  {
    week: 'the week before which clocks go back',
    placed: '2026-10-19T12:00:00+03:00',
    start: '2026-10-26',
    deliveryUntil: '2026-10-25T01:00:00+03:00',
    foodUntil: '2026-10-24T01:00:00+03:00',
  },
  {
    // In 2027 that Monday is Easter's.
    week: 'the week before which clocks go forward',
    placed: '2028-03-20T12:00:00+02:00',
    start: '2028-03-27',
    deliveryUntil: '2028-03-25T23:00:00+02:00',
    foodUntil: '2028-03-24T23:00:00+02:00',
  },
] as const;

const ordered = async (placed: string, start: string) => {
  shop.clock.moveTo(new Date(placed));
  const days = await paidDays(shop, { days: 5, startDate: toDay(start) });
  const window = { cityId: days.cityId, fromTime: '06:00', toTime: '08:00' };
  const { data: time } = await days.admin('POST /delivery-times', { body: window });
  const kit = await sellKit(days.admin, { days: 5, priceCents: 1100 });
  const deliveryIds = await days.nth(1);
  const door = { street: 'Konstitucijos pr.', houseNumber: '7', postalCode: 'LT-08105' };
  const wanted: Readonly<Record<DayAction, object>> = {
    move: { deliveryIds, to: addDays(toDay(start), 14) },
    skip: { deliveryIds },
    address: { deliveryIds, cityId: days.cityId, deliveryTimeId: time.id, ...door },
    time: { deliveryIds, deliveryTimeId: time.id },
    method: { deliveryIds, method: 'leave_at_door' },
    cancel: { deliveryIds },
    kit: { mealKitId: kit.mealKitId, calorieId: kit.calorieId },
  };
  const answerOf = async (action: DayAction) => {
    const { data } = await days.buyer('GET /deliveries/{id}', { params: { id: deliveryIds[0] ?? 0 } });
    return data.actions.find((each) => each.action === action);
  };
  const asked = (action: DayAction) => ({ action, ...wanted[action] }) as never;
  return { ...days, answerOf, asked };
};

describe.each(weeks)('in $week', ({ placed, start, deliveryUntil, foodUntil }) => {
  it('a minute before its term a day is still sent elsewhere, and a minute after it is as it is', async () => {
    const { later, answerOf, asked, preview, change, see } = await ordered(placed, start);
    const { before, after } = around(deliveryUntil);
    const until = new Date(deliveryUntil).toISOString();
    const actions = ['move', 'skip', 'address', 'time', 'method'] as const;
    await later(before);
    for (const action of actions) {
      expect(await answerOf(action)).toEqual({ action, until, allowed: true, reason: null });
      expect((await preview(asked(action))).preview.effectiveFrom).toBe(start);
    }
    await later(after);
    const { version } = await see();
    for (const action of actions) {
      expect(await answerOf(action)).toEqual({ action, until, allowed: false, reason: 'too_late' });
      expect(await refusalOf(change(asked(action)))).toMatchObject({ status: 409, code: 'too_late' });
    }
    expect((await see()).version).toBe(version);
    await later(before);
    expect((await change(asked('skip'))).change).toMatchObject({ status: 'done', effectiveFrom: start });
  });

  it('so it is with giving a day back and with another kit, by their own term', async () => {
    const { later, answerOf, asked, preview, change, see } = await ordered(placed, start);
    const { before, after } = around(foodUntil);
    const until = new Date(foodUntil).toISOString();
    await later(before);
    for (const action of ['cancel', 'kit'] as const) {
      expect(await answerOf(action)).toEqual({ action, until, allowed: true, reason: null });
      expect((await preview(asked(action))).preview.effectiveFrom).toBe(start);
    }
    await later(after);
    for (const action of ['cancel', 'kit'] as const)
      expect(await answerOf(action)).toEqual({ action, until, allowed: false, reason: 'too_late' });
    expect(await refusalOf(change(asked('cancel')))).toMatchObject({ status: 409, code: 'too_late' });
    // Another kit is for all days that are outside the term: it then begins a day later.
    const { preview: shown } = await preview(asked('kit'));
    expect(shown.days.map(({ from }) => from.day)).not.toContain(start);
    expect(shown.effectiveFrom).not.toBe(start);
    expect((await see()).changes).toEqual([]);
  });
});

describe('what was done is taken back for half an hour', () => {
  it.each([
    ['over the midnight', '2026-11-17T23:45:00+02:00'],
    ['while clocks go back', '2026-10-25T03:45:00+03:00'],
    ['while clocks go forward', '2027-03-28T02:45:00+02:00'],
  ])('%s', async (_, at) => {
    const begin = new Date(Date.parse(at) - 86_400_000 * 2);
    shop.clock.moveTo(begin);
    const start = new Date(Date.parse(at) + 86_400_000 * 9).toISOString().slice(0, 10);
    const { later, nth, change, standing } = await paidDays(shop, { startDate: toDay(start) });
    const before = await standing();
    await later(new Date(at).toISOString());
    const done = await change({ action: 'skip', deliveryIds: await nth(3) });
    const changeId = done.change?.id ?? 0;
    expect(done.change?.undoUntil).toBe(new Date(Date.parse(at) + 30 * MINUTE).toISOString());
    await later(new Date(Date.parse(at) + 31 * MINUTE).toISOString());
    expect(await refusalOf(change({ action: 'undo', changeId }))).toMatchObject({ code: 'undo_over' });
    expect(await standing()).not.toEqual(before);
    await later(new Date(Date.parse(at) + 29 * MINUTE).toISOString());
    await change({ action: 'undo', changeId });
    expect(await standing()).toEqual(before);
  });
});

describe('a supplement is paid', () => {
  /** A page of the bank is open for five minutes at least. */
  const lastBegun = (until: string): string => new Date(Date.parse(until) - 5 * MINUTE).toISOString();
  const waiting = async (placed: string, start: string, at: string) => {
    shop.clock.moveTo(new Date(placed));
    const days = await paidDays(shop, { days: 5, startDate: toDay(start) });
    const { mealKitId, calorieId } = await sellKit(days.admin, { days: 5, priceCents: 1500 });
    await days.later(new Date(at).toISOString());
    const done = await days.change({ action: 'kit', mealKitId, calorieId });
    const pay = () =>
      days.buyer('POST /order-changes/{id}/pay', { params: { id: done.change?.id ?? 0 }, body: {} });
    return { ...days, done, pay };
  };

  it.each([
    ['over the midnight', '2026-11-16T12:00:00+02:00', '2026-12-07', '2026-11-17T20:00:00+02:00'],
    ['while clocks go back', '2026-10-19T12:00:00+03:00', '2026-11-09', '2026-10-25T00:30:00+03:00'],
    ['while clocks go forward', '2027-03-22T12:00:00+02:00', '2027-04-12', '2027-03-28T00:30:00+02:00'],
  ])('within 6 hours, %s', async (_, placed, start, at) => {
    const { done, pay, later, see, standing } = await waiting(placed, start, at);
    const until = new Date(Date.parse(at) + 6 * 3_600_000).toISOString();
    expect(done.change?.money.payUntil).toBe(until);
    await later(around(lastBegun(until)).after);
    expect(await refusalOf(pay())).toMatchObject({ code: 'supplement_over' });
    await later(around(lastBegun(until)).before);
    await payOnline(shop, (await pay()).data.paymentUrl);
    expect((await see()).changes[0]).toMatchObject({ status: 'done' });
    expect(await standing()).toHaveLength(5);
  });

  it('and not after the term of the first day that it changes', async () => {
    const at = '2026-11-20T21:00:00+02:00';
    const { done, pay, later } = await waiting('2026-11-16T12:00:00+02:00', '2026-11-23', at);
    const until = new Date('2026-11-21T00:00:00+02:00').toISOString();
    expect(done.change?.money.payUntil).toBe(until);
    await later(around(lastBegun(until)).after);
    expect(await refusalOf(pay())).toMatchObject({ code: 'supplement_over' });
    await later(around(lastBegun(until)).before);
    expect((await pay()).data.paymentUrl).toContain('http');
  });
});

describe('of a box that was brought', () => {
  // On Friday; its first working day after is Monday, its seventh day after is Friday.
  it.each([
    [
      'in an ordinary week',
      '2026-11-16',
      '2026-11-20',
      '2026-11-24T00:00:00+02:00',
      '2026-11-28T00:00:00+02:00',
    ],
    [
      'when clocks go back',
      '2026-10-19',
      '2026-10-23',
      '2026-10-27T00:00:00+02:00',
      '2026-10-31T00:00:00+02:00',
    ],
    [
      'when clocks go forward',
      '2028-03-20',
      '2028-03-24',
      '2028-03-28T00:00:00+03:00',
      '2028-04-01T00:00:00+03:00',
    ],
  ])(
    '%s it is said until Monday’s midnight that something was wrong, and it is rated for a week',
    async (_, monday, friday, claimUntil, reviewUntil) => {
      shop.clock.moveTo(new Date(`${monday}T08:00:00Z`));
      const days = await paidDays(shop, { days: 5, startDate: toDay(friday) });
      const box = await deliveredBox(shop, days.admin, days.placed.orders[0]);
      const complain = () =>
        days.buyer('POST /claims', {
          body: { deliveryId: box.id, words: 'Trūko vakarienės' },
          files: { pictures: [] },
        });
      await days.later(around(claimUntil).after);
      const { data: told } = await days.buyer('GET /deliveries/{id}/claim', { params: { id: box.id } });
      expect(told).toEqual({ until: null, claim: null });
      expect(await refusalOf(complain())).toMatchObject({ code: 'claim_over' });
      await days.later(around(claimUntil).before);
      expect((await complain()).data.status).toBe('open');

      const rate = (dishId: number) =>
        days.buyer('POST /dish-reviews', { body: { deliveryId: box.id, dishId, stars: 4 } });
      await days.later(around(reviewUntil).before);
      const { data: review } = await rate(box.first);
      expect(review.editableUntil).toBe(new Date(reviewUntil).toISOString());
      await days.later(around(reviewUntil).after);
      expect(await refusalOf(rate(box.second))).toMatchObject({ code: 'review_over' });
    },
  );
});
