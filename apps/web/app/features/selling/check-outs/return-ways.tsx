import type { ChangeMoney, ReturnWay } from '@shop/contract/order-changes';
import { m } from '@shop/messages';
import { money as euros, number } from '~/lib/format.ts';

const wayWords: Readonly<Record<ReturnWay['by'], () => string>> = {
  montonio: m.change_way_montonio,
  iban: m.change_way_iban,
  coupon: m.change_way_coupon,
};

/** By what ways it comes back: one in a sentence, several with their sums. */
export function ReturnWays({ money: { returnCents, returnsTo, points, ways = [] } }: { money: ChangeMoney }) {
  if (returnCents === 0) return null;
  const [only] = ways;
  if (ways.length + Number(points > 0) < 2) {
    if (only?.by === 'coupon') return <p className="text-sm text-muted">{m.change_returns_coupon()}</p>;
    const words = returnsTo === 'montonio' ? m.change_returns_online() : m.change_returns_iban();
    return <p className="text-sm text-muted">{words}</p>;
  }
  return (
    <div className="text-sm">
      <p className="font-semibold">{m.change_ways()}</p>
      <ul className="mt-1 grid gap-1 text-muted">
        {ways.map(({ by, cents }) => (
          <li key={by}>{m.change_way({ amount: euros(cents), way: wayWords[by]() })}</li>
        ))}
        {points > 0 && <li>{m.change_way_points({ points: number(points) })}</li>}
      </ul>
    </div>
  );
}
