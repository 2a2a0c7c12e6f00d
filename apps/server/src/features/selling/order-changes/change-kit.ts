import type { ChangedDay, ChangeMoney, DayPricePart } from '@shop/contract/order-changes';
import type { BoughtItem } from '@shop/contract/orders';
import { addHours } from '@shop/domain/day';
import { actionUntil } from '@shop/domain/days/day-can';
import { equalDays } from '@shop/domain/days/equal-days';
import { itemNow } from '@shop/domain/days/item-now';
import { changeKit, dailyPrices, type KitChange } from '@shop/domain/days/kit-change';
import { sum } from '@shop/domain/money';
import { priceItem } from '@shop/domain/pricing/item';
import { choiceOf } from '@shop/domain/pricing/offer';
import { earnedPointsBack, moneyForKitsOf } from '@shop/domain/refunds';
import { PAYMENT_HOURS } from '@shop/domain/states/check-out-can';
import type { WantedKit } from './order-changes.repository.ts';
import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import { isIban } from '../../../papers/payment-reference.ts';
import { boughtItem } from '../check-outs/bought-item.ts';
import type { DeliveryRow } from '../check-outs/deliveries.repository.ts';
import { refundableOrders } from '../check-outs/order-days.ts';
import type { WholeOrder } from '../check-outs/orders.repository.ts';
import { type AskedKit, askedKits, type KitInput } from './asked-kits.ts';
import { dayPriceParts } from './day-price.ts';
import type { MoneyBack } from './money-back.ts';
import { type ChangeContext, firstDay, noMoney, type PlannedChange, returnWays } from './planned-change.ts';

type ChangedLine = {
  readonly order: WholeOrder;
  readonly days: readonly DeliveryRow[];
  readonly item: BoughtItem;
  readonly change: KitChange;
  readonly newListCents: readonly number[];
  readonly dayPrice: readonly DayPricePart[];
};

const changeLine = (context: ChangeContext, { order, request, days }: AskedKit): ChangedLine | Failure => {
  const { snapshot } = context;
  const choice = choiceOf(request, snapshot.pricing.offer);
  if (!choice) return invalid({ mealKitId: 'choice_unavailable' });
  const prices = dailyPrices(priceItem(choice).itemTotalCents, order.days);
  const refundable = refundableOrders(context).find(({ orderId }) => orderId === order.id);
  if (!refundable) return fail('not_found');
  const inOrder = order.deliveries.toSorted((a, b) => a.id - b.id);
  const figuresOf = (day: DeliveryRow) => refundable.deliveries.find(({ id }) => id === day.id);
  // A day that the shop has given costs nothing, with any kit.
  const newListCents = days.map((day) =>
    figuresOf(day)?.listCents === 0 ? 0 : (prices[inOrder.indexOf(day)] ?? prices.at(-1) ?? 0),
  );
  const change = changeKit(
    refundable,
    days.flatMap((day, i) => {
      const delivery = figuresOf(day);
      return delivery ? [{ delivery, newListCents: newListCents[i] ?? 0 }] : [];
    }),
  );
  const item = boughtItem(request, snapshot);
  return { order, days, item, change, newListCents, dayPrice: dayPriceParts(choice, item) };
};

const returnCentsOf = ({ change }: ChangedLine): number =>
  sum(change.returns.map(({ kitsCents }) => kitsCents));

