import type { OpenedDelivery } from '@shop/contract/delivery-calendar';
import { m } from '@shop/messages';
import { Clock, MapPin, Utensils } from 'lucide-react';
import { addressWords, handedOver, kitWords, windowWords } from '~/features/serving/calendar/day-words.ts';
import { deadline, longDay } from '~/lib/format.ts';
import { cardLook } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';

/** The day as it is, beside what is to be chosen. */
export function DayNow({ delivery, until }: { delivery: OpenedDelivery; until: string }) {
  const { broughtOn, stop } = delivery;
  const when = [longDay(broughtOn), windowWords(stop)].filter(Boolean).join(', ');
  const rows = [
    { Icon: Utensils, words: kitWords(delivery) },
    { Icon: Clock, words: when },
    { Icon: MapPin, words: `${addressWords(stop)} · ${handedOver(stop)}` },
  ];
  return (
    <aside aria-label={m.change_now()} className={cx(cardLook(), 'grid gap-3 max-lg:order-first')}>
      <h2 className="text-xl">{m.change_now()}</h2>
      {rows.map(({ Icon, words }) => (
        <p key={words} className="flex gap-2.5">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-beet-700" />
          <span className="min-w-0 first-letter:uppercase">{words}</span>
        </p>
      ))}
      <p className="rounded-control bg-cream p-3 text-sm">
        {m.change_possible_until({ until: deadline(new Date(until)) })}
      </p>
    </aside>
  );
}
