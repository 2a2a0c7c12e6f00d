import type { ChangeMoney } from '@shop/contract/order-changes';
import { m } from '@shop/messages';
import { number, t } from '~/lib/format.ts';
import { MoneyRow, noteOf, timesWords } from './money-row.tsx';

type Calculation = ChangeMoney['refunds'][number];

/** What the days would have cost without any discount, as far as the kept ones tell. */
const fullPrice = ({ keptCents, keptDays, paidDays }: Calculation): number =>
  keptDays === 0 ? 0 : Math.round((keptCents / keptDays) * paidDays);

/** The days that the buyer gives back, or gave back before: they are reckoned against the days kept. */
const isReckoned = ({ dueCents, inFullDays }: Calculation): boolean => inFullDays === 0 || dueCents > 0;

/** What has gone is told apart from what is only to go. */
const returnedBeforeWords = (
  { returnedBeforeCents }: Calculation,
  underWayCents: number | undefined,
): string => {
  if (underWayCents === 0) return m.change_returned_before_gone();
  return underWayCents === undefined || underWayCents >= returnedBeforeCents
    ? m.change_returned_before()
    : m.change_returned_before_partly();
};

function GivenBack({ refund, underWayCents }: { refund: Calculation } & Pick<ChangeMoney, 'underWayCents'>) {
  return (
    <>
      <MoneyRow
        label={m.change_paid_for({ days: m.plural_days_paid({ count: refund.paidDays }) })}
        cents={refund.paidCents}
      />
      {refund.returnedBeforeCents > 0 && (
        <MoneyRow label={returnedBeforeWords(refund, underWayCents)} cents={-refund.returnedBeforeCents} />
      )}
      {refund.keptDays > 0 && (
        <MoneyRow
          label={m.change_kept({ days: m.plural_days({ count: refund.keptDays }) })}
          note={noteOf(
            timesWords(refund.keptPrices),
            refund.paidCents < fullPrice(refund) ? m.change_kept_note() : null,
          )}
          cents={-refund.keptCents}
        />
      )}
    </>
  );
}

/** How what comes back was reckoned, line by line. */
export function DaysGivenBack({ refunds, underWayCents }: Pick<ChangeMoney, 'refunds' | 'underWayCents'>) {
  return refunds.map((refund) => (
    <div key={refund.orderId}>
      {refunds.length > 1 && <p className="px-4 pt-3 font-semibold">{t(refund.kitName)}</p>}
      <dl className="divide-y divide-line">
        {isReckoned(refund) && <GivenBack refund={refund} underWayCents={underWayCents} />}
        {refund.inFullDays > 0 && (
          <MoneyRow
            label={m.change_in_full({ days: m.plural_days({ count: refund.inFullDays }) })}
            cents={refund.inFullCents}
          />
        )}
        <MoneyRow label={m.change_for_kit()} cents={refund.dueCents + refund.inFullCents} isStrong />
        {refund.pointsCents > 0 && (
          <MoneyRow
            label={m.change_as_points({ points: number(refund.points) })}
            cents={-refund.pointsCents}
          />
        )}
        {refund.deliveryCents > 0 && (
          <MoneyRow label={m.change_delivery_gone()} cents={refund.deliveryCents} />
        )}
      </dl>
    </div>
  ));
}
