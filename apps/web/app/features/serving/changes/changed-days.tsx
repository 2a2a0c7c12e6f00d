import type { ChangedDay, Stop } from '@shop/contract/order-changes';
import { m } from '@shop/messages';
import { methodWords, timeWords } from '~/features/selling/check-out/delivery-words.ts';
import { longDay, t } from '~/lib/format.ts';

const stopWords = ({ door, cityName, deliveryTime, method }: Stop): string =>
  [
    deliveryTime && timeWords(deliveryTime),
    `${door.street} ${door.houseNumber}${door.apartmentNumber && `–${door.apartmentNumber}`}, ${t(cityName)}`,
    methodWords[method].title().toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');

/** What a day will be, in words; only what differs. */
const afterwards = ({ from, to }: ChangedDay): string => {
  if (to === null) return m.change_day_cancelled();
  const parts = [
    to.day === from.day ? '' : longDay(to.day),
    to.item ? t(to.item.name) : '',
    to.stop ? stopWords(to.stop) : '',
  ].filter((part) => part !== '');
  return parts.join(' · ') || m.change_day_same();
};

/** Day by day what it was and what it will be. */
export function ChangedDays({ days }: { days: readonly ChangedDay[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-paper">
      {days.map((day) => (
        <li key={day.deliveryId} className="grid gap-x-4 gap-y-0.5 px-4 py-3 sm:grid-cols-2">
          <span>
            <span className="font-semibold first-letter:uppercase">{longDay(day.from.day)}</span>
            <span className="block text-sm text-muted">
              {t(day.from.item && day.to?.item ? day.from.item.name : day.kitName)}
            </span>
          </span>
          <span>
            <span className="sr-only">{m.change_day_becomes()} </span>
            <span aria-hidden="true" className="mr-2 text-muted">
              →
            </span>
            {afterwards(day)}
          </span>
        </li>
      ))}
    </ul>
  );
}
