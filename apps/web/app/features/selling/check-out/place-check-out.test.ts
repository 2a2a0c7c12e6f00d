import { beforeEach, expect, it, vi } from 'vitest';
import { emptyBuyer } from './buyer.ts';
import type { CheckOutContext } from './context.ts';
import { placeCheckOut } from './place-check-out.ts';
import { forgetCheckOut } from './state.ts';

const values = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
});

/** What the shop answers, and what it was asked, under which keys. */
let keys: (string | null)[] = [];
let asked: unknown[] = [];
const answers = (...bodies: { readonly status_code: number; readonly code?: string }[]) => {
  keys = [];
  asked = [];
  vi.stubGlobal('fetch', async (_: unknown, { headers, body: sent }: RequestInit) => {
    asked.push(JSON.parse(sent as string));
    keys.push(new Headers(headers).get('idempotency-key'));
    const body = bodies[keys.length - 1];
    return new Response(JSON.stringify({ message: 'No', ...body }), {
      status: body?.status_code ?? 500,
      headers: { 'content-type': 'application/json' },
    });
  });
};
beforeEach(forgetCheckOut);

const sources = {
  items: [],
  options: { workingDaysOnly: true, usePoints: true, codes: [], coupons: [] },
  state: { buyer: emptyBuyer, isBusiness: false, saveAddress: false, method: null, deliveryTimeId: null },
  priced: { input: { cityId: 1, items: [] } },
  times: [],
} as unknown as CheckOutContext;
const confirmation = {
  paymentType: 'cash',
  paymentOption: null,
  seen: { totalCents: 7450, toPayCents: 7450, deliveryDates: [] },
  addressName: '',
} as const;

it('a refusal does not make the next press another order: the key stays until one is placed', async () => {
  answers(
    { status_code: 503 },
    { status_code: 409, code: 'prices_updated' },
    { status_code: 422, code: 'invalid' },
    { status_code: 409, code: 'key_reused' },
  );
  const kinds = [];
  for (let press = 0; press < 4; press += 1) kinds.push((await placeCheckOut(sources, confirmation)).kind);
  expect(kinds).toEqual(['lost', 'prices_updated', 'refused', 'placed_before']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
});

it('after an order is placed the next one has a key of its own', async () => {
  answers({ status_code: 503 }, { status_code: 503 });
  await placeCheckOut(sources, confirmation);
  forgetCheckOut();
  await placeCheckOut(sources, confirmation);
  expect(new Set(keys).size).toBe(2);
});

it('a door that the account knows is sent under the name it has there', async () => {
  answers({ status_code: 503 });
  await placeCheckOut(sources, { ...confirmation, addressName: 'Darbas' });
  expect(asked).toMatchObject([{ buyer: { address_name: 'Darbas' } }]);
});
