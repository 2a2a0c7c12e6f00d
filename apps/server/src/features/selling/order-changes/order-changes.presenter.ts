import type { ChangedDay, OrderChange } from '@shop/contract/order-changes';
import { isoOrNull } from '../../../iso.ts';
import type { ChangedStops } from './order-changes.repository.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { KeptChange } from './planned-change.ts';

/** What is personal stands in a column of its own. */
export const keptDays = ({
  days,
  ownBefore,
}: Pick<KeptChange, 'days' | 'ownBefore'>): { days: ChangedDay[]; personal: ChangedStops } => ({
  days: days.map(({ from, to, ...day }) => {
    const { stop: _from, ...was } = from;
    const { stop: _to, ...is } = to ?? { stop: undefined };
    return { ...day, from: was, to: to === null ? null : { ...is, day: to.day } };
  }),
  personal: Object.fromEntries(
    days.flatMap(({ deliveryId, from, to }) => {
      const own = ownBefore?.get(deliveryId);
      return from.stop || own
        ? [
            [
              deliveryId,
              {
                ...(from.stop && { from: from.stop }),
                ...(to?.stop && { to: to.stop }),
                ...(own && { own }),
              },
            ],
          ]
        : [];
    }),
  ),
});

const shownDay = (day: ChangedDay, personal: ChangedStops | null): ChangedDay => {
  const stops = personal?.[day.deliveryId];
  return {
    ...day,
    from: { ...day.from, ...(stops?.from && { stop: stops.from }) },
    to: day.to && { ...day.to, ...(stops?.to && { stop: stops.to }) },
  };
};

export const presentOrderChange = (
  row: OrderChangeRow,
  {
    undoUntil = null,
    paymentUrl = null,
  }: { readonly undoUntil?: Date | null; readonly paymentUrl?: string | null } = {},
): OrderChange => ({
  id: row.id,
  orderId: row.orderId,
  checkOutId: row.checkOutId,
  by: row.by,
  action: row.kind,
  status: row.status,
  days: row.days.map((day) => shownDay(day, row.personal)),
  effectiveFrom:
    row.days.flatMap(({ from, to }) => [from.day, ...(to ? [to.day] : [])]).toSorted()[0] ?? null,
  money: row.money,
  createdAt: row.createdAt.toISOString(),
  undoUntil: isoOrNull(undoUntil),
  couponCents: row.couponCents,
  paymentUrl,
});
