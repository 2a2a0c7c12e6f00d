import type { CalendarDelivery, RunningOrder } from '@shop/contract/delivery-calendar';
import { addDays, type Day, weekday } from '@shop/domain/day';
import { sum } from '@shop/domain/money';
import { m } from '@shop/messages';
import { ChevronRight, SkipForward } from 'lucide-react';
import { Link } from 'react-router';
import { shortDay, t, weekdayLetters } from '~/lib/format.ts';
import { accountPaths } from '~/lib/account-paths.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLinkLook, cardLook } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';
import {
  clashWords,
  dueStatus,
  isUnpaid,
  numberWords,
  statusWords,
  whenWords,
  windowWords,
} from './day-words.ts';
import { LineMark } from './line-mark.tsx';

type Opens = (deliveryId: number) => string;

/** The date stands beside it: only of today and tomorrow is the day named. */
const soonWords = (delivery: CalendarDelivery, today: Day): string[] => {
  if (delivery.broughtOn <= addDays(today, 1)) return [whenWords(delivery, today)];
  return [windowWords(delivery.stop) ?? []].flat();
};

const notesOf = (delivery: CalendarDelivery, today: Day): string =>
  [
    ...soonWords(delivery, today),
    ...(delivery.headline ? [t(delivery.item.name)] : []),
    numberWords(delivery),
    ...(delivery.exchangedCount > 0 ? [m.days_exchanged({ count: delivery.exchangedCount })] : []),
    clashWords(delivery),
    ...(isUnpaid(delivery) || delivery.status !== 'planned' ? [statusWords(delivery).words()] : []),
  ]
    .filter(Boolean)
    .join(' · ');

/** What comes in the next days, one below the other. */
export function ComingDays({
  days,
  today,
  opens,
}: {
  days: readonly CalendarDelivery[];
  today: Day;
  opens: Opens;
}) {
  return (
    <section aria-labelledby="coming-days" className="grid grid-cols-1 content-start gap-3">
      <h2 id="coming-days" className="text-2xl">
        {m.days_this_week()}
      </h2>
      {days.length === 0 ? (
        <p className="text-muted">{m.days_this_week_none()}</p>
      ) : (
        <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
          {days.map((delivery) => (
            <li key={delivery.id} className="relative flex items-center gap-3 p-3 hover:bg-beet-50">
              <span className="grid w-9 shrink-0 justify-items-center leading-tight">
                <span className="text-xl font-bold">{Number(delivery.day.slice(8))}</span>
                <span className="text-sm text-muted">{weekdayLetters()[weekday(delivery.day) - 1]}</span>
              </span>
              <LineMark
                colour={delivery.colour}
                isUnpaid={isUnpaid(delivery)}
                className="w-1.5 self-stretch"
              />
              <span className="min-w-0 flex-1">
                <Link
                  to={opens(delivery.id)}
                  state={{ isFromPage: true }}
                  preventScrollReset
                  className={cx(cardLinkLook, 'font-semibold')}
                >
                  {delivery.headline ? t(delivery.headline.name) : t(delivery.item.name)}
                </Link>
                <span className="block text-sm text-muted first-letter:uppercase">
                  {notesOf(delivery, today)}
                </span>
              </span>
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** For holidays: from the next day that can be skipped on. */
export function GoingAway({ deliveryId }: { deliveryId: number }) {
  return (
    <section aria-labelledby="going-away" className={cx(cardLook(), 'grid gap-3')}>
      <h2 id="going-away" className="text-xl">
        {m.days_away_title()}
      </h2>
      <p>{m.days_away_text()}</p>
      <Link to={accountPaths.dayAction(deliveryId, 'skip')} className={buttonLook({ block: true })}>
        <SkipForward size={20} strokeWidth={1.75} aria-hidden="true" />
        {m.days_away_skip()}
      </Link>
    </section>
  );
}

export function DaysLeft({ running }: { running: readonly RunningOrder[] }) {
  return (
    <section aria-labelledby="days-left" className={cx(cardLook(), 'grid gap-2')}>
      <h2 id="days-left" className="text-xl">
        {m.days_left({ count: sum(running.map(({ daysLeft }) => daysLeft)) })}
      </h2>
      <ul className="divide-y divide-line">
        {running.map((line) => (
          <li key={line.orderId} className="relative flex gap-2 py-2.5">
            <LineMark colour={line.colour} isUnpaid={line.due !== null} className="mt-0.5 h-5 w-1.5" />
            {/* On the narrowest screens the day stands below the name. */}
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
              <span className="min-w-0 flex-[1_1_9rem]">
                <Link to={paths.userCheckOut(line.checkOutId)} className={cardLinkLook}>
                  {t(line.name)}
                </Link>
                <span className="block text-sm text-muted">
                  {[
                    m.plural_days({ count: line.daysLeft }),
                    numberWords(line),
                    line.due && dueStatus(line.due).words(),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="font-semibold">{m.days_left_until({ day: shortDay(line.lastDay) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
