import type { CodeFacts } from '@shop/contract/discounts';
import { codeOf, offerOf } from '@shop/contract/offer';
import type { PriceList } from '@shop/contract/price-list';
import type { CartQuote } from '@shop/contract/quotes';
import { addDays, toDay } from '@shop/domain/day';
import type { EnteredCode } from '@shop/domain/pricing/input';
import type { ItemRequest } from '@shop/domain/pricing/offer';
import { priceRequest } from '@shop/domain/pricing/request';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useShop } from '../../../test/test-shop.ts';
import { discountCodes, pointsEntries } from '../../db/schema/index.ts';
import { presentFacts, pricedCode } from '../discounts/discounts.presenter.ts';
import { presentQuote } from './quote.presenter.ts';

const shop = useShop('demo');

const runs = 1000;
const pointsBalance = 1234;

const some = <T>(list: readonly T[], maxLength = 2) =>
  fc
    .uniqueArray(fc.nat(Math.max(0, list.length - 1)), { maxLength })
    .map((places) => places.flatMap((place) => list[place] ?? []));

/** Any cart of what is on sale, with things that do not fit among them. */
const anyItem = ({ kits, allergens, additions }: PriceList): fc.Arbitrary<ItemRequest> =>
  fc.constantFrom(...kits).chain((kit) =>
    fc.record({
      mealKitId: fc.constantFrom(kit.id, kit.id, kit.id, kit.id, 999_999),
      calorieId: kit.isUnique ? fc.constant(null) : fc.constantFrom(...kit.calories.map(({ id }) => id)),
      periodId: fc.constantFrom(...kit.periods.map(({ id }) => id)),
      combinationId: fc.constantFrom(null, ...kit.combinations.map(({ id }) => id)),
      amount: fc.integer({ min: 1, max: 5 }),
      allergenIds: some(allergens.map(({ id }) => id)),
      additionIds: some(additions.map(({ id }) => id)),
    }),
  );

it('the browser and the quote come to the same cents, for a thousand carts', async () => {
  const buyer = await shop.person('user');
  await shop.database
    .insert(pointsEntries)
    .values({ userId: buyer.id, at: shop.clock.now(), reason: 'order_paid', points: pointsBalance });
  const client = shop.as(buyer);
  const { data: list } = await client('GET /price-list');
  const offer = offerOf(list);
  const rows = await shop.database.select().from(discountCodes);
  const facts = new Map(rows.map((row): [string, CodeFacts] => [row.code, presentFacts(pricedCode(row, 0))]));
  const entered = (code: string): EnteredCode => {
    const known = facts.get(code);
    return { code, found: known ? codeOf(known) : null };
  };

  const anyCart = fc.record({
    cityId: fc.constantFrom(...list.cities.map(({ id }) => id)),
    startDate: fc.integer({ min: 0, max: 60 }).map((days) => addDays(toDay('2026-11-16'), days)),
    workingDaysOnly: fc.boolean(),
    usePoints: fc.boolean(),
    items: fc.array(anyItem(list), { minLength: 1, maxLength: 5 }),
    codes: some([...facts.keys(), 'NEBUVO'], 4),
  });

  for (const { codes, ...cart } of fc.sample(anyCart, { numRuns: runs, seed: 16 })) {
    const { data: quoted } = await client('POST /check-outs/quote', {
      body: {
        ...cart,
        items: cart.items.map((item) => ({
          ...item,
          allergenIds: [...item.allergenIds],
          additionIds: [...item.additionIds],
        })),
        discountCodes: codes,
      },
    });
    const shown: CartQuote = presentQuote(
      priceRequest(cart, { codes: codes.map(entered), pointsBalance }, offer, shop.clock.now()),
    );
    expect(quoted).toEqual(shown);
  }
}, 60_000);
