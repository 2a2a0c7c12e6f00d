import { beforeEach, describe, expect, it } from 'vitest';
import { aDish, aKit, kitParts } from '../../../../test/builders.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { openWeeksJob } from './menus.jobs.ts';

const shop = useShop('demo');
const monday = new Date('2026-11-16T08:00:00Z');

beforeEach(() => shop.clock.moveTo(monday));

const week = async (weekType: 'current' | 'next') =>
  (await shop.as(null)('GET /menus/grouped', { query: { weekType } })).data;

describe('the weekly menu', () => {
  it('is this week’s until Saturday 09:00 in Vilnius and the next one’s from that minute on', async () => {
    expect(await week('current')).toMatchObject({
      weekStart: '2026-11-16',
      switchesAt: '2026-11-21T07:00:00.000Z',
      today: '2026-11-16',
    });
    expect((await week('next')).weekStart).toBe('2026-11-23');
    shop.clock.moveTo(new Date('2026-11-21T06:59:59Z'));
    expect((await week('current')).weekStart).toBe('2026-11-16');
    shop.clock.moveTo(new Date('2026-11-21T07:00:00Z'));
    expect(await week('current')).toMatchObject({
      weekStart: '2026-11-23',
      switchesAt: '2026-11-28T07:00:00.000Z',
    });
  });

  it('groups seven days of dishes by menu, with the kits that follow it', async () => {
    const { groups } = await week('current');
    expect(groups).toHaveLength(8);
    const [balanced] = groups;
    expect(balanced).toMatchObject({
      name: { lt: 'Subalansuotas meniu', en: 'Balanced menu' },
      daysAmount: 7,
    });
    expect(balanced?.days.map((day) => day.date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(balanced?.mealKits.length).toBeGreaterThan(0);
    expect(balanced?.days.every((day) => day.dishes.length > 0)).toBe(true);
  });

  it('does not name a kit that is hidden', async () => {
    const [group] = (await week('current')).groups;
    const kitId = group?.mealKits[0]?.id ?? 0;
    const admin = await shop.asNew('admin');
    await admin('POST /meal-kits/{id}/hide', { params: { id: kitId }, body: {} });
    const [after] = (await week('current')).groups;
    expect(after?.mealKits.map((kit) => kit.id)).not.toContain(kitId);
    await admin('POST /meal-kits/{id}/hide', { params: { id: kitId }, body: { isHidden: false } });
  });
});

describe('a menu', () => {
  const aMenu = async () => (await week('next')).groups[0]?.id ?? 0;

  it('gets a dish on the named day and guests see it at once', async () => {
    const admin = await shop.asNew('admin');
    const { data: dish } = await admin('POST /dishes', { body: aDish({ nameLt: 'Nauja košė' }) });
    const id = await aMenu();
    await admin('POST /menus/{id}/add-dish', {
      params: { id },
      body: { dishId: dish.id, weekday: 3, meal: 'snack_1' },
    });
    const [group] = (await week('next')).groups;
    const places = group?.days.flatMap((day) =>
      day.dishes.filter((slot) => slot.dish.id === dish.id).map((slot) => [day.date, slot.meal]),
    );
    expect(places).toEqual([['2026-11-25', 'snack_1']]);
  });

  it('gets a dish of which only the id is known on the first day without such a meal', async () => {
    const admin = await shop.asNew('admin');
    const { data: dish } = await admin('POST /dishes', { body: aDish({ mealType: 'undefined' }) });
    const id = await aMenu();
    const call = { params: { id }, body: { dishId: dish.id } };
    await admin('POST /menus/{id}/add-dish', call);
    const { data } = await admin('POST /menus/{id}/add-dish', call);
    const days = data.days.filter((day) => day.dishes.some((slot) => slot.dish.id === dish.id));
    expect(days.map((day) => day.date)).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('loses a dish on one day or everywhere', async () => {
    const admin = await shop.asNew('admin');
    const { data: dish } = await admin('POST /dishes', { body: aDish() });
    const id = await aMenu();
    for (const weekday of [1, 2, 3])
      await admin('POST /menus/{id}/add-dish', { params: { id }, body: { dishId: dish.id, weekday } });
    const remove = async (body: { dishId: number; weekday?: number }) =>
      (await admin('POST /menus/{id}/remove-dish', { params: { id }, body })).data.days
        .filter((day) => day.dishes.some((slot) => slot.dish.id === dish.id))
        .map((day) => day.date);
    expect(await remove({ dishId: dish.id, weekday: 2 })).toEqual(['2026-11-23', '2026-11-25']);
    expect(await remove({ dishId: dish.id })).toEqual([]);
  });

  it('refuses a dish that is not there, the same place twice and a menu that is not there', async () => {
    const admin = await shop.asNew('admin');
    const id = await aMenu();
    const before = (await week('next')).groups[0];
    const slot = before?.days[0]?.dishes[0];
    const body = { dishId: slot?.dish.id ?? 0, weekday: 1, meal: slot?.meal };
    const add = (menuId: number, sent: typeof body) =>
      refusalOf(admin('POST /menus/{id}/add-dish', { params: { id: menuId }, body: sent }));
    expect((await add(id, body)).errors).toEqual({ dishId: ['There is one already'] });
    expect((await add(id, { ...body, dishId: 99_999 })).errors).toEqual({
      dishId: ['This choice is no longer there'],
    });
    expect((await add(99_999, body)).status).toBe(404);
    const unknown = admin('POST /menus/{id}/remove-dish', { params: { id }, body: { dishId: 99_999 } });
    expect((await refusalOf(unknown)).status).toBe(422);
    expect((await week('next')).groups[0]).toEqual(before);
  });
});

describe('a week that begins', () => {
  const saturday = new Date('2026-12-05T07:00:00Z');
  const asAdmin = async (weekType: 'current' | 'next') =>
    (await (await shop.asNew('admin'))('GET /menus/grouped', { query: { weekType } })).data;

  it('has a menu of each type to be filled, which guests do not see before it has a dish', async () => {
    shop.clock.moveTo(saturday);
    expect((await asAdmin('current')).groups).toEqual([]);
    await shop.work(openWeeksJob.name);
    await shop.work(openWeeksJob.name);
    for (const weekType of ['current', 'next'] as const) {
      const { groups } = await asAdmin(weekType);
      expect(groups.map(({ days }) => days.flatMap(({ dishes }) => dishes))).toEqual(
        Array.from({ length: 8 }, () => []),
      );
      expect((await week(weekType)).groups).toEqual([]);
    }
    const [group] = (await asAdmin('current')).groups;
    const kit = { params: { id: group?.mealKits[0]?.id ?? 0 } };
    expect((await shop.as(null)('GET /meal-kits/{id}', kit)).data.menus).toEqual([]);

    const admin = await shop.asNew('admin');
    const { data: dish } = await admin('POST /dishes', { body: aDish() });
    await admin('POST /menus/{id}/add-dish', { params: { id: group?.id ?? 0 }, body: { dishId: dish.id } });
    expect((await week('current')).groups.map(({ id }) => id)).toEqual([group?.id]);
  });
});

describe('a menu type', () => {
  it('has menus for this week and the next as soon as it is made, and goes unless kits follow it', async () => {
    const admin = await shop.asNew('admin');
    const { data: made } = await admin('POST /menu-types', { body: { nameLt: 'Be laktozės' } });
    expect(made).toMatchObject({ name: { lt: 'Be laktozės', en: '' }, description: { lt: '', en: '' } });
    const ofType = async (weekType: 'current' | 'next') =>
      (await admin('GET /menus/grouped', { query: { weekType } })).data.groups.filter(
        ({ menuType }) => menuType.id === made.id,
      );
    expect(await ofType('current')).toHaveLength(1);
    expect(await ofType('next')).toHaveLength(1);

    const params = { id: made.id };
    const parts = await kitParts(admin);
    const { data: kit } = await admin('POST /meal-kits', { body: aKit(parts, { menuTypeId: made.id }) });
    expect((await refusalOf(admin('DELETE /menu-types/{id}', { params }))).code).toBe('in_use');
    await admin('DELETE /meal-kits/{id}', { params: { id: kit.id } });
    await admin('DELETE /menu-types/{id}', { params });
    expect(await ofType('current')).toEqual([]);
  });
});
