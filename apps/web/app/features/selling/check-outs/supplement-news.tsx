import type { OrderChange } from '@shop/contract/order-changes';
import { getLocale, m } from '@shop/messages';
import { sideWords } from '@shop/messages/changed-day';
import { longDay, money } from '~/lib/format.ts';
import { Notice } from '~/ui/notice.tsx';
import type { ShownCheckOut } from './check-out-data.ts';
import type { Returned } from './returned.ts';

/** What was changed, as its record says it: lines that were changed alike are told once. */
const changedTo = ({ days }: OrderChange): string =>
  [...new Set(days.flatMap(({ from, to }) => (to ? [sideWords(to, from, getLocale())] : [])))]
    .filter(Boolean)
    .join('; ');

/** What became of a supplement, for whoever has just come back from the bank with it. */
export function SupplementNews({ checkOut, returned }: { checkOut: ShownCheckOut; returned: Returned }) {
  const change = checkOut.changes.find(({ id }) => id === returned.supplementId);
  if (!change) return null;
  const amount = money(change.money.supplementCents);
  if (change.status === 'pending')
    return (
      <Notice tone="danger" live="assertive" title={m.supplement_not_paid()}>
        {m.supplement_not_paid_text({ amount })}
      </Notice>
    );
  if (change.status !== 'done')
    return (
      <Notice tone="warn" live="polite" title={m.supplement_too_late()}>
        {m.supplement_too_late_text()}
      </Notice>
    );
  return (
    <Notice tone="success" live="polite" title={m.supplement_received({ amount })}>
      {change.effectiveFrom &&
        m.supplement_holds_from({
          day: longDay(change.effectiveFrom, 'genitive'),
          what: changedTo(change),
        })}
    </Notice>
  );
}
