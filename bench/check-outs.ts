/** Whole check-outs per second, beside what the database takes of the same writes: `node bench/check-outs.ts [seconds]`. */
import { randomUUID } from 'node:crypto';
import { createClient } from '../packages/contract/src/client.ts';
import { openEmbeddedPostgres } from '../apps/server/src/db/embedded/index.ts';
import { startShop } from '../e2e/shop.ts';
import { startPlainPostgres } from './plain-postgres.ts';
import { plainOrdersPerSecond } from './plain-sql.ts';

const clients = 10;

const clientOf = (address: string) =>
  createClient(
    async ({ method, path, headers, body }) => {
      const response = await fetch(address + path, { method, headers, ...(body !== undefined && { body }) });
      return { status: response.status, body: await response.json() };
    },
    () => 'lt',
  );

/** What one buyer asks of the shop: the price of the cart, then the order. */
const buyerOf = async (address: string): Promise<() => Promise<unknown>> => {
  const client = clientOf(address);
  const { data: kits } = await client('GET /meal-kits', {});
  const kit = kits.find(({ isUnique }) => !isUnique);
  const { data: whole } = await client('GET /meal-kits/{id}', { params: { id: kit?.id ?? 0 } });
  const { data: cities } = await client('GET /cities', {});
  const cityId = cities[0]?.id ?? 0;
  const { data: times } = await client('GET /delivery-times', { query: { cityId } });
  const calorie = whole.calories[0];
  const item = {
    mealKitId: whole.id,
    calorieId: calorie?.id ?? 0,
    periodId: calorie?.prices[0]?.periodId ?? 0,
    amount: 1,
  };
  const startDate = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const cart = {
    cityId,
    startDate,
    items: [item],
    workingDaysOnly: true,
    discountCodes: [],
    usePoints: true,
  };
  return async () => {
    const { data: quote } = await client('POST /check-outs/quote', { body: cart });
    const key = randomUUID();
    return client('POST /check-outs', {
      headers: { 'idempotency-key': key },
      body: {
        ...cart,
        buyer: {
          firstName: 'Jūratė',
          lastName: 'Žukauskienė',
          email: `${key}@pirkeja.example`,
          phoneNumber: '+37060012345',
          street: 'Gedimino pr.',
          houseNumber: '1',
          postalCode: 'LT-01103',
        },
        delivery: { method: 'to_hands', deliveryTimeId: times[0]?.id ?? null },
        paymentType: 'bank_account',
        agreeTerms: true,
        agreeContacts: true,
        expectedTotalCents: quote.totalCents,
      },
    });
  };
};

const measure = async (address: string, seconds: number): Promise<{ perSecond: number; p99Ms: number }> => {
  const buy = await buyerOf(address);
  const rush = async (length: number): Promise<number[]> => {
    const latencies: number[] = [];
    const end = performance.now() + length * 1000;
    const visitor = async (): Promise<void> => {
      while (performance.now() < end) {
        const begun = performance.now();
        await buy();
        latencies.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: clients }, visitor));
    return latencies.toSorted((a, b) => a - b);
  };
  await rush(Math.min(3, seconds));
  const latencies = await rush(seconds);
  return {
    perSecond: latencies.length / seconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  };
};

export const benchCheckOuts = async (seconds: number): Promise<void> => {
  console.log(`check-outs, ${clients} clients      shop/s   p99 ms   plain SQL/s   ratio`);
  const environment = { NODE_ENV: 'production', DEMO: '1', ORDERS_PER_ADDRESS: '1000000' };
  const compare = async (name: string, databaseUrl: string | null): Promise<void> => {
    const shop = await startShop({ ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
    const ours = await measure(shop.address.replace('localhost', '127.0.0.1'), seconds);
    // The embedded server stays up for whoever still uses it.
    const embedded = databaseUrl ? null : await openEmbeddedPostgres({ dataDir: shop.dataDir });
    await shop.stop({ keepData: true });
    const connection = databaseUrl ? { connectionString: databaseUrl } : (embedded?.connection ?? {});
    const plain = await plainOrdersPerSecond(connection, clients, seconds);
    await embedded?.stop();
    const ratio = Math.round((100 * ours.perSecond) / plain.perSecond);
    console.log(
      `${name.padEnd(26)}  ${ours.perSecond.toFixed(1).padStart(6)}  ${ours.p99Ms.toFixed(1).padStart(7)}  ${plain.perSecond.toFixed(1).padStart(12)}  ${ratio} %   ${plain.rows} rows each`,
    );
  };
  await compare('on the embedded server', null);
  const external = await startPlainPostgres();
  try {
    await compare('on an external server', external.url);
  } finally {
    await external.stop();
  }
};

if (import.meta.main) await benchCheckOuts(Number(process.argv[2] ?? 15));
