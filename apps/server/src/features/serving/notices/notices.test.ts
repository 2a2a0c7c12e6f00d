import { randomUUID } from 'node:crypto';
import { addDays, type Day, instantInVilnius, toDay } from '@shop/domain/day';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anotherShop } from '../../../../test/another-shop.ts';
import { aDish } from '../../../../test/builders.ts';
import { deliveredBox } from '../../../../test/delivered-box.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { aBuyer, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit } from '../../../../test/pricing.ts';
import { somebodyWaits } from '../../../../test/waiting.ts';
import {
  checkOuts,
  deliveries,
  mealKits,
  menuDishes,
  menus,
  menuTypes,
  notices,
} from '../../../db/schema/index.ts';
import { deliveryTomorrowJob, reviewReminderJob, weeklyMenuJob } from './notices.jobs.ts';

const shop = usePayingShop();
const start = new Date('2026-11-16T10:00:00Z');
beforeEach(() => shop.clock.moveTo(start));

const at = (day: string, hour: number, minute = 0): Date => instantInVilnius(toDay(day), hour, minute);

const runAt = async (job: { readonly name: string }, instant: Date): Promise<void> => {
  shop.clock.moveTo(instant);
  await shop.work(job.name);
};

const lettersTo = async (email: string, kind: string) =>
  (await mailsTo(shop, email)).filter((mail) => mail.kind === kind);

/** Of this buyer alone. */
const ordered = async (details: Parameters<typeof paidDays>[1] = {}) => {
  const email = `${randomUUID()}@pastas.lt`;
  const order = await paidDays(shop, { days: 5, buyer: aBuyer({ email }), ...details });
  return { ...order, email, told: () => lettersTo(email, 'delivery_tomorrow') };
};

