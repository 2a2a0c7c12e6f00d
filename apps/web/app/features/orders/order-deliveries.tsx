import type { DeliveryStatus } from '@shop/contract/orders';
import { broughtOn } from '@shop/domain/calendar';
import { type Day, toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { longDay, money, t } from '~/lib/format.ts';
import { cx } from '~/ui/cx.ts';
import { Chip, type ChipTone } from '~/ui/chip.tsx';
import { linkLook } from '~/ui/link-look.ts';
import type { ShownOrder } from './order-data.ts';

type Box = {
  readonly day: Day;
  readonly names: readonly string[];
  readonly status: DeliveryStatus;
  readonly paidCents: number;
};

/** One box a day, whatever of the order is in it. */
const boxesOf = ({ orders }: ShownOrder): Box[] => {
  const days = Map.groupBy(
    orders.flatMap((order) =>
      order.deliveries.map((delivery) => ({
        ...delivery,
        name:
          order.amount > 1 ? `${order.amount} × ${t(order.orderableItem.name)}` : t(order.orderableItem.name),
      })),
    ),
    ({ day }) => day,
  );
  return [...days.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, parts]) => ({
      day: toDay(day),
      names: parts.map(({ name }) => name),
      status: (parts.find(({ status }) => status !== 'cancelled') ?? parts[0])?.status ?? 'planned',
      paidCents: parts.reduce((sum, { paidCents }) => sum + paidCents, 0),
    }));
};

const statuses: Readonly<Record<DeliveryStatus, { readonly words: () => string; readonly tone: ChipTone }>> =
  {
    planned: { words: m.order_day_planned, tone: 'neutral' },
    prepared: { words: m.order_day_prepared, tone: 'yolk' },
    delivered: { words: m.order_day_delivered, tone: 'dill' },
    not_delivered: { words: m.order_day_not_delivered, tone: 'beet' },
    cancelled: { words: m.order_day_cancelled, tone: 'neutral' },
  };

/** As many are shown at once; a month of them waits behind a press. */
const shown = 5;

function Boxes({ boxes, deliveryDayBefore }: { boxes: readonly Box[]; deliveryDayBefore: boolean }) {
  return (
    <ol className="divide-y divide-line">
      {boxes.map(({ day, names, status, paidCents }) => (
        <li key={day} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
          <div className="min-w-0">
            <p
              className={cx('font-semibold first-letter:uppercase', status === 'cancelled' && 'line-through')}
            >
              {longDay(day)}
            </p>
            <p className="text-sm text-muted">
              {names.join(', ')}
              {deliveryDayBefore &&
                ` · ${m.order_day_evening({ day: longDay(broughtOn(day, true), 'accusative') })}`}
            </p>
          </div>
          <div className="flex items-center gap-3">
            <Chip tone={statuses[status].tone}>{statuses[status].words()}</Chip>
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">{money(paidCents)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function OrderDeliveries({ checkOut }: { checkOut: ShownOrder }) {
  const boxes = boxesOf(checkOut);
  const { deliveryDayBefore } = checkOut;
  return (
    <>
      <Boxes boxes={boxes.slice(0, shown)} deliveryDayBefore={deliveryDayBefore} />
      {boxes.length > shown && (
        <details>
          <summary className={`${linkLook({ kind: 'strong' })} w-fit py-2`}>
            {m.order_show_days()} ({m.order_deliveries_count({ count: boxes.length })})
          </summary>
          <Boxes boxes={boxes.slice(shown)} deliveryDayBefore={deliveryDayBefore} />
        </details>
      )}
    </>
  );
}
