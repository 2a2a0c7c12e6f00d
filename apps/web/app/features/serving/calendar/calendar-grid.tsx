import type { CalendarDelivery } from '@shop/contract/delivery-calendar';
import type { Day } from '@shop/domain/day';
import { m } from '@shop/messages';
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import { longDay, weekdayLetters, weekdayName } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { cx } from '~/ui/cx.ts';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';
import { type CalendarSpan, dayByKey, spanWith } from './calendar-span.ts';
import { DeliveryMark, isGone } from './delivery-mark.tsx';

type Props = {
  span: CalendarSpan;
  today: Day;
  data: readonly CalendarDelivery[];
  closedDays: readonly Day[];
  opens: (deliveryId: number) => string;
  /** The day that is open beside it. */
  openDay: Day | null;
};

/** A page that has come alive stays so. */
const never = () => () => {};

export const dayId = (day: Day): string => `day-${day}`;

/** The first that still comes: it is what opens. */
const opened = (deliveries: readonly CalendarDelivery[]): CalendarDelivery | undefined =>
  deliveries.find((each) => !isGone(each)) ?? deliveries[0];

const weeksOf = (days: readonly Day[]): Day[][] =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

/** The deliveries by day. Once it is alive, one day is in the way of Tab and the arrows lead to the others. */
export function CalendarGrid({ span, today, data, closedDays, opens, openDay }: Props) {
  const { view, days, month } = span;
  const navigate = useNavigate();
  const hintId = useId();
  const byDay = Map.groupBy(data, ({ day }) => day);
  const usual = days.includes(today)
    ? today
    : (days.find((day) => !month || day.startsWith(month)) ?? days[0]);
  const [reached, reach] = useState<Day | null>(null);
  const inReach = reached && days.includes(reached) ? reached : usual;
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  /** Where a key has led that is not shown yet. */
  const wanted = useRef<Day | null>(null);
  useEffect(() => {
    if (wanted.current === null || !days.includes(wanted.current)) return;
    document.getElementById(dayId(wanted.current))?.focus();
    wanted.current = null;
  }, [days]);

  const walk = (event: KeyboardEvent, day: Day): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = dayByKey(event.key, day, view);
    if (!to) return;
    event.preventDefault();
    reach(to);
    const isShown = days.includes(to) && (view === 'week' || !event.key.startsWith('Page'));
    if (isShown) document.getElementById(dayId(to))?.focus();
    else {
      wanted.current = to;
      const options = { preventScrollReset: true, replace: true };
      void navigate(paths.userDays(spanWith(to, view)), options);
    }
  };

  const cell = (day: Day) => {
    const deliveries = byDay.get(day) ?? [];
    const first = opened(deliveries);
    const isClosed = closedDays.includes(day);
    const isOther = month !== null && !day.startsWith(month);
    const props = {
      id: dayId(day),
      ...(isAlive && { tabIndex: day === inReach ? 0 : -1 }),
      onKeyDown: (event: KeyboardEvent) => walk(event, day),
      onFocus: () => reach(day),
      className: cx(
        'flex size-full min-w-0 flex-col p-1 sm:p-2',
        view === 'month' ? 'min-h-14 gap-1 sm:min-h-24' : 'min-h-12 gap-3 max-sm:p-3 sm:min-h-40',
        'outline-offset-[-3px] focus-visible:outline-3 focus-visible:outline-beet-600',
        first && 'hover:bg-beet-50',
      ),
    };
    const head = (
      <span
        aria-hidden="true"
        className={cx('flex items-baseline gap-1.5', view === 'month' && 'max-sm:justify-center')}
      >
        <span
          className={cx(
            'inline-grid h-7 min-w-7 place-items-center rounded-full px-1 font-semibold',
            day === today && 'bg-beet-950 text-white',
            isOther && 'font-normal text-muted',
          )}
        >
          {Number(day.slice(8))}
        </span>
        {view === 'week' && <span className="text-sm text-muted sm:hidden">{weekdayName(day)}</span>}
      </span>
    );
    const body = (
      <>
        {head}
        <VisuallyHidden>
          {day === today ? `${m.days_today()}, ${longDay(day)}` : longDay(day)}
          {isClosed && `, ${m.days_closed()}`}
          {deliveries.length === 0 ? `, ${m.days_none()}` : ': '}
        </VisuallyHidden>
        {isClosed && deliveries.length === 0 && (
          <span aria-hidden="true" className="hidden text-sm text-muted sm:inline">
            {m.days_closed()}
          </span>
        )}
        {deliveries.map((delivery) => (
          <DeliveryMark
            key={delivery.id}
            delivery={delivery}
            isWeek={view === 'week'}
            hasTwin={deliveries.some(
              ({ id, item }) => id !== delivery.id && item.mealKitId === delivery.item.mealKitId,
            )}
          />
        ))}
      </>
    );
    return (
      <td
        key={day}
        aria-current={day === today ? 'date' : undefined}
        className={cx(
          'h-px border-line p-0 align-top',
          view === 'month'
            ? 'border-t not-first:border-l'
            : 'border-t max-sm:block max-sm:h-auto sm:not-first:border-l',
          isOther && 'bg-cream',
          isClosed && 'hatched',
          day === openDay && 'shadow-[inset_0_0_0_3px_var(--color-beet-600)]',
        )}
      >
        {first ? (
          <Link {...props} to={opens(first.id)} state={{ isFromPage: true }} preventScrollReset>
            {body}
          </Link>
        ) : (
          // Without a delivery there is nothing to press, but the arrows pass over it.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <span {...props}>{body}</span>
        )}
      </td>
    );
  };

  return (
    <>
      <p id={hintId} className="sr-only">
        {m.days_keys()}
      </p>
      <div className="overflow-clip rounded-card border border-line bg-paper">
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={m.days_calendar()}
          aria-describedby={hintId}
          className="w-full table-fixed border-collapse"
        >
          <thead className={view === 'week' ? 'max-sm:sr-only' : ''}>
            <tr>
              {weekdayLetters().map((letters) => (
                <th
                  key={letters}
                  scope="col"
                  className="px-1 py-2 text-center text-sm font-normal text-muted first-letter:uppercase sm:px-3 sm:text-left"
                >
                  {letters}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(days).map((week) => (
              <tr key={week[0]} className={view === 'week' ? 'max-sm:block' : ''}>
                {week.map(cell)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
