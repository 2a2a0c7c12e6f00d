import { broughtOn } from '@shop/domain/calendar';
import { addDays, type Day, dayInVilnius } from '@shop/domain/day';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { DeliveryStatus } from '@shop/domain/states/statuses';
import { getLocale, m } from '@shop/messages';
import { stopWords } from '@shop/messages/changed-day';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { accountPaths } from '~/lib/account-paths.ts';
import { longDay, number, t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { cx } from '~/ui/cx.ts';
import { Chip } from '~/ui/chip.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { RangeText } from '~/ui/range-text.tsx';
import type { ShownCheckOut } from './check-out-data.ts';
import { againOnIn, missedWords } from './missed-words.ts';
import {
  type Box,
  boxesOf,
  type Content,
  type KnownDish,
  type OrderFood,
  type OrderStops,
} from './order-boxes.ts';
import { dayStatuses } from './status-words.ts';

const dishWords = ({ name, kcal, isClash }: KnownDish, status: DeliveryStatus): string => {
  const clash = deliveryGroups.over.includes(status) ? m.order_dish_not_adapted() : m.order_dish_adapted();
  return `${t(name)} (${isClash ? clash : m.kcal({ amount: number(kcal) })})`;
};

const kitWords = ({ name, amount, chosen }: Content): string =>
  [`${amount > 1 ? `${amount}\u00a0× ` : ''}${t(name)}`, ...chosen.map((each) => t(each))].join(' · ');

/** As many are shown at once; a month of them waits behind a press. */
const shown = 5;

/** For so long whoever has only the link is led to where they say that something was wrong; its page knows the very moment. */
const CLAIM_DAYS = 7;

type BoxesProps = {
  boxes: readonly Box[];
  checkOut: ShownCheckOut;
  stops: OrderStops;
  today: Day;
  isGuest: boolean;
};

function OtherStop({ own }: { own: OrderStops[number] | undefined }) {
  if (!own?.isOther) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <MapPin size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-beet-700" />
      <span className="min-w-0 first-letter:uppercase">
        <RangeText>{stopWords(own.stop, undefined, getLocale()).join(' · ')}</RangeText>
      </span>
    </p>
  );
}

const menuLater = {
  regular_order: m.order_day_menu_later,
  individual_order: m.individual_day_menu_later,
};

function Boxes({ boxes, checkOut, stops, today, isGuest }: BoxesProps) {
  const { shop } = useRoot();
  const { deliveryDayBefore } = checkOut;
  // Nothing is planned before there is a price, and somebody has said yes to it.
  const isAsked = checkOut.status === 'order_request' || checkOut.status === 'order_approved';
  const missed = ({ deliveryId, ...box }: Box): string | null =>
    missedWords({ ...box, againOn: againOnIn(checkOut, deliveryId) }, shop.company.phone);
  return (
    <ol className="divide-y divide-line">
      {boxes.map((box) => {
        const { day, deliveryId, contents, status } = box;
        const why = missed(box);
        return (
          <li key={day} className="grid gap-1 py-3">
            <div className="flex items-start justify-between gap-4">
              <p
                className={cx(
                  'font-semibold first-letter:uppercase',
                  status === 'cancelled' && 'line-through',
                )}
              >
                {isGuest ? (
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
              {!isAsked && (
                <Chip tone={dayStatuses[status].tone} className="shrink-0">
                  {dayStatuses[status].words()}
                </Chip>
              )}
            </div>
            {why && <p className="text-sm">{why}</p>}
            {contents.map((content) => (
              <div key={content.deliveryId} className="text-sm">
                <p className="font-semibold text-muted">{kitWords(content)}</p>
                {content.dishes.length > 0 && (
                  <p>{content.dishes.map((dish) => dishWords(dish, status)).join(' · ')}</p>
                )}
                {status === 'planned' && !isAsked && content.dishes.length === 0 && day >= today && (
                  <p className="text-muted">{menuLater[checkOut.type]()}</p>
                )}
              </div>
            ))}
            {!why && <OtherStop own={stops[deliveryId]} />}
            {isGuest && status === 'delivered' && addDays(day, CLAIM_DAYS) >= today && (
              <Link
                to={accountPaths.guestClaim(checkOut.id, deliveryId)}
                className={`${linkLook({ kind: 'strong' })} w-fit text-sm`}
              >
                {m.day_something_wrong()}
              </Link>
            )}
            {deliveryDayBefore && !why && (
              <p className="text-sm text-muted">
                {m.order_day_evening({ day: longDay(broughtOn(day, true), 'accusative') })}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type Props = { checkOut: ShownCheckOut; food: OrderFood; stops: OrderStops; now: string; isGuest: boolean };

export function CheckOutDeliveries({ checkOut, food, stops, now, isGuest }: Props) {
  const boxes = boxesOf(checkOut, food);
  const known = {
    checkOut,
    stops,
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