const kitMoney = (context: ChangeContext, lines: readonly ChangedLine[]): ChangeMoney => {
  const { row, terms, now } = context;
  // Nobody pays for what the shop changes of its own accord.
  const supplementOf = ({ change }: ChangedLine): number =>
    context.by === 'provider' ? 0 : change.supplementCents;
  const supplementCents = sum(lines.map(supplementOf));
  const returnCents = sum(lines.map(returnCentsOf));
  const firsts = lines.flatMap(({ days }) => days.map(({ day }) => day));
  const until = actionUntil(
    'kit',
    { day: firsts.toSorted()[0] ?? row.startDate, isDayBefore: row.deliveryDayBefore },
    terms,
  );
  const payUntil = new Date(Math.min(addHours(now, PAYMENT_HOURS).getTime(), until.getTime()));
  return {
    ...noMoney,
    supplementCents,
    payUntil: supplementCents > 0 ? payUntil.toISOString() : null,
    returnCents,
    points: sum(lines.flatMap(({ change }) => change.returns.map(({ points }) => points))),
    earnedPointsBack: earnedPointsBack(
      context.pointsEarned,
      moneyForKitsOf(refundableOrders(context)),
      returnCents,
    ),
    ...returnWays(context, returnCents),
    differences: lines.map((line) => {
      const { order, days, change, newListCents, item } = line;
      return {
        orderId: order.id,
        kitName: item.name,
        oldKitName: itemNow(order).name,
        kcal: item.kcal,
        oldKcal: itemNow(order).kcal,
        amount: order.amount,
        days: days.length,
        oldListCents: sum(newListCents) - change.differenceCents,
        newListCents: sum(newListCents),
        oldPrices: equalDays(newListCents.map((cents, i) => cents - (change.rows[i]?.listCents ?? 0))),
        newPrices: equalDays(newListCents),
        dayPrice: [...line.dayPrice],
        differenceCents: change.differenceCents,
        supplementCents: supplementOf(line),
        returnCents: sum(change.returns.map(({ kitsCents, pointsCents }) => kitsCents + pointsCents)),
      };
    }),
  };
};

const wantedKit = ({ order, item, change }: ChangedLine): WantedKit => ({
  orderId: order.id,
  item,
  rows: change.rows,
  returns: change.returns,
});

/** The days get their kit and one more row each; those that they have stay. */
export const applyKits = async (
  within: Work,
  context: ChangeContext,
  moneyBack: MoneyBack,
  {
    changeId,
    kits,
    money,
    iban,
    isWaived = false,
  }: {
    readonly changeId: number;
    readonly kits: readonly WantedKit[];
    readonly money: ChangeMoney;
    readonly iban: string;
    /** The shop lets go of the supplement: the days cost what they did. */
    readonly isWaived?: boolean;
  },
): Promise<void> => {
  for (const { item, rows } of kits) {
    await within.deliveries.setOwn(
      rows.map(({ deliveryId }) => deliveryId),
      { item },
    );
    await within.deliveryEntries.insert(
      rows.map(({ deliveryId, listCents, supplementCents }) => ({
        deliveryId,
        changeId,
        kind: supplementCents > 0 && !isWaived ? ('supplement' as const) : ('change' as const),
        listCents: isWaived ? Math.min(0, listCents) : listCents,
        paidCents: isWaived ? 0 : supplementCents,
      })),
    );
  }
  await moneyBack.returns(within, context, {
    changeId,
    days: kits.flatMap(({ returns }) => returns),
    earnedPointsBack: money.earnedPointsBack,
    reason: 'change',
    iban,
  });
  await within.checkOuts.update(context.row.id);
};

/** Another kit for all days outside the term, of this line and of those that are named with it. */
export const planKit =
  (moneyBack: MoneyBack) =>
  (context: ChangeContext, input: KitInput): PlannedChange | Failure => {
    const asked = askedKits(context, input);
    if (isFailure(asked)) return asked;
    const lines: ChangedLine[] = [];
    for (const each of asked) {
      const line = changeLine(context, each);
      if (isFailure(line)) return line;
      lines.push(line);
    }
    const money = kitMoney(context, lines);
    const kits = lines.map(wantedKit);
    return {
      kind: 'kit',
      orderId: context.order.id,
      days: lines.flatMap(({ order, days, item }) =>
        days.map((delivery): ChangedDay => ({
          deliveryId: delivery.id,
          orderId: order.id,
          kitName: item.name,
          from: { day: delivery.day, item: delivery.item ?? order.item },
          to: { day: delivery.day, item },
        })),
      ),
      effectiveFrom: firstDay(lines.flatMap(({ days }) => days.map(({ day }) => day))),
      money,
      ...(money.supplementCents > 0 && { wantedKits: kits, iban: input.iban }),
      wrong:
        money.returnsTo === 'iban' && context.by === 'buyer' && !isIban(input.iban)
          ? invalid({ iban: input.iban === '' ? 'required' : 'iban_invalid' })
          : null,
      apply: async (within, changeId) => {
        const isWaived = context.by === 'provider';
        await applyKits(within, context, moneyBack, { changeId, kits, money, iban: input.iban, isWaived });
        return undefined;
      },
    };
  };
