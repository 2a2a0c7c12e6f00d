import { ApiError, type Client } from '@shop/contract/client';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { sum } from '@shop/domain/money';
import { expectBooksAddUp, returnedByRule } from '../../../../test/books.ts';
import { pointsEntries } from '../../../db/schema/index.ts';
import { orderDays, payOnline } from '../../../../test/ordered-days.ts';
import { place, usePayingShop } from '../../../../test/paying-shop.ts';
import { type Item, makeCode, openCity, sellKit } from '../../../../test/pricing.ts';

const shop = usePayingShop();
const start = new Date('2026-11-16T10:00:00Z');

/** Each day of the order as it was placed is a row of its own, whatever happens. */
const DAYS = 10;
/** `PROPERTY_RUNS=100 PROPERTY_SEED=7` tries many others. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 8);

type Kit = Item & { readonly mealKitId: number };
type World = {
  readonly admin: Client;
  readonly cityId: number;
  readonly kits: { readonly usual: Kit; readonly cheaper: Kit; readonly dearer: Kit };
  /** By percent. */
  readonly codes: ReadonlyMap<number, readonly string[]>;
};
const percents = [0, 10, 37];
const closed = '2026-11-30';
/** What all orders are made of: made once, as each of these makes the shop read its catalogue anew. */
let world: World;
beforeAll(async () => {
  shop.clock.moveTo(start);
  const admin = await shop.asNew('admin');
  const cityId = await openCity(admin);
  const kit = (priceCents: number) => sellKit(admin, { days: DAYS / 2, priceCents });
  const kits = { usual: await kit(1690), cheaper: await kit(1490), dearer: await kit(1797) };
  const codes = new Map<number, readonly string[]>([[0, []]]);
  for (const amount of percents.slice(1)) codes.set(amount, [(await makeCode(admin, { amount })).code]);
  const body = { cityId, isClosed: true, isHoliday: false };
  await admin('PUT /calendar-days/{id}', { params: { id: closed }, body });
  world = { admin, cityId, kits, codes };
});

const steps = [
  'move',
  'skip',
  'give_back',
  'give_back_two',
  'cancel_rest',
  'cheaper_kit',
  'dearer_kit_paid',
  'dearer_kit_lapsed',
  'dearer_kit_waived',
  'usual_kit',
  'undo',
  'continue',
  'continue_one',
  'continue_two',
  'undo_an_older_one',
  'shop_cancels',
  'held_at_its_cut',
  'missed_given_back',
  'missed_brought_again',
  'claimed',
] as const;
type Step = {
  readonly what: (typeof steps)[number];
  readonly line: number;
  readonly nth: number;
  readonly to: number;
};

/** Half of the orders are paid in part by points. */
const somePoints = [0, 7_777];

const someOrder = async (codePercent: number, points: number) => {
  shop.clock.moveTo(start);
  const { cityId, kits, codes } = world;
  const admin = await shop.asNew('admin');
  const person = await shop.person('user');
  const buyer = shop.as(person);
  if (points > 0)
    await shop.database
      .insert(pointsEntries)
      .values({ userId: person.id, at: start, reason: 'admin', points });
  const cart = {
    cityId,
    startDate: '2026-11-23',
    items: [kits.usual, { ...kits.usual, amount: 2 }],
    discountCodes: [...(codes.get(codePercent) ?? [])],
  };
  const placed = await place(buyer, cart, { discountCodes: cart.discountCodes });
  await payOnline(shop, placed.paymentUrl);
  return { admin, person, buyer, placed, ...orderDays(buyer, placed) };
};
type Made = Awaited<ReturnType<typeof someOrder>>;

