import type {
  CalendarDelivery,
  Due,
  Headline,
  RunningOrder,
  WaitingSupplement,
} from '@shop/contract/delivery-calendar';
import type { BoughtItem } from '@shop/contract/orders';
import { broughtOn } from '@shop/domain/calendar';
import { payUntil } from '@shop/domain/states/check-out-can';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import { factsOf, toPayCents } from '../../selling/check-outs/check-out-facts.ts';
import { missReasonOf } from '../../selling/check-outs/check-outs.presenter.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import { stopOf } from '../../selling/check-outs/delivery-facts.ts';
import type { StopRuleRow } from '../../selling/check-outs/stop-rules.repository.ts';
import type { FilledBox } from './box.ts';
import type { CalendarRepository, CalendarRow } from './calendar.repository.ts';
import type { LineLook } from './lines.ts';

/** As it was bought for that day: the kit may have been changed since. */
export const itemOf = ({ order, delivery }: Pick<CalendarRow, 'order' | 'delivery'>): BoughtItem =>
  delivery.item ?? order.item;

const dueOf = (row: CheckOutRow): Due | null => {
  if (!checkOutGroups.payable.includes(row.status)) return null;
  const isTimed = checkOutGroups.timed.includes(row.status);
  return {
    cents: toPayCents(row),
    until: isTimed ? payUntil(factsOf(row)).toISOString() : null,
    cashOn: !isTimed && row.paymentType === 'cash' ? broughtOn(row.startDate, row.deliveryDayBefore) : null,
  };
};

/** Nobody who has left something out is shown it as what the day is about. */
const headlineOf = ({ dishes }: FilledBox): Headline | null => {
  const fitting = dishes.filter(({ clashes }) => clashes.length === 0);
  const found = fitting.find(({ meal }) => meal === 'lunch') ?? fitting[0];
  if (!found) return null;
  const { id, name, picture } = found.dish;
  return { meal: found.meal, dishId: id, isOwn: found.isOwn, name, picture };
};

const asTheCheckOut = { door: null, cityId: null, cityName: null, deliveryMethod: null, deliveryTime: null };

/** Where, when and how it comes, and whether the check-out says otherwise. */
export const ownStopOf = (
  { checkOut, delivery }: Pick<CalendarRow, 'checkOut' | 'delivery'>,
  rules: readonly StopRuleRow[],
): Pick<CalendarDelivery, 'stop' | 'isOtherStop'> => {
  const stop = stopOf(checkOut, delivery, rules);
  const usual = stopOf(checkOut, { ...asTheCheckOut, day: delivery.day }, []);
  return { stop, isOtherStop: JSON.stringify(stop) !== JSON.stringify(usual) };
};

export const presentCalendarDelivery = (
  row: CalendarRow,
  box: FilledBox,
  rules: readonly StopRuleRow[],
  look: LineLook,
): CalendarDelivery => {
  const { checkOut, order, delivery } = row;
  const item = itemOf(row);
  const { dishes, sum } = box;
  return {
    id: delivery.id,
    orderId: order.id,
    checkOutId: checkOut.id,
    checkOutNumber: checkOut.number,
    checkOutVersion: checkOut.version,
    checkOutStatus: checkOut.status,
    paymentType: checkOut.paymentType,
    due: deliveryGroups.gone.includes(delivery.status) ? null : dueOf(checkOut),
    orderedAt: checkOut.createdAt.toISOString(),
    type: checkOut.type,
    orderStatus: order.status,
    day: delivery.day,
    broughtOn: broughtOn(delivery.day, checkOut.deliveryDayBefore),
    status: delivery.status,
    reason: missReasonOf(delivery),
    amount: order.amount,
    item,
    ...look,
    ...ownStopOf(row, rules),
    headline: headlineOf(box),
    dishCount: dishes.length,
    kcal: sum?.kcal ?? null,
    exchangedCount: dishes.filter(({ insteadOf }) => insteadOf !== null).length,
    clashCount: dishes.filter(({ clashes }) => clashes.length > 0).length,
  };
};

type Rows<Name extends 'running' | 'supplements'> = Awaited<ReturnType<CalendarRepository[Name]>>;

export const presentRunning = (
  { checkOut, orderId, item, ...left }: Rows<'running'>[number],
  look: LineLook,
): RunningOrder => ({
  orderId,
  checkOutId: checkOut.id,
  checkOutNumber: checkOut.number,
  due: dueOf(checkOut),
  name: item.name,
  kcal: item.kcal,
  ...look,
  ...left,
});

export const presentSupplements = (rows: Rows<'supplements'>, now: Date): WaitingSupplement[] =>
  rows.flatMap(
    ({ change: { id, checkOutId, supplementCents, couponCents, payUntil: until, days }, checkOutNumber }) =>
      until !== null && now < until
        ? [
            {
              changeId: id,
              checkOutId,
              checkOutNumber,
              cents: supplementCents - couponCents,
              payUntil: until.toISOString(),
              deliveryIds: days.map(({ deliveryId }) => deliveryId),
            },
          ]
        : [],
  );
