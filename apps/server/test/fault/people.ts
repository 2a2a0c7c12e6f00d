import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, type Client, createClient } from '@shop/contract/client';
import { addDays, dayInVilnius } from '@shop/domain/day';
import { sessions, users } from '../../src/db/schema/index.ts';
import { tokens } from '../../src/features/auth/tokens.ts';
import { aBuyer, orderFor } from '../paying-shop.ts';
import { secret } from '../test-shop.ts';
import type { Storm } from './storm.ts';

type Cart = Parameters<typeof orderFor>[1];

/** What people do at a bank. */
const habits: readonly (readonly string[])[] = [
  ['pay'],
  ['pay_told_twice'],
  ['cancel', 'pay'],
  ['pay_late', 'pay'],
  ['pay_late'],
  [],
];

/** Somebody tries again whenever the shop is gone in the middle of something. */
const patiently = async <T>(task: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      const isGone = error instanceof TypeError || (error as { status?: number }).status === 503;
      if (!isGone) throw error;
      await pause(100);
    }
  }
};

const clientOf = ({ shopUrl }: Storm, more: () => Promise<Record<string, string>>): Client =>
  createClient(
    async ({ method, path, headers, body }) => {
      const response = await fetch(shopUrl + path, {
        method,
        headers: { ...headers, ...(await more()) },
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    () => 'lt',
  );

const press = (paymentUrl: string, action: string): Promise<unknown> =>
  patiently(() =>
    fetch(paymentUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `action=${action}`,
    }),
  );

/** A kit of the demo shop, a week from now: the bank lives by the wall's clock, and so the shop has to. */
const demoCart = async (client: Client): Promise<Cart> => {
  const { data: kits } = await client('GET /meal-kits', {});
  const regular = kits.find((kit) => !kit.isUnique);
  const { data: kit } = await client('GET /meal-kits/{id}', { params: { id: regular?.id ?? 0 } });
  const { data: cities } = await client('GET /cities', {});
  const cityId = cities[0]?.id ?? 0;
  const { data: times } = await client('GET /delivery-times', { query: { cityId } });
  const calorie = kit.calories[0];
  return {
    cityId,
    startDate: addDays(dayInVilnius(new Date()), 7),
    delivery: { method: 'to_hands', deliveryTimeId: times[0]?.id ?? null },
    items: [
      {
        mealKitId: kit.id,
        calorieId: calorie?.id ?? 0,
        periodId: calorie?.prices[0]?.periodId ?? 0,
        amount: 1,
      },
    ],
  };
};

/** Guests who order and pay, each in one of the ways that people have. */
export const buyersOf = async (storm: Storm): Promise<(index: number) => Promise<void>> => {
  const cart = await demoCart(clientOf(storm, async () => ({})));
  return async (index) => {
    // Each at home: from one address so many orders would be refused.
    const address = `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    const client = clientOf(storm, async () => ({ 'x-forwarded-for': address }));
    const buyer = aBuyer({ email: `pirkejas-${index}@gedimas.example` });
    const body = await patiently(() => orderFor(client, cart, { ...cart, buyer }));
    const headers = { 'idempotency-key': `order of buyer ${index}` };
    const { data: placed } = await patiently(() => client('POST /check-outs', { body, headers }));
    const at = { params: { id: placed.id }, query: { token: placed.token } };
    for (const action of habits[index % habits.length] ?? []) {
      const { data } = await patiently(() => client('POST /check-outs/{id}/pay', { ...at, body: {} }));
      if (data.paymentUrl === null) break;
      await press(data.paymentUrl, action);
    }
  };
};

/** An admin who sends back whatever is to be returned, again where the provider has refused. */
export const accountantOf = async (storm: Storm): Promise<() => Promise<number>> => {
  const sessionId = randomUUID();
  const [admin] = await storm.database
    .insert(users)
    .values({ role: 'admin', email: 'buhaltere@gedimas.example' })
    .returning({ id: users.id });
  const expiresAt = new Date(Date.now() + 2 * 86_400_000);
  await storm.database.insert(sessions).values({
    id: sessionId,
    userId: admin?.id ?? 0,
    lastSeenAt: storm.now(),
    expiresAt,
  });
  const client = clientOf(storm, async () => ({
    authorization: `Bearer ${await tokens(secret).issue(sessionId, storm.now())}`,
  }));

  /** How many were sent on their way. */
  return async () => {
    let sent = 0;
    for (const status of ['due', 'failed'] as const) {
      const query = { status, perPage: 100 };
      const { data: tasks } = await patiently(() => client('GET /refund-tasks', { query }));
      for (const { id, dueCents } of tasks.filter(({ isOnline }) => isOnline)) {
        try {
          const body = { amountCents: dueCents };
          await patiently(() => client('PUT /refund-tasks/{id}', { params: { id }, body }));
          sent += 1;
        } catch (error) {
          // Her first try was heard just before the shop died.
          if (!(error instanceof ApiError && error.status === 409)) throw error;
        }
      }
    }
    return sent;
  };
};
