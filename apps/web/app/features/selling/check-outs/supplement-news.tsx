import { m } from '@shop/messages';
import { longDay, money } from '~/lib/format.ts';
import { Notice } from '~/ui/notice.tsx';
import type { ShownCheckOut } from './check-out-data.ts';

/** What became of a supplement, for whoever has just come back from the bank. */
export function SupplementNews({ checkOut: { changes } }: { checkOut: ShownCheckOut }) {
  const newest = changes.find((change) => change.money.supplementCents > 0);
  if (!newest) return null;
  const amount = money(newest.money.supplementCents);
  if (newest.status === 'pending')
    return (
      <Notice tone="danger" live="assertive" title={m.supplement_not_paid()}>
        {m.supplement_not_paid_text({ amount })}
      </Notice>
    );
  if (newest.status !== 'done') return null;
  return (
    <Notice tone="success" live="polite" title={m.supplement_received({ amount })}>
      {newest.effectiveFrom && m.change_holds_from({ day: longDay(newest.effectiveFrom, 'genitive') })}
    </Notice>
  );
}
