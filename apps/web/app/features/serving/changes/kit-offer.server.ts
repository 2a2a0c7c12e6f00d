import type { Client } from '@shop/contract/client';
import type { OpenedDelivery } from '@shop/contract/delivery-calendar';
import { offerOf } from '@shop/contract/offer';
import type { PriceList, PriceListKit } from '@shop/contract/price-list';
import { itemNow } from '@shop/domain/days/item-now';
import { dailyPrices } from '@shop/domain/days/kit-change';
import { priceItem } from '@shop/domain/pricing/item';
import { choiceOf, type Offer } from '@shop/domain/pricing/offer';
import type { Text } from '@shop/domain/text';

/** A kit that could be had instead; one without a price for this period is named and cannot be chosen. */
export type OfferedKit = {
  readonly id: number;
  readonly name: Text;
  readonly isOffered: boolean;
  readonly calories: readonly {
    readonly id: number;
    readonly kcal: number;
    /** What a day of it costs today, without anything left out or added; null: it has no price. */
    readonly dayCents: number | null;
  }[];
  readonly combinations: PriceListKit['combinations'];
};

export type KitOffer = Pick<PriceList, 'allergens' | 'additions'> & { readonly kits: readonly OfferedKit[] };

const offeredKit = (kit: PriceListKit, days: number | undefined, offer: Offer): OfferedKit => {
  const period = kit.periods.find((each) => each.days === days);
  const nothing = { combinationId: null, amount: 1, allergenIds: [], additionIds: [] };
  const dayCents = (calorieId: number): number | null => {
    const item = { ...nothing, mealKitId: kit.id, calorieId, periodId: period?.id ?? null };
    const choice = period ? choiceOf(item, offer) : null;
    return choice && (dailyPrices(priceItem(choice).itemTotalCents, choice.days)[0] ?? null);
  };
  const calories = kit.calories.map(({ id, kcal }) => ({ id, kcal, dayCents: dayCents(id) }));
  return {
    id: kit.id,
    name: kit.name,
    isOffered: calories.some((level) => level.dayCents !== null),
    calories,
    combinations: kit.combinations,
  };
};

/** What else can be in it, and what the check-out has besides that can be changed along. */
export const kitsOf = async (
  api: Client,
  { orderId, checkOutId }: OpenedDelivery,
  answersOf: (orderId: number) => Promise<readonly { readonly answer: { readonly allowed: boolean } }[]>,
) => {
  const [{ data: list }, { data: checkOut }] = await Promise.all([
    api('GET /price-list'),
    api('GET /check-outs/{id}', { params: { id: checkOutId } }),
  ]);
  const own = checkOut.orders.find(({ id }) => id === orderId);
  const others = await Promise.all(
    checkOut.orders
      .filter(({ id }) => id !== orderId)
      .map(async ({ id, orderableItem, deliveries }) => ({
        orderId: id,
        item: itemNow({ item: orderableItem, deliveries }),
        // One that has no day left to change would be refused, and the rest with it.
        isChangeable: (await answersOf(id)).some(({ answer }) => answer.allowed),
      })),
  );
  const { allergens, additions } = list;
  const offer = offerOf(list);
  return {
    offer: {
      kits: list.kits.filter(({ isUnique }) => !isUnique).map((kit) => offeredKit(kit, own?.days, offer)),
      allergens,
      additions,
    },
    others: others.filter(({ isChangeable }) => isChangeable),
  };
};
