import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bareCheckOuts } from '../../../../test/bare-check-outs.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { nameOwner, ownersMailbox } from '../../../../test/owner.ts';
import { behindTheDoor } from '../../../../test/pricing.ts';
import { useShop } from '../../../../test/test-shop.ts';
import { checkOuts, pointsEntries } from '../../../db/schema/index.ts';
import { isFailure } from '../../../failure.ts';
import { forfeitPoints, writeOffExpired } from './ledger.ts';
import { pointsService } from './points.service.ts';

const shop = useShop();
beforeAll(() => bareCheckOuts(shop, 100));

const open = () => {
  const { work, catalogue, jobs } = behindTheDoor(shop);
  return { work, jobs, points: pointsService(work, async () => (await catalogue.snapshot()).settings) };
};
const now = () => shop.clock.now();
const balanceOf = async (person: Parameters<typeof shop.as>[0]) =>
  (await shop.as(person)('GET /discount-points')).data.balance;

describe('points', () => {
  it('are earned for whole euros when a check-out is paid, once, and expire a year later', async () => {
    const { work, points, jobs } = open();
    const buyer = await shop.person('user');
    const paid = { userId: buyer.id, checkOutId: 1, paidForKitsCents: 10_999 };
    for (let time = 0; time < 3; time += 1) {
      await work.transaction((within) => points.earn(within, paid, now()));
    }
    const [order] = await shop.database.select().from(checkOuts).where(eq(checkOuts.id, 1));
    const { data } = await shop.as(buyer)('GET /discount-points');
    expect(data).toMatchObject({
      balance: 109,
      expiries: [{ at: '2027-11-16T08:00:00.000Z', points: 109 }],
      history: [{ reason: 'order_paid', points: 109, checkOut: { id: 1, number: order?.number } }],
    });
    expect(jobs).toEqual([
      { name: 'points.expire', data: { userId: buyer.id }, startAfter: new Date('2027-11-16T08:00:00Z') },
    ]);
  });

  it('are not earned while the owner has switched collecting off', async () => {
    const admin = await shop.asNew('admin');
    const { data: settings } = await admin('GET /discount-point-settings');
    await admin('PUT /discount-point-settings', { body: { ...settings, isCollectingDisabled: true } });
    const { work, points } = open();
    const buyer = await shop.person('user');
    await work.transaction((within) =>
      points.earn(within, { userId: buyer.id, checkOutId: 2, paidForKitsCents: 10_000 }, now()),
    );
    await admin('PUT /discount-point-settings', { body: settings });
    expect(await balanceOf(buyer)).toBe(0);
  });

  it('never fall below 0 when ten orders take them at once', async () => {
    const { work, points } = open();
    const buyer = await shop.person('user');
    await work.transaction((within) =>
      points.earn(within, { userId: buyer.id, checkOutId: 10, paidForKitsCents: 100_000 }, now()),
    );
    const spent = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        work.transaction((within) =>
          points.spend(within, { userId: buyer.id, checkOutId: 20 + index, points: 300 }, now()),
        ),
      ),
    );
    expect(spent.filter((result) => result === null)).toHaveLength(3);
    expect(spent.filter(isFailure).map((failure) => failure.code)).toEqual(
      Array(7).fill('not_enough_points'),
    );
    expect(await balanceOf(buyer)).toBe(100);
  });

  it('expire by themselves; the job only writes it down, once', async () => {
    const { work, points } = open();
    const buyer = await shop.person('user');
    const earn = (checkOutId: number, paidForKitsCents: number) =>
      work.transaction((within) =>
        points.earn(within, { userId: buyer.id, checkOutId, paidForKitsCents }, now()),
      );
    await earn(40, 50_000);
    shop.clock.moveTo(new Date('2027-06-01T08:00:00Z'));
    await earn(41, 20_000);
    await work.transaction((within) =>
      points.spend(within, { userId: buyer.id, checkOutId: 42, points: 100 }, now()),
    );
    shop.clock.moveTo(new Date('2027-11-16T08:00:00Z'));
    const reader = await shop.person('user');
    const { balance } = await points.account(buyer.id, now());
    expect(balance).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      await work.transaction((within) => writeOffExpired(within, buyer.id, now()));
    }
    const { history } = await points.account(buyer.id, now());
    expect(history.map(({ reason, points: amount }) => [reason, amount])).toEqual([
      ['expired', -400],
      ['order_used', -100],
      ['order_paid', 200],
      ['order_paid', 500],
    ]);
    expect(await balanceOf(reader)).toBe(0);
    shop.clock.moveTo(new Date('2026-11-16T08:00:00Z'));
  });

  it('go with whoever leaves, and are not written off again when they would have expired', async () => {
    const { work, points } = open();
    const buyer = await shop.person('user');
    await work.transaction((within) =>
      points.earn(within, { userId: buyer.id, checkOutId: 60, paidForKitsCents: 30_000 }, now()),
    );
    await work.transaction((within) => forfeitPoints(within, buyer.id, now()));
    await work.transaction((within) => writeOffExpired(within, buyer.id, new Date('2027-11-17T08:00:00Z')));
    const { balance, history } = await points.account(buyer.id, now());
    expect(balance).toBe(0);
    expect(history.map(({ reason, points: amount }) => [reason, amount])).toEqual([
      ['left', -300],
      ['order_paid', 300],
    ]);
  });

  it('come back once for a cancellation, and those earned are taken back as far as there are any', async () => {
    const { work, points } = open();
    const buyer = await shop.person('user');
    await work.transaction((within) =>
      points.earn(within, { userId: buyer.id, checkOutId: 50, paidForKitsCents: 30_000 }, now()),
    );
    await work.transaction((within) =>
      points.spend(within, { userId: buyer.id, checkOutId: 51, points: 250 }, now()),
    );
    const back = { userId: buyer.id, checkOutId: 51, points: 100, cause: 'cancellation 7' };
    for (let time = 0; time < 2; time += 1) {
      await work.transaction((within) => points.giveBack(within, back, now()));
    }
    expect(await balanceOf(buyer)).toBe(150);
    const taken = { userId: buyer.id, checkOutId: 50, points: 300, cause: 'cancellation 8' };
    await work.transaction((within) => points.takeBack(within, taken, now()));
    expect(await balanceOf(buyer)).toBe(0);
  });

  it('granted while the clock was ahead are spent once, however far it was set back', async () => {
    const { work, points } = open();
    const buyer = await shop.person('user');
    const ahead = new Date('2027-02-01T08:00:00Z');
    await work.transaction((within) =>
      points.earn(within, { userId: buyer.id, checkOutId: 70, paidForKitsCents: 30_000 }, ahead),
    );
    const spend = (checkOutId: number) =>
      work.transaction((within) =>
        points.spend(within, { userId: buyer.id, checkOutId, points: 300 }, now()),
      );
    expect(await spend(71)).toBeNull();
    expect(await spend(72)).toMatchObject({ code: 'not_enough_points' });
    const { balance, history } = await points.account(buyer.id, now());
    expect([balance, history.length]).toEqual([0, 2]);
  });

  it('that come back keep the day on which they would have expired, but live 14 days at least', async () => {
    const { work, points, jobs } = open();
    const buyer = await shop.person('user');
    const earn = (checkOutId: number, at: string) =>
      work.transaction((within) =>
        points.earn(within, { userId: buyer.id, checkOutId, paidForKitsCents: 10_000 }, new Date(at)),
      );
    await earn(80, '2025-11-20T08:00:00Z');
    await earn(81, '2026-03-01T08:00:00Z');
    await work.transaction((within) =>
      points.spend(within, { userId: buyer.id, checkOutId: 82, points: 150 }, now()),
    );
    jobs.length = 0;
    const back = { userId: buyer.id, checkOutId: 82, points: 150, cause: 'unpaid 82 0' };
    for (let time = 0; time < 2; time += 1)
      await work.transaction((within) => points.giveBack(within, back, now()));
    const expected = [
      { at: '2026-11-30T08:00:00.000Z', points: 100 },
      { at: '2027-03-01T08:00:00.000Z', points: 100 },
    ];
    const account = await points.account(buyer.id, now());
    expect(account).toMatchObject({ balance: 200, expiries: expected });
    expect(account.history.slice(0, 2).map(({ points: amount }) => amount)).toEqual([100, 50]);
    expect(jobs.map(({ startAfter }) => startAfter?.toISOString())).toEqual(
      expected.map(({ at }) => at).toReversed(),
    );
  });

  it('that add up to less than 0 are told to the owner every night, and buy nothing', async () => {
    await nameOwner(shop);
    const buyer = await shop.person('user');
    const row = { userId: buyer.id, at: now(), points: 30, reason: 'order_paid' as const };
    await shop.work('points.check-ledgers');
    expect(await mailsTo(shop, ownersMailbox)).toEqual([]);
    await shop.database.insert(pointsEntries).values([row, { ...row, points: -80, reason: 'order_used' }]);
    expect(await balanceOf(buyer)).toBe(0);
    await shop.database.insert(pointsEntries).values({ ...row, points: 45 });
    expect(await balanceOf(buyer)).toBe(0);
    await shop.work('points.check-ledgers');
    const [mail] = await mailsTo(shop, ownersMailbox);
    expect(mail).toMatchObject({ kind: 'alert_points_below_zero' });
    expect(mail?.plain).toContain(`Klientas Nr. ${buyer.id}: -5`);
  });

  it('reward the newcomer at registration and the one who invited at the first paid check-out', async () => {
    const { work, points } = open();
    const [referrer, newcomer] = [await shop.person('user'), await shop.person('user')];
    await work.transaction((within) => points.rewardReceiver(within, newcomer.id, now()));
    expect([await balanceOf(referrer), await balanceOf(newcomer)]).toEqual([0, 300]);
    const { history } = (await shop.as(newcomer)('GET /discount-points')).data;
    expect(history).toMatchObject([{ reason: 'welcome', points: 300, checkOut: null }]);
    for (let time = 0; time < 2; time += 1) {
      await work.transaction((within) =>
        points.rewardReferrer(within, { referrerId: referrer.id, newUserId: newcomer.id }, now()),
      );
    }
    expect([await balanceOf(referrer), await balanceOf(newcomer)]).toEqual([500, 300]);
  });
});
