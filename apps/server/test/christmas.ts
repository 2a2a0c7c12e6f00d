import type { Client } from '@shop/contract/client';
import type { ChristmasWayInput } from '@shop/contract/christmas';
import { aBuyer, type CheckOutBody } from './paying-shop.ts';
import { openCity, sellUniqueKit } from './pricing.ts';

export const season = { opensAt: '2026-11-10T08:00:00.000Z', lastOrderAt: '2026-12-20T16:00:00.000Z' };

/** The season as it is, to be sent back with another word. */
export const seasonBody = async (admin: Client) => {
  const { data } = await admin('GET /christmas-settings');
  const { phase: _, ways, ...rest } = data;
  return {
    ...rest,
    ways: ways.map(({ id, cityId, kind, fromTime, toTime, priceCents, setsLimit }) => ({
      id,
      cityId,
      kind,
      fromTime,
      toTime,
      priceCents,
      setsLimit: setsLimit ?? 0,
    })),
  };
};

/** A season that is on, with one way to a city of its own; say only what matters to the test. */
export const openSeason = async (
  admin: Client,
  details: Partial<ChristmasWayInput> = {},
  dates: Partial<typeof season> = {},
) => {
  const before = await seasonBody(admin);
  const mealKitId = before.mealKitId ?? (await sellUniqueKit(admin, 8900)).mealKitId;
  const cityId = details.cityId ?? (await openCity(admin));
  const way = {
    cityId,
    kind: 'evening_23' as const,
    fromTime: '17:00',
    toTime: '21:00',
    priceCents: 700,
    setsLimit: 100,
    ...details,
  };
  const body = { isEnabled: true, mealKitId, ...season, ...dates, ways: [...before.ways, way] };
  const { data } = await admin('PUT /christmas-settings', { body });
  const made = data.ways.find((each) => each.cityId === cityId && each.kind === way.kind);
  if (!made?.day) throw new Error('no way was made');
  return { mealKitId, wayId: made.id, cityId, day: made.day };
};
export type Season = Awaited<ReturnType<typeof openSeason>>;

let buyers = 0;

/** What a buyer of some sets sends. */
export const christmasBody = (
  { mealKitId, wayId, cityId, day }: Season,
  amount: number,
  details: Partial<CheckOutBody> = {},
): CheckOutBody => {
  buyers += 1;
  return {
    christmasWayId: wayId,
    cityId,
    startDate: day,
    items: [{ mealKitId, amount }],
    buyer: aBuyer({ email: `kucios${buyers}@pirkeja.example` }),
    delivery: { method: 'to_hands' },
    paymentType: 'montonio',
    agreeTerms: true,
    agreeContacts: true,
    expectedTotalCents: 8900 * amount + 700,
    ...details,
  };
};

export const orderChristmas = async (
  client: Client,
  at: Season,
  amount = 1,
  details: Partial<CheckOutBody> = {},
) => (await client('POST /check-outs', { body: christmasBody(at, amount, details) })).data;
