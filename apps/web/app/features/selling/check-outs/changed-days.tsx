import type { ChangedDay } from '@shop/contract/order-changes';
import { getLocale, m } from '@shop/messages';
import { sideWords } from '@shop/messages/changed-day';
import { longDay, t } from '~/lib/format.ts';

const afterwards = ({ from, to }: ChangedDay): string => {
  if (to === null) return m.change_day_cancelled();
  const parts = [to.day === from.day ? '' : longDay(to.day), sideWords(to, from, getLocale())];
  return parts.filter(Boolean).join(' · ') || m.change_day_same();
};

/** Day by day what it was and what it will be. */
export function ChangedDays({ days }: { days: readonly ChangedDay[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-paper">
      {days.map((day) => (
        <li key={day.deliveryId} className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-2">
          <div>
            <p className="font-semibold first-letter:uppercase">{longDay(day.from.day)}</p>
            <p className="text-sm text-muted">
              {(day.to && sideWords(day.from, day.to, getLocale())) || t(day.kitName)}
            </p>
          </div>
          <p className="flex gap-2">
            <span className="sr-only">{m.change_day_becomes()} </span>
            <span aria-hidden="true" className="text-muted">
              →
            </span>
            <span className="min-w-0 first-letter:uppercase">{afterwards(day)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