/** Whether it may be done or not is told elsewhere: here a refusal must leave everything as it was. */
const take = async (made: Made, { what, line, nth, to }: Step): Promise<void> => {
  const { buyer, admin, placed, see, change } = made;
  const { kits } = world;
  const order = placed.orders[line]?.id ?? 0;
  const days = (await see()).orders[line]?.deliveries ?? [];
  const ids = (count: number) => days.slice(nth, nth + count).map(({ id }) => id);
  const kit = async ({ mealKitId, calorieId = null }: Kit) =>
    change({ action: 'kit', mealKitId, calorieId }, order);
  /** The id of a change that waits for its money. */
  const dearer = async (): Promise<number | null> => {
    const { change: waiting } = await kit(kits.dearer);
    return waiting?.status === 'pending' ? waiting.id : null;
  };
  /** An admin marks a box until it is delivered or not; of one that is not planned nothing is marked. */
  const mark = async (last: 'deliver' | 'miss'): Promise<number> => {
    const [id = 0] = ids(1);
    const bodies = [
      { action: 'prepare' },
      { action: 'set_out' },
      last === 'deliver' ? { action: last } : { action: last, reason: 'nobody_home' },
    ] as const;
    for (const body of bodies) await admin('PUT /deliveries/{id}', { params: { id }, body: body as never });
    return id;
  };
  const doing: Record<(typeof steps)[number], () => Promise<unknown>> = {
    move: () =>
      change(
        { action: 'move', deliveryIds: ids(1), to: `2026-12-${String(to + 1).padStart(2, '0')}` },
        order,
      ),
    skip: () => change({ action: 'skip', deliveryIds: ids(2) }, order),
    give_back: () => change({ action: 'cancel', deliveryIds: ids(1) }, order),
    give_back_two: () => change({ action: 'cancel', deliveryIds: ids(2) }, order),
    cancel_rest: () => buyer('DELETE /orders/{id}', { params: { id: order }, body: {} }),
    cheaper_kit: () => kit(kits.cheaper),
    usual_kit: () => kit(kits.usual),
    dearer_kit_lapsed: () => dearer(),
    dearer_kit_paid: async () => {
      const id = await dearer();
      if (id === null) return;
      const { data } = await buyer('POST /order-changes/{id}/pay', { params: { id }, body: {} });
      await payOnline(shop, data.paymentUrl);
    },
    dearer_kit_waived: async () => {
      const id = await dearer();
      if (id === null) return;
      const body = { action: 'waive', note: 'Atsiprašome' } as const;
      await admin('PUT /order-changes/{id}', { params: { id }, body });
    },
    undo: async () => {
      const [last] = (await see()).changes;
      if (last) await change({ action: 'undo', changeId: last.id }, order);
    },
    continue_one: () => buyer('POST /orders/{id}', { params: { id: order }, body: { deliveryIds: ids(1) } }),
    continue_two: () => buyer('POST /orders/{id}', { params: { id: order }, body: { deliveryIds: ids(2) } }),
    undo_an_older_one: async () => {
      const older = (await see()).changes[1 + (nth % 3)];
      if (older) await change({ action: 'undo', changeId: older.id }, order);
    },
    continue: () => buyer('POST /orders/{id}', { params: { id: order }, body: {} }),
    shop_cancels: () => orderDays(admin, placed).change({ action: 'cancel', deliveryIds: ids(1) }, order),
    held_at_its_cut: async () => {
      const [day] = days.filter(({ id }) => ids(1).includes(id));
      if (day?.status !== 'planned') return;
      await admin('PUT /deliveries/{id}', { params: { id: day.id }, body: { action: 'hold' } });
      shop.clock.moveTo(new Date(`${day.day}T00:00:00Z`));
      await shop.work('order-changes.sweep');
      shop.clock.moveTo(start);
    },
    missed_given_back: async () => {
      const id = await mark('miss');
      await admin('PUT /deliveries/{id}', { params: { id }, body: { action: 'give_back' } });
    },
    missed_brought_again: async () => {
      const id = await mark('miss');
      const body = { action: 'bring_again', to: `2026-12-${String(to + 1).padStart(2, '0')}` } as const;
      await admin('PUT /deliveries/{id}', { params: { id }, body });
    },
    /** More than a day costs is refused; then all of what is left of it is asked for. */
    claimed: async () => {
      const deliveryId = await mark('deliver');
      const { data: claim } = await buyer('POST /claims', {
        body: { deliveryId, words: 'Dėžutė atvyko sutrinta' },
        files: { pictures: [] },
      });
      const body = { answer: 'money', amountCents: 100 + 150 * to, reason: 'Atsiprašome' } as const;
      await admin('PUT /claims/{id}', { params: { id: claim.id }, body });
    },
  };
  try {
    await doing[what]();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  } finally {
    shop.clock.moveTo(start);
  }
};

it('whatever is done to an order, its books add up, no days collide, and no closed day is used', async () => {
  const step = fc.record({
    what: fc.constantFrom(...steps),
    line: fc.nat(1),
    nth: fc.nat(5),
    to: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 8 }),
      fc.constantFrom(...percents),
      fc.constantFrom(...somePoints),
      async (sequence, codePercent, points) => {
        const made = await someOrder(codePercent, points);
        for (const each of sequence) await take(made, each);
        const books = await expectBooksAddUp(shop, made.placed.id);
        const { rows, received, owed, entries } = books;
        const hasOtherKit = entries.some(({ kind }) => kind === 'supplement' || kind === 'change');
        const byRule = entries.filter(({ kind }) => kind !== 'goodwill');
        const forKits = sum(byRule.map((entry) => entry.returnedKitsCents + entry.returnedPointsCents));
        if (!hasOtherKit) expect(forKits).toBe(returnedByRule(books));
        const goodwill = sum(
          entries.filter(({ kind }) => kind === 'goodwill').map((entry) => entry.returnedKitsCents),
        );
        expect(owed - goodwill).toBe(
          sum((await made.see()).orders.map(({ toReturnCents }) => toReturnCents)),
        );
        const standing = rows.filter(
          ({ status }) => !['cancelled', 'returned', 'brought_again'].includes(status),
        );
        expect(standing.map(({ day }) => day)).not.toContain(closed);
        // Nothing was lost: each day of the order is still a row of its own.
        const inPlace = rows.filter(({ status }) => status === 'brought_again');
        expect(rows).toHaveLength(DAYS + inPlace.length);
        if (standing.length === 0) expect(owed).toBe(received);
      },
    ),
    { numRuns: runs, endOnFailure: true },
  );
}, 600_000);