describe('the evening before a box is brought', () => {
  it('its buyer is told from 18:00 on, once however often it is looked, with window, door and dishes', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const { data: time } = await admin('POST /delivery-times', {
      body: { cityId, fromTime: '06:00', toTime: '08:30' },
    });
    const delivery = { method: 'leave_at_door', deliveryTimeId: time.id } as const;
    const { email, told, placed, see } = await ordered({ cityId, delivery });
    const { data: dish } = await admin('POST /dishes', {
      body: aDish({ nameLt: 'Lašiša', nameEn: 'Salmon' }),
    });
    const [line] = (await see()).orders;
    const id = line?.deliveries[0]?.id ?? 0;
    const item = { ...line!.orderableItem, isUnique: true, dishes: [{ id: dish.id, name: dish.name }] };
    await shop.database.update(deliveries).set({ item }).where(eq(deliveries.id, id));

    await runAt(deliveryTomorrowJob, at('2026-11-22', 17, 59));
    expect(await told()).toEqual([]);
    await runAt(deliveryTomorrowJob, at('2026-11-22', 18));
    const [mail] = await told();
    expect(mail?.subject).toContain('Monday, 23 November');
    for (const part of ['6:00–8:30', 'Leave at the door', 'Salmon', placed.orders[0]!.orderableItem.name.en])
      expect(mail?.plain).toContain(part);
    expect(mail?.plain).toContain(`/user/kit-management?day=${id}&lang=en`);
    expect(mail?.unsubscribeUrl).toContain('/pranesimai/atsisakyti?token=');

    await runAt(deliveryTomorrowJob, at('2026-11-22', 23, 59));
    expect(await told()).toHaveLength(1);
    await runAt(deliveryTomorrowJob, at('2026-11-23', 18));
    expect((await lettersTo(email, 'delivery_tomorrow')).map(({ subject }) => subject)).toHaveLength(2);
  });

  it('is told once by two processes that look at the same moment', async () => {
    const { told, placed } = await ordered();
    const second = await anotherShop(shop, {});
    try {
      shop.clock.moveTo(at('2026-11-22', 18));
      const other = second.workers.find(({ kind }) => kind.name === deliveryTomorrowJob.name);
      if (!other) throw new Error('the other process has no such job');
      // Both have found the check-out before either has it.
      const both = await shop.database.transaction(async (held) => {
        await held.select().from(checkOuts).where(eq(checkOuts.id, placed.id)).for('update');
        const working = [shop.work(deliveryTomorrowJob.name), Promise.resolve(other.work({} as never))];
        await somebodyWaits(shop.database, 2);
        return { working };
      });
      await Promise.all(both.working);
    } finally {
      await second.close();
    }
    expect(await told()).toHaveLength(1);
  });

  it('counts from the day on which it is brought', async () => {
    const { told, placed } = await ordered();
    await shop.database.update(checkOuts).set({ deliveryDayBefore: true }).where(eq(checkOuts.id, placed.id));
    await runAt(deliveryTomorrowJob, at('2026-11-21', 17, 59));
    expect(await told()).toEqual([]);
    await runAt(deliveryTomorrowJob, at('2026-11-21', 18));
    const [mail] = await told();
    expect(mail?.subject).toContain('Sunday, 22 November');
    expect(mail?.plain).toContain('It is for the day after: Monday, 23 November.');
    await runAt(deliveryTomorrowJob, at('2026-11-26', 18));
    expect(await told()).toHaveLength(1);
  });

  it.each([
    ['2027-03-26', '2027-03-29'],
    ['2026-10-23', '2026-10-26'],
  ])(
    'is the same evening when clocks are changed in the night (ordered %s, for %s)',
    async (today, first) => {
      shop.clock.moveTo(at(today, 10));
      const { told } = await ordered({ startDate: first, workingDaysOnly: false });
      const sunday = addDays(first as Day, -1);
      await runAt(deliveryTomorrowJob, at(sunday, 17, 59));
      expect(await told()).toEqual([]);
      await runAt(deliveryTomorrowJob, at(sunday, 18));
      expect(await told()).toHaveLength(1);
    },
  );

  it('nothing is said of what is held, cancelled, moved away, or not paid for; cash is', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const items = [await sellKit(admin)];
    const cart = { cityId, startDate: '2026-11-23', items };
    const guest = async (paymentType: 'cash' | 'bank_account') => {
      const email = `${randomUUID()}@pastas.lt`;
      await place(shop.as(null), cart, { paymentType, buyer: aBuyer({ email }) });
      return email;
    };
    const [byCash, byTransfer] = [await guest('cash'), await guest('bank_account')];
    const held = await ordered();
    const skipped = await ordered();
    const cancelled = await ordered();
    const [heldId = 0] = await held.nth(1);
    await shop.database.update(deliveries).set({ status: 'held' }).where(eq(deliveries.id, heldId));
    await skipped.change({ action: 'skip', deliveryIds: await skipped.nth(1) });
    await cancelled.change({ action: 'cancel', deliveryIds: await cancelled.nth(1) });
    await runAt(deliveryTomorrowJob, at('2026-11-22', 18));
    for (const { told } of [held, skipped, cancelled]) expect(await told()).toEqual([]);
    expect(await lettersTo(byTransfer, 'delivery_tomorrow')).toEqual([]);
    const [mail] = await lettersTo(byCash, 'delivery_tomorrow');
    expect(mail?.plain).toContain('To have ready for the courier: €74.50');
    expect(mail?.plain).toMatch(/check-out\/order\/\d+\?token=/);
    await runAt(deliveryTomorrowJob, at('2026-11-23', 18));
    expect(await skipped.told()).toHaveLength(1);
  });

  it('is left out by whoever has switched it off, a guest by the mail’s own link', async () => {
    const { told, buyer, person } = await ordered();
    await buyer('PUT /users/{id}/notifications', {
      params: { id: person.id },
      body: { notifications: [{ kind: 'delivery_tomorrow', isOn: false }] },
    });
    const admin = await shop.asNew('admin');
    const email = `${randomUUID()}@pastas.lt`;
    const cart = { cityId: await openCity(admin), startDate: '2026-11-23', items: [await sellKit(admin)] };
    await place(shop.as(null), cart, { paymentType: 'cash', buyer: aBuyer({ email }) });
    await runAt(deliveryTomorrowJob, at('2026-11-22', 18));
    expect(await told()).toEqual([]);
    const [mail] = await lettersTo(email, 'delivery_tomorrow');
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    await shop.as(null)('POST /unsubscribe', { body: { token } });
    await runAt(deliveryTomorrowJob, at('2026-11-23', 18));
    expect(await lettersTo(email, 'delivery_tomorrow')).toHaveLength(1);
  });
});

