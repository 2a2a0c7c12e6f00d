import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { addDays, dayInVilnius } from '@shop/domain/day';
import { eq, inArray } from 'drizzle-orm';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { openEmbeddedPostgres } from '../apps/server/src/db/embedded/index.ts';
import { checkOuts, deliveries, orders, users } from '../apps/server/src/db/schema/index.ts';
import { hashPassword } from '../apps/server/src/features/people/auth/passwords.ts';
import { type RunningShop, startShop } from '../e2e/shop.ts';
import { median } from './process.ts';

const password = randomUUID();
/** Days of one order behind somebody. */
const DAYS = 20;

/** Somebody with these many days behind, in orders of twenty made after one of the demo's, and five days to come. */
const customer = async (database: Database, past: number): Promise<string> => {
  const email = `${randomUUID()}@pastas.example`;
  const [person] = await database
    .insert(users)
    .values({ email, role: 'user', passwordHash: await hashPassword(password), emailVerifiedAt: new Date() })
    .returning();
  const [line] = await database.select().from(orders).where(eq(orders.orderableType, 'meal_kit')).limit(1);
  const [model] = await database
    .select()
    .from(checkOuts)
    .where(eq(checkOuts.id, line?.checkOutId ?? 0));
  const [day] = await database
    .select()
    .from(deliveries)
    .where(eq(deliveries.orderId, line?.id ?? 0))
    .limit(1);
  if (!person || !line || !model || !day) throw new Error('the demo has no order to go by');
  const today = dayInVilnius(new Date());
  const place = async (firstDay: number, count: number, isOver: boolean): Promise<void> => {
    const dates = Array.from({ length: count }, (_, n) => addDays(today, firstDay + n));
    const [first = today, last = today] = [dates[0], dates.at(-1)];
    const { id: _, number: __, searchText: ___, ...checkOut } = model;
    const [placed] = await database
      .insert(checkOuts)
      .values({
        ...checkOut,
        userId: person.id,
        status: isOver ? 'completed' : 'paid',
        paidAt: new Date(),
        startDate: first,
        lastDate: last,
        linkSalt: randomUUID(),
      })
      .returning();
    const { id: ____, ...order } = line;
    const status = isOver ? ('completed' as const) : ('paid' as const);
    const [made] = await database
      .insert(orders)
      .values({ ...order, checkOutId: placed?.id ?? 0, status, days: count, orderedLastDay: last })
      .returning();
    const { id: _____, ...row } = day;
    await database.insert(deliveries).values(
      dates.map((date) => ({
        ...row,
        orderId: made?.id ?? 0,
        day: date,
        status: isOver ? ('delivered' as const) : ('planned' as const),
      })),
    );
  };
  for (let n = 0; n < past / DAYS; n += 1) await place(-DAYS * (n + 1) - 2, DAYS, true);
  await place(3, 5, false);
  const placed = await database.select().from(checkOuts).where(eq(checkOuts.userId, person.id));
  const lines = await database
    .select()
    .from(orders)
    .where(
      inArray(
        orders.checkOutId,
        placed.map(({ id }) => id),
      ),
    );
  if (lines.length !== past / DAYS + 1) throw new Error('the orders were not made');
  return email;
};

const cookieOf = async ({ address }: RunningShop, email: string): Promise<string> => {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`a customer could not log in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** The first page of somebody with 500 days behind, beside that of somebody with 20, in one run. */
export const benchCalendar = async (rounds: number): Promise<void> => {
  const shop = await startShop({ NODE_ENV: 'production', DEMO: '1' });
  const embedded = await openEmbeddedPostgres({ dataDir: shop.dataDir });
  const database = openDatabase({ ...embedded.connection, max: 1 });
  try {
    const [few, many] = [await customer(database, 20), await customer(database, 500)];
    const cookies = { few: await cookieOf(shop, few), many: await cookieOf(shop, many) };
    const times = { few: [] as number[], many: [] as number[] };
    const open = async (kind: keyof typeof times, isCounted: boolean): Promise<void> => {
      const begun = performance.now();
      const page = await fetch(`${shop.address}/user/kit-management`, {
        headers: { cookie: cookies[kind] },
        redirect: 'manual',
      });
      const text = await page.text();
      if (page.status !== 200 || !text.includes('role="grid"'))
        throw new Error(`no calendar was shown: ${page.status}`);
      if (isCounted) times[kind].push(performance.now() - begun);
    };
    for (let round = -10; round < rounds; round += 1)
      for (const kind of round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const))
        await open(kind, round >= 0);
    const [one, other] = [median(times.few), median(times.many)];
    console.log(
      `calendar, 20 and 500 days behind   medians of ${rounds} in ms: ${one.toFixed(1)} ${other.toFixed(1)}   ratio ${(other / one).toFixed(2)}   aim: at most 1.2`,
    );
  } finally {
    await database.$client.end();
    await shop.stop({ keepData: true });
    await embedded.stop();
    await rm(shop.dataDir, { recursive: true, force: true });
  }
};
