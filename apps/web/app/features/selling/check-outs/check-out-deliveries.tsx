import { deliveryGroups } from '@shop/domain/states/groups';
import type { DeliveryStatus } from '@shop/domain/states/statuses';
import { broughtOn } from '@shop/domain/calendar';
import { addDays, type Day, dayInVilnius, toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { accountPaths } from '~/lib/account-paths.ts';
import { longDay, number, t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { cx } from '~/ui/cx.ts';
import { Chip, type ChipTone } from '~/ui/chip.tsx';
import { linkLook } from '~/ui/link-look.ts';
import type { ShownCheckOut } from './check-out-data.ts';
import type { KnownDish, OrderFood } from './order-food.ts';

type Content = { readonly checkOutId: number; readonly name: string; readonly dishes: readonly KnownDish[] };
type Box = {
  readonly day: Day;
  /** The first that still comes; null: nothing does. */
  readonly deliveryId: number | null;
  readonly contents: readonly Content[];
  readonly status: DeliveryStatus;
};

/** One box a day, whatever of the order is in it. */
const boxesOf = ({ orders }: ShownCheckOut, food: OrderFood): Box[] => {
  const days = Map.groupBy(
    orders.flatMap((order) => order.deliveries.map((delivery) => ({ order, delivery }))),
    ({ delivery }) => delivery.day,
  );
  return [...days.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, parts]) => {
      const [first] = parts;
      const living = parts.find(({ delivery }) => !deliveryGroups.gone.includes(delivery.status)) ?? first;
      return {
        day: toDay(day),
        deliveryId: living?.delivery.id ?? null,
        contents: parts.map(({ order: { id, amount, orderableItem } }) => ({
          checkOutId: id,
          name: `${amount > 1 ? `${amount}\u00a0× ` : ''}${t(orderableItem.name)}`,
          dishes: food[id]?.[day] ?? [],
        })),
        status: living?.delivery.status ?? 'planned',
      };
    });
};

const statuses: Readonly<Record<DeliveryStatus, { readonly words: () => string; readonly tone: ChipTone }>> =
  {
    planned: { words: m.order_day_planned, tone: 'neutral' },
    held: { words: m.order_day_held, tone: 'yolk' },
    prepared: { words: m.order_day_prepared, tone: 'yolk' },
    on_the_way: { words: m.order_day_on_the_way, tone: 'yolk' },
    delivered: { words: m.order_day_delivered, tone: 'dill' },
    not_delivered: { words: m.order_day_not_delivered, tone: 'beet' },
    brought_again: { words: m.order_day_brought_again, tone: 'neutral' },
    returned: { words: m.order_day_returned, tone: 'neutral' },
    kept: { words: m.order_day_kept, tone: 'neutral' },
    cancelled: { words: m.order_day_cancelled, tone: 'neutral' },
  };

const dishWords = ({ name, kcal, isAdapted }: KnownDish): string => {
  const portion = m.kcal({ amount: number(kcal) });
  return `${t(name)} (${isAdapted ? m.order_dish_adapted() : portion})`;
};

/** As many are shown at once; a month of them waits behind a press. */
const shown = 5;

/** For so long whoever has only the link is led to where they say that something was wrong; its page knows the very moment. */
const CLAIM_DAYS = 7;

type BoxesProps = {
  boxes: readonly Box[];
  checkOutId: number;
  deliveryDayBefore: boolean;
  today: Day;
  isGuest: boolean;
};

function Boxes({ boxes, checkOutId, deliveryDayBefore, today, isGuest }: BoxesProps) {
  return (
    <ol className="divide-y divide-line">
      {boxes.map(({ day, deliveryId, contents, status }) => (
        <li key={day} className="grid gap-1 py-3">
          <div className="flex items-start justify-between gap-4">
            <p
              className={cx('font-semibold first-letter:uppercase', status === 'cancelled' && 'line-through')}
            >
              {isGuest || deliveryId === null ? (
                longDay(day)
              ) : (
                <Link
                  to={paths.userDays({ month: day.slice(0, 7), day: String(deliveryId) })}
                  className={linkLook()}
                >
                  {longDay(day)}
                </Link>
              )}
            </p>
            <Chip tone={statuses[status].tone} className="shrink-0">
              {statuses[status].words()}
            </Chip>
          </div>
          {contents.map(({ checkOutId, name, dishes }) => (
            <div key={checkOutId} className="text-sm">
              <p className="font-semibold text-muted">{name}</p>
              {status !== 'cancelled' && dishes.length > 0 && <p>{dishes.map(dishWords).join(' · ')}</p>}
              {status === 'planned' && dishes.length === 0 && day >= today && (
                <p className="text-muted">{m.order_day_menu_later()}</p>
              )}
            </div>
          ))}
          {isGuest && deliveryId !== null && status === 'delivered' && addDays(day, CLAIM_DAYS) >= today && (
            <Link
              to={accountPaths.guestClaim(checkOutId, deliveryId)}
              className={`${linkLook({ kind: 'strong' })} w-fit text-sm`}
            >
              {m.day_something_wrong()}
            </Link>
          )}
          {deliveryDayBefore && (
            <p className="text-sm text-muted">
              {m.order_day_evening({ day: longDay(broughtOn(day, true), 'accusative') })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

type Props = { checkOut: ShownCheckOut; food: OrderFood; now: string; isGuest: boolean };

export function CheckOutDeliveries({ checkOut, food, now, isGuest }: Props) {
  const boxes = boxesOf(checkOut, food);
  const known = {
    checkOutId: checkOut.id,
    deliveryDayBefore: checkOut.deliveryDayBefore,
    today: dayInVilnius(new Date(now)),
    isGuest,
  };
  return (
    <>
      <Boxes boxes={boxes.slice(0, shown)} {...known} />
      {boxes.length > shown && (
        <details>
          <summary className={`${linkLook({ kind: 'strong' })} w-fit py-2`}>
            {m.order_show_days()} ({m.order_deliveries_count({ count: boxes.length })})
          </summary>
          <Boxes boxes={boxes.slice(shown)} {...known} />
        </details>
      )}
    </>
  );
}
