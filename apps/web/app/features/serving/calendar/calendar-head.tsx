import type { CalendarDelivery } from '@shop/contract/delivery-calendar';
import { type Day, toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { dayRange, monthName } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { cx } from '~/ui/cx.ts';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { type CalendarSpan, spanWith } from './calendar-span.ts';
import { dueStatus, isUnpaid, lineWords } from './day-words.ts';
import { isGone } from './delivery-mark.tsx';
import { LineMark } from './line-mark.tsx';

function Turn({ span }: { span: CalendarSpan }) {
  const isWeek = span.view === 'week';
  const link = (query: CalendarSpan['query'], label: string, Icon: typeof ChevronLeft) => (
    <Link
      to={paths.userDays(query)}
      preventScrollReset
      aria-label={label}
      className={iconButtonLook({ variant: 'outline' })}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
  return (
    <div className="flex gap-2">
      {link(span.previous, isWeek ? m.days_previous_week() : m.days_previous_month(), ChevronLeft)}
      {link(span.next, isWeek ? m.days_next_week() : m.days_next_month(), ChevronRight)}
    </div>
  );
}

/** In which month the most of a week lies: its Thursday's. */
const middleOf = ({ days, month }: CalendarSpan) => (month ? toDay(`${month}-01`) : (days[3] ?? days[0]!));

function Views({ span, today }: { span: CalendarSpan; today: Day }) {
  const kept = span.days.includes(today) ? today : middleOf(span);
  const views = [
    { view: 'month', label: m.days_month() },
    { view: 'week', label: m.days_week() },
  ] as const;
  return (
    <nav aria-label={m.days_view()} className="flex gap-1 rounded-control border border-line bg-paper p-1">
      {views.map(({ view, label }) => (
        <Link
          key={view}
          to={paths.userDays(spanWith(kept, view))}
          preventScrollReset
          aria-current={view === span.view ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-9 items-center rounded-control px-3 font-semibold',
            view === span.view ? 'bg-beet-950 text-white' : 'hover:bg-beet-50',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Which days are shown, and the ways to others. */
export function CalendarHead({ span, today, id }: { span: CalendarSpan; today: Day; id: string }) {
  const title = span.month
    ? monthName(toDay(`${span.month}-01`))
    : dayRange(span.days[0] ?? today, span.days.at(-1) ?? today);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 id={id} aria-live="polite" className="mr-auto text-2xl first-letter:uppercase">
        {title}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <Turn span={span} />
        <Views span={span} today={today} />
      </div>
    </div>
  );
}

/** What the colours stand for. */
export function Legend({ deliveries }: { deliveries: readonly CalendarDelivery[] }) {
  const lines = new Map(
    deliveries.map((each) => [`${each.colour} ${lineWords({ ...each, amount: 1 })}`, each]),
  );
  if (lines.size === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {[...lines].map(([key, each]) => (
        <li key={key} className="flex items-center gap-2">
          <LineMark colour={each.colour} isUnpaid={isUnpaid(each)} className="h-2 w-6" />
          {[lineWords({ ...each, amount: 1 }), each.due && dueStatus(each.due).words()]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
      {deliveries.some(isGone) && (
        <li className="flex items-center gap-2">
          <LineMark colour="" isUnpaid={false} isGone className="h-2 w-6" />
          {m.days_legend_gone()}
        </li>
      )}
    </ul>
  );
}
