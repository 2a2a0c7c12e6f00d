import type { Client } from '@shop/contract/client';
import type { discountCodeInput } from '@shop/contract/discounts';
import type { mealKitInput } from '@shop/contract/meal-kits';
import type { cartRequest } from '@shop/contract/quotes';
import type { z } from 'zod';
import { unitOfWork, type UnitOfWork } from '../src/db/unit-of-work.ts';
import { cachedCatalogue } from '../src/features/catalogue/snapshot/catalogue.ts';
import { aKit, kitParts } from './builders.ts';
import type { TestShop } from './test-shop.ts';

type Request = z.input<typeof cartRequest>;
export type Item = Request['items'][number];
type CodeInput = z.input<typeof discountCodeInput>;

/** A city (where its name is taken, with a number behind it), and deliveries at 2.00 and 3.50, unique kits at 4.90 and 6.90. */
export const openCity = async (admin: Client, nameLt = 'Vilnius'): Promise<number> => {
  const price = (isForUnique: boolean, dayKind: 'working' | 'weekend_or_holiday', priceCents: number) => ({
    isForUnique,
    dayKind,
    priceCents,
  });
  await admin('PUT /delivery-prices', {
    body: {
      prices: [
        price(false, 'working', 200),
        price(false, 'weekend_or_holiday', 350),
        price(true, 'working', 490),
        price(true, 'weekend_or_holiday', 690),
      ],
    },
  });
  const { data: cities } = await admin('GET /cities', { query: { perPage: 100, search: nameLt } });
  const isTaken = cities.some(({ name }) => name.lt === nameLt);
  const own = isTaken ? `${nameLt} ${cities.length + 1}` : nameLt;
  return (await admin('POST /cities', { body: { nameLt: own } })).data.id;
};

export const periodOfDays = async (admin: Client, days: number): Promise<number> => {
  const { data } = await admin('GET /periods', { query: { perPage: 100 } });
  const known = data.find((each) => each.days === days);
  return known?.id ?? (await admin('POST /periods', { body: { days } })).data.id;
};

/** A regular kit at one price a day for one period, as an item of a cart. */
export const sellKit = async (
  admin: Client,
  {
    days = 5,
    priceCents = 1290,
    allergenIds = [],
    ...details
  }: { days?: number; priceCents?: number; allergenIds?: number[] } & Partial<
    Pick<z.input<typeof mealKitInput>, 'discount' | 'nameLt' | 'nameEn'>
  > = {},
): Promise<Item & { readonly mealKitId: number; readonly periodId: number }> => {
  const { dishIds } = await kitParts(admin, { allergenIds });
  const periodId = await periodOfDays(admin, days);
  const calories = [{ kcal: 1500, prices: [{ periodId, priceCents }] }];
  const body = aKit({ dishIds, periodIds: [periodId] }, { calories, ...details });
  const { data: kit } = await admin('POST /meal-kits', { body });
  return { mealKitId: kit.id, calorieId: kit.calories[0]?.id ?? 0, periodId, amount: 1 };
};

/** A unique kit of one day with a price of its own, as an item of a cart. */
export const sellUniqueKit = async (
  admin: Client,
  priceCents = 4500,
): Promise<Item & { mealKitId: number }> => {
  const { dishIds } = await kitParts(admin);
  const periodId = await periodOfDays(admin, 1);
  const body = aKit({ dishIds, periodIds: [periodId] }, { isUnique: true, priceCents, calories: [] });
  const { data: kit } = await admin('POST /meal-kits', { body });
  return { mealKitId: kit.id, periodId, amount: 1 };
};

let made = 0;

/** A code of 10 % for anything that may be combined; say only what matters to the test. */
export const makeCode = async (admin: Client, details: Partial<CodeInput> = {}) => {
  made += 1;
  const campaign = await admin('POST /discounts', { body: { name: `Akcija ${made}` } });
  const body = {
    categoryId: campaign.data.id,
    code: `KODAS-${made}`,
    type: 'percentage' as const,
    amount: 10,
    multipleCodesAllowed: true,
    multipleUseInOrder: true,
    ...details,
  } as CodeInput;
  return (await admin('POST /discount-codes', { body })).data;
};

/** The shop's own transactions, for services that no endpoint of theirs calls; jobs are noted down, not done. */
export const behindTheDoor = (shop: TestShop) => {
  const jobs: { readonly name: string; readonly data: object; readonly startAfter: Date | undefined }[] = [];
  const noted = {
    within: () => async (kind: { readonly name: string }, data: object, options?: { startAfter?: Date }) => {
      jobs.push({ name: kind.name, data, startAfter: options?.startAfter });
    },
  };
  const work: UnitOfWork = unitOfWork(shop.database, noted, () => catalogue.drop());
  const catalogue = cachedCatalogue(work.view, shop.clock);
  return { work, catalogue, jobs };
};
