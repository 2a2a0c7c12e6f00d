import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { aBuyer, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

const message = { lt: 'Pirmąją dieną dar patvirtinsime.', en: 'We will confirm the first day.' };
let made = 0;

/** Three days of a kit, and a unique one, to a city to which the shop does not come yet. */
const aPreOrder = async (isPaid = true) => {
  made += 1;
  const email = `laukia-${made}@pirkeja.example`;
  const admin = await shop.asNew('admin');
  const cityId = await openCity(admin, 'Nida');
  const body = {
    nameLt: `Nida ${made}`,
    isActive: true,
    preOrderMessageLt: message.lt,
    preOrderMessageEn: message.en,
  };
  await admin('PUT /cities/{id}', { params: { id: cityId }, body });
  const items = [await sellKit(admin, { days: 3 }), await sellUniqueKit(admin)];
  const buyer = await shop.asNew('user');
  const cart = { cityId, startDate: '2026-11-23', items };
  const placed = await place(buyer, cart, { paymentType: 'bank_account', buyer: aBuyer({ email }) });
  const params = { id: placed.id };
  if (isPaid) await admin('PUT /check-outs/{id}', { params, body: { action: 'approve_payment' } });
  const see = async () => (await admin('GET /check-outs/{id}', { params })).data;
  const confirm = (firstDay: string | null = null) =>
    admin('POST /check-outs/{id}/confirm-days', { params, body: { firstDay } });
  const days = async () =>
    (await see()).orders.flatMap(({ deliveries }) => deliveries.map(({ day, status }) => [day, status]));
  return { admin, buyer, cityId, email, placed, see, confirm, days };
};

describe('the days of a pre-order', () => {
  it('are held until an admin confirms the first: then they are planned, and the buyer is mailed once', async () => {
    const { email, see, confirm, days } = await aPreOrder();
    const held = await see();
    expect(held.preOrderMessage).toEqual(message);
    expect(await days()).toEqual([
      ['2026-11-23', 'held'],
      ['2026-11-24', 'held'],
      ['2026-11-25', 'held'],
      ['2026-11-23', 'held'],
    ]);
    await Promise.all([confirm(), confirm()]);
    const { data } = await confirm();
    expect(await days()).toEqual([
      ['2026-11-23', 'planned'],
      ['2026-11-24', 'planned'],
      ['2026-11-25', 'planned'],
      ['2026-11-23', 'planned'],
    ]);
    expect(data.preOrderMessage).toEqual({ lt: '', en: '' });
    expect(data.changes).toMatchObject([{ action: 'confirm_days', undoUntil: null }]);
    expect(data.history.slice(held.history.length)).toMatchObject([
      { action: 'change_confirm_days', by: 'staff' },
    ]);
    expect((await mailsTo(shop, email)).filter(({ kind }) => kind === 'days_confirmed')).toHaveLength(1);
  });

  it('begin on another day, and all of them follow', async () => {
    const { see, confirm, days } = await aPreOrder();
    await confirm('2026-12-03');
    expect(await days()).toEqual([
      ['2026-12-03', 'planned'],
      ['2026-12-04', 'planned'],
      ['2026-12-07', 'planned'],
      ['2026-12-03', 'planned'],
    ]);
    expect(await see()).toMatchObject({ startDate: '2026-12-03', lastDate: '2026-12-07', toReturnCents: 0 });
  });

  it('neither on a closed day, nor too soon, nor too late; refused, nothing changes', async () => {
    const { admin, cityId, see, confirm } = await aPreOrder();
    await admin('PUT /calendar-days/{id}', {
      params: { id: '2026-12-03' },
      body: { cityId, isClosed: true, isHoliday: false },
    });
    const before = await see();
    for (const [firstDay, code] of [
      ['2026-12-03', 'target_closed'],
      ['2026-12-05', 'target_closed'],
      ['2026-11-16', 'target_too_soon'],
      ['2027-04-01', 'target_too_late'],
    ] as const)
      expect(await refusalOf(confirm(firstDay))).toMatchObject({ status: 409, code });
    expect(await see()).toEqual(before);
  });

  it('are not confirmed once they are too near; then another first day is named', async () => {
    const { placed } = await aPreOrder();
    shop.clock.moveTo(new Date('2026-11-22T22:00:00Z'));
    const admin = await shop.asNew('admin');
    const call = (firstDay: string | null) =>
      admin('POST /check-outs/{id}/confirm-days', { params: { id: placed.id }, body: { firstDay } });
    expect(await refusalOf(call(null))).toMatchObject({ code: 'target_too_soon' });
    expect((await call('2026-11-24')).data.startDate).toBe('2026-11-24');
  });

  it('of an order that waits for its transfer are confirmed too, and stay so when the money comes', async () => {
    const { admin, placed, confirm, days } = await aPreOrder(false);
    await confirm('2026-12-01');
    const body = { action: 'approve_payment' } as const;
    await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body });
    expect((await days())[0]).toEqual(['2026-12-01', 'planned']);
  });

  it('of an order that has ended, or that never waited, are not to be confirmed', async () => {
    const { admin, placed, confirm } = await aPreOrder(false);
    const body = { action: 'deny_payment' } as const;
    await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body });
    expect(await refusalOf(confirm())).toMatchObject({ status: 409, code: 'wrong_state' });
    const cart = { cityId: await openCity(admin), startDate: '2026-11-23', items: [await sellKit(admin)] };
    const sure = await place(shop.as(null), cart, { paymentType: 'cash' });
    const params = { id: sure.id };
    const call = admin('POST /check-outs/{id}/confirm-days', { params, body: {} });
    expect(await refusalOf(call)).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('are on hold in the customer’s calendar', async () => {
    const { buyer } = await aPreOrder();
    const { data } = await buyer('GET /deliveries', { query: { from: '2026-11-20', to: '2026-11-30' } });
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['held']));
  });

  it('that nobody confirms go behind the end, one by one, and the unique kit comes back in full', async () => {
    const { placed } = await aPreOrder();
    shop.clock.moveTo(new Date('2026-11-22T22:00:00Z'));
    await shop.work('order-changes.sweep');
    const admin = await shop.asNew('admin');
    const { data } = await admin('GET /check-outs/{id}', { params: { id: placed.id } });
    expect(data.orders[0]?.deliveries.map(({ day, status }) => [day, status])).toEqual([
      ['2026-11-24', 'held'],
      ['2026-11-25', 'held'],
      ['2026-11-26', 'held'],
    ]);
    const unique = data.orders[1]?.deliveries[0];
    expect(unique?.status).toBe('cancelled');
    expect(data.toReturnCents).toBe(unique?.paidCents);
  });
});
