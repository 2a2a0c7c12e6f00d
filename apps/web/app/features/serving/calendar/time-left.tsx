import { m } from '@shop/messages';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useRemaining } from '~/features/content/timer/use-remaining.ts';
import { cx } from '~/ui/cx.ts';
import { splitRemaining } from '~/ui/remaining.ts';

const HOUR = 3_600_000;

const leftWords = (ms: number): string => {
  const { days, hours, minutes, seconds } = splitRemaining(ms);
  if (ms >= 72 * HOUR) return m.day_left_days({ count: days });
  if (ms >= 12 * HOUR) return m.day_left_hours({ count: days * 24 + hours });
  return `${hours}:${[minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')}`;
};

/** How long something can still be done; before the page is alive, as the server reckoned it. */
export function TimeLeft({ until, now }: { until: string; now: string }) {
  const live = useRemaining(until);
  const { revalidate } = useRevalidator();
  const isOver = live?.isOver ?? false;
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  const { days, hours, minutes, seconds } =
    live?.remaining ?? splitRemaining(Date.parse(until) - Date.parse(now));
  const ms = ((days * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1000;
  return (
    <span
      className={cx(
        'shrink-0 rounded-full px-3 py-1 text-sm font-semibold tabular-nums',
        ms < 12 * HOUR ? 'bg-yolk-300 text-beet-950' : 'bg-dill-100 text-dill-700',
      )}
    >
      {leftWords(ms)}
    </span>
  );
}
