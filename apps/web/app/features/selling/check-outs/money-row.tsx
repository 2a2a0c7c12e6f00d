import type { EqualDays } from '@shop/contract/order-changes';
import { m } from '@shop/messages';
import type { ReactNode } from 'react';
import { money as euros } from '~/lib/format.ts';

type RowProps = {
  label: ReactNode;
  note?: string | undefined;
  /** Below the note, each on its own line. */
  lines?: readonly string[];
  cents: number;
  isStrong?: boolean;
};

export function MoneyRow({ label, note, lines = [], cents, isStrong = false }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 px-4 py-2.5 ${isStrong ? 'font-semibold' : ''}`}>
      <dt>
        {label}
        {[...(note ? [note] : []), ...lines].map((line) => (
          <span key={line} className="block text-sm text-muted">
            {line}
          </span>
        ))}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{euros(cents)}</dd>
    </div>
  );
}

/** So many days at so much, those of one price together; of several sets the price of one, where they share it evenly. */
export const timesWords = (prices: readonly EqualDays[] = [], amount = 1): string | null => {
  if (prices.length === 1 && prices[0]?.days === 1 && amount === 1) return null;
  const words = prices.map(({ days, dayCents }) => {
    const isEven = amount > 1 && dayCents % amount === 0;
    const sets = isEven ? [m.plural_sets({ count: amount })] : [];
    const each = euros(isEven ? dayCents / amount : dayCents);
    return [m.plural_days({ count: days }), ...sets, each].join('\u00a0× ');
  });
  return words.join(' + ') || null;
};

export const noteOf = (...words: readonly (string | null)[]): string | undefined =>
  words.filter((each) => each !== null).join('. ') || undefined;
