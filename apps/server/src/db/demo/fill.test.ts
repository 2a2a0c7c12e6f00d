import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useShop } from '../../../test/test-shop.ts';
import { hashPassword } from '../../features/people/auth/passwords.ts';
import { openWeeksJob } from '../../features/catalogue/menus/menus.jobs.ts';
import { allergens, checkOuts, mealKits, users } from '../schema/index.ts';
import { fillDemo } from './fill.ts';
import { fillMenus } from './fill-menus.ts';

const empty = useShop();
const running = useShop('demo', {
  fillWeeks: (now) => running.database.transaction((tx) => fillMenus(tx, now)),
});

let filesFolder = '';
beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'shop-demo-'));
});
afterAll(() => rm(filesFolder, { recursive: true, force: true }));

describe('the demo', () => {
  it('is filled as a whole: logins that cannot be kept leave an empty shop, to be filled at the next start', async () => {
    const now = empty.clock.now();
    const options = { filesFolder, now, hash: async () => '' };
    const fails = fillDemo(empty.database, {
      ...options,
      keepLogins: () => {
        throw new Error('the disk is full');
      },
    });
    await expect(fails).rejects.toThrow('the disk is full');
    for (const table of [users, mealKits, checkOuts, allergens])
      expect(await empty.database.$count(table)).toBe(0);
    const kept: string[] = [];
    await fillDemo(empty.database, {
      ...options,
      keepLogins: (logins) => kept.push(...logins.map(({ email }) => email)),
    });
    expect(kept).toEqual([
      'admin@shop.example',
      'kitchen@shop.example',
      'courier@shop.example',
      'user@shop.example',
    ]);
    expect(await empty.database.$count(checkOuts)).toBe(9);
  });

  it('has an individual order that waits for its price, and a paid one with menus for its first days', async () => {
    const admin = await running.asNew('admin');
    const { data: queue } = await admin('GET /individual-orders', { query: { queue: true } });
    expect(queue).toMatchObject([{ buyerName: 'Mantas Svečiavičius', priceCents: null, daysWithoutMenu: 5 }]);
    const { data: paid } = await admin('GET /individual-orders', { query: { status: 'paid' } });
    expect(paid).toMatchObject([{ orderStatus: 'paid', daysCount: 5, daysWithoutMenu: 2 }]);
    const params = { id: paid[0]?.id ?? 0 };
    const { data: boxes } = await admin('GET /check-outs/{id}/boxes', { params });
    const dishes = boxes.flatMap((box) => box.dishes);
    expect(dishes).toHaveLength(9);
    expect(dishes.filter(({ isOwn }) => isOwn)).toMatchObject([{ meal: 'breakfast' }]);
    expect(dishes.every(({ clashes, dish }) => clashes.length === 0 && dish.calories > 0)).toBe(true);
  });

  it('that is left running asks its admin for a second factor, and still lets them in without one', async () => {
    const password = 'mėlynas dramblys';
    const passwordHash = await hashPassword(password);
    const admin = eq(users.email, 'admin@shop.example');
    await running.database.update(users).set({ passwordHash }).where(admin);
    const login = async () =>
      (await running.as(null)('POST /auth/login', { body: { email: 'admin@shop.example', password } })).data;
    const start = running.clock.now();
    const isIn = { role: 'admin', isSecondFactorAsked: true, needsSecondFactor: false };
    expect(await login()).toMatchObject(isIn);
    running.clock.moveTo(new Date(start.getTime() + 300 * 24 * 3_600_000));
    expect(await login()).toMatchObject(isIn);
    running.clock.moveTo(start);
  });

  it('that is left running goes on having menus, its two weeks in turn', async () => {
    const guest = running.as(null);
    const dishesOf = async () => {
      const { groups } = (await guest('GET /menus/grouped', { query: { weekType: 'current' } })).data;
      return groups.map(({ days }) => days.map(({ dishes }) => dishes.map(({ dish }) => dish.id)));
    };
    const weeks: unknown[] = [];
    for (const saturday of ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19']) {
      running.clock.moveTo(new Date(`${saturday}T07:00:00Z`));
      await running.work(openWeeksJob.name);
      weeks.push(await dishesOf());
    }
    expect(weeks[0]).toHaveLength(8);
    expect(weeks[1]).not.toEqual(weeks[0]);
    expect([weeks[2], weeks[3]]).toEqual([weeks[0], weeks[1]]);
  });
});