describe('the new weekly menu', () => {
  const wanting = async () => {
    const person = await shop.person('user', { firstName: 'Ona', locale: 'en' });
    await shop.as(person)('PUT /users/{id}/notifications', {
      params: { id: person.id },
      body: { notifications: [{ kind: 'weekly_menu', isOn: true }] },
    });
    return { person, told: () => lettersTo(person.email, 'weekly_menu') };
  };

  /** A dish on the menu of that week, for a kit on show. */
  const cook = async (monday: Day, name: string): Promise<void> => {
    const admin = await shop.asNew('admin');
    const { mealKitId } = await sellKit(admin);
    const { data: dish } = await admin('POST /dishes', { body: aDish({ nameLt: name, nameEn: name }) });
    const [type] = await shop.database
      .insert(menuTypes)
      .values({ name: { lt: name, en: name }, description: { lt: '', en: '' } })
      .returning();
    const menuTypeId = type?.id ?? 0;
    await shop.database.update(mealKits).set({ menuTypeId }).where(eq(mealKits.id, mealKitId));
    const [menu] = await shop.database.insert(menus).values({ menuTypeId, weekStart: monday }).returning();
    const place = { menuId: menu?.id ?? 0, weekday: 1, meal: 'lunch' } as const;
    await shop.database.insert(menuDishes).values({ ...place, dishId: dish.id });
    shop.catalogueChanged();
  };

  it.each(['2026-11-21', '2026-10-24', '2027-03-27'])(
    'goes out on Saturday %s at 09:00 to those who asked for it, once a week',
    async (saturday) => {
      shop.clock.moveTo(at(saturday, 7));
      const [asked, other] = [await wanting(), await shop.person('user')];
      await cook(addDays(saturday as Day, 2), `Sriuba ${saturday}`);
      await runAt(weeklyMenuJob, at(saturday, 8, 59));
      expect(await asked.told()).toEqual([]);
      await runAt(weeklyMenuJob, at(saturday, 9));
      await runAt(weeklyMenuJob, at(addDays(saturday as Day, 1), 12));
      const mails = await asked.told();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.plain).toContain(`Sriuba ${saturday}`);
      expect(mails[0]?.plain).toContain('/savaites-meniu?lang=en');
      await runAt(weeklyMenuJob, at(addDays(saturday as Day, 2), 9));
      expect(await asked.told()).toHaveLength(1);
      expect(await mailsTo(shop, other.email)).toEqual([]);
    },
  );
});

