import type { Timer } from '@shop/contract/timer';
import { m } from '@shop/messages';
import { deadline, longDay } from '~/lib/format.ts';
import { cx } from '~/ui/cx.ts';
import { CountdownDigits } from '~/ui/countdown-digits.tsx';
import { splitRemaining } from '~/ui/remaining.ts';
import { useRemaining } from './use-remaining.ts';

type Props = { countdown: NonNullable<Timer['countdown']>; className?: string };

/** Until when to order, and what day that buys. It keeps its place while it waits for the clock. */
export function TimerBanner({ countdown: { until, deliveryDay }, className }: Props) {
  const left = useRemaining(until);
  if (left?.isOver) return null;
  const remaining = left?.remaining ?? splitRemaining(0);
  const { days, hours, minutes } = remaining;
  return (
    <aside
      aria-label={m.timer_label()}
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-yolk-500 bg-yolk-300 p-5 sm:px-8',
        className,
      )}
    >
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="font-display text-xl font-bold">
          {m.timer_title({ day: longDay(deliveryDay, 'accusative') })}
        </p>
        <p>
          <time dateTime={until}>{m.timer_text({ deadline: deadline(new Date(until)) })}</time>
        </p>
      </div>
      <CountdownDigits
        size="sm"
        remaining={remaining}
        labels={{
          days: m.timer_days(),
          hours: m.timer_hours(),
          minutes: m.timer_minutes(),
          seconds: m.timer_seconds(),
        }}
        description={
          days > 0 ? m.timer_left({ days, hours, minutes }) : m.timer_left_today({ hours, minutes })
        }
        className={left ? '' : 'invisible'}
      />
    </aside>
  );
}