describe('the request to rate dishes', () => {
  const withABox = async () => {
    const order = await ordered();
    const admin = await shop.asNew('admin');
    const box = await deliveredBox(shop, admin, (await order.see()).orders[0]);
    return { ...order, admin, box, asked: () => lettersTo(order.person.email, 'review_reminder') };
  };

  it('comes in the evening of the day after, with a link to the box', async () => {
    const { asked, box } = await withABox();
    await runAt(reviewReminderJob, at('2026-11-23', 20));
    await runAt(reviewReminderJob, at('2026-11-24', 17, 59));
    expect(await asked()).toEqual([]);
    await runAt(reviewReminderJob, at('2026-11-24', 18));
    await runAt(reviewReminderJob, at('2026-11-24', 18, 10));
    const mails = await asked();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.plain).toContain(`/user/kit-management/${box.id}/review?lang=lt`);
    expect(mails[0]?.plain).toContain('Varškėčiai, Troškinys');
  });

  it('names what was in the box: the dish that came instead, and none that holds what was left out', async () => {
    const { asked, admin, box, see } = await withABox();
    const { data: nuts } = await admin('POST /allergens', { body: { nameLt: 'Riešutai', pricePercent: 0 } });
    const made = async (nameLt: string, allergenIds: number[]) => {
      const { data } = await admin('POST /dishes', { body: aDish({ nameLt, allergenIds }) });
      return { id: data.id, name: data.name };
    };
    const [fits, clashes] = [await made('Avižinė košė', []), await made('Riešutų pyragas', [nuts.id])];
    const bought = (await see()).orders[0]!.orderableItem;
    const leftOut = { id: nuts.id, name: nuts.name, percent: 0 };
    const item = { ...bought, isUnique: true, dishes: [fits, clashes], allergens: [leftOut] };
    await shop.database.update(deliveries).set({ item }).where(eq(deliveries.id, box.id));
    await runAt(reviewReminderJob, at('2026-11-24', 18));
    const [mail] = await asked();
    expect(mail?.plain).toContain('Avižinė košė');
    expect(mail?.plain).not.toContain('Riešutų pyragas');
  });

  it('comes once a week, then with every box that can still be rated', async () => {
    const { asked, see } = await withABox();
    const [line] = (await see()).orders;
    const [first, second, , , fifth] = line?.deliveries.map(({ id }) => id) ?? [];
    const bring = async (nth: number) => deliveredBox(shop, await shop.asNew('admin'), line, nth);
    await runAt(reviewReminderJob, at('2026-11-24', 18));
    await bring(2);
    await runAt(reviewReminderJob, at('2026-11-25', 18));
    expect(await asked()).toHaveLength(1);
    await bring(5);
    await shop.database
      .update(deliveries)
      .set({ day: toDay('2026-11-30') })
      .where(eq(deliveries.id, fifth ?? 0));
    await runAt(reviewReminderJob, at('2026-12-01', 18));
    const [newest, ...before] = await asked();
    expect(before).toHaveLength(1);
    for (const id of [fifth, second]) expect(newest?.plain).toContain(`/user/kit-management/${id}/review`);
    // It could be rated until the 30th.
    expect(newest?.plain).not.toContain(`/user/kit-management/${first}/review`);
  });

  it('does not come where all is rated, ratings are off, or it is switched off', async () => {
    const rated = await withABox();
    await rated.later('2026-11-23T10:00:00Z');
    for (const dishId of [rated.box.first, rated.box.second])
      await rated.buyer('POST /dish-reviews', { body: { deliveryId: rated.box.id, dishId, stars: 5 } });
    shop.clock.moveTo(start);
    const off = await withABox();
    await off.buyer('PUT /users/{id}/notifications', {
      params: { id: off.person.id },
      body: { notifications: [{ kind: 'review_reminder', isOn: false }] },
    });
    shop.clock.moveTo(start);
    const open = await withABox();
    const admin = await shop.asNew('admin');
    const { data } = await admin('GET /evaluate-dish-settings');
    await admin('PUT /evaluate-dish-settings', { body: { ...data, isEnabled: false } });
    await runAt(reviewReminderJob, at('2026-11-24', 18));
    expect(await open.asked()).toEqual([]);
    shop.clock.moveTo(start);
    await (
      await shop.asNew('admin')
    )('PUT /evaluate-dish-settings', { body: { ...data, isEnabled: true } });
    await runAt(reviewReminderJob, at('2026-11-24', 18));
    expect(await open.asked()).toHaveLength(1);
    for (const { asked } of [rated, off]) expect(await asked()).toEqual([]);
  });
});

it('what was written is known for two months and no longer', async () => {
  await ordered();
  await runAt(deliveryTomorrowJob, at('2026-11-22', 18));
  const kept = () =>
    shop.database
      .select()
      .from(notices)
      .where(eq(notices.day, toDay('2026-11-23')));
  await runAt({ name: 'people.retention' }, at('2027-01-22', 4));
  expect((await kept()).length).toBeGreaterThan(0);
  await runAt({ name: 'people.retention' }, at('2027-01-23', 4));
  expect(await kept()).toEqual([]);
});
