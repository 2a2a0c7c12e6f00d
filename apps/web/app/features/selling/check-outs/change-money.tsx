import type { ChangeMoney, ReturnWay } from '@shop/contract/order-changes';
import { m } from '@shop/messages';
import type { ReactNode } from 'react';
import { deadline, money as euros, number, t } from '~/lib/format.ts';
import { Notice } from '~/ui/notice.tsx';

type RowProps = { label: ReactNode; note?: string | undefined; cents: number; isStrong?: boolean };

function Row({ label, note, cents, isStrong = false }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 px-4 py-2.5 ${isStrong ? 'font-semibold' : ''}`}>
      <dt>
        {label}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{euros(cents)}</dd>
    </div>
  );
}

/** So many days at so much, where all of them cost the same. */
const timesWords = (days: number, cents: number, amount = 1): string | null => {
  const each = cents / (days * amount);
  if (!Number.isInteger(each) || days * amount < 2) return null;
  const sets = amount > 1 ? [m.plural_sets({ count: amount })] : [];
  return [m.plural_days({ count: days }), ...sets, euros(each)].join(' × ');
};

const noteOf = (...words: readonly (string | null)[]): string | undefined =>
  words.filter((each) => each !== null).join('. ') || undefined;

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
      <Row
        label={m.change_paid_for({ days: m.plural_days_paid({ count: refund.paidDays }) })}
        cents={refund.paidCents}
      />
      {refund.returnedBeforeCents > 0 && (
        <Row label={returnedBeforeWords(refund, underWayCents)} cents={-refund.returnedBeforeCents} />
      )}
      {refund.keptDays > 0 && (
        <Row
          label={m.change_kept({ days: m.plural_days({ count: refund.keptDays }) })}
          note={noteOf(
            timesWords(refund.keptDays, refund.keptCents),
            refund.paidCents < fullPrice(refund) ? m.change_kept_note() : null,
          )}
          cents={-refund.keptCents}
        />
      )}
    </>
  );
}

function Refunds({ refunds, underWayCents }: Pick<ChangeMoney, 'refunds' | 'underWayCents'>) {
  return refunds.map((refund) => (
    <div key={refund.orderId}>
      {refunds.length > 1 && <p className="px-4 pt-3 font-semibold">{t(refund.kitName)}</p>}
      <dl className="divide-y divide-line">
        {isReckoned(refund) && <GivenBack refund={refund} underWayCents={underWayCents} />}
        {refund.inFullDays > 0 && (
          <Row
            label={m.change_in_full({ days: m.plural_days({ count: refund.inFullDays }) })}
            cents={refund.inFullCents}
          />
        )}
        <Row label={m.change_for_kit()} cents={refund.dueCents + refund.inFullCents} isStrong />
        {refund.pointsCents > 0 && (
          <Row label={m.change_as_points({ points: number(refund.points) })} cents={-refund.pointsCents} />
        )}
        {refund.deliveryCents > 0 && <Row label={m.change_delivery_gone()} cents={refund.deliveryCents} />}
      </dl>
    </div>
  ));
}

function Differences({ differences }: Pick<ChangeMoney, 'differences'>) {
  return differences.map((line) => (
    <dl key={line.orderId} className="divide-y divide-line">
      <Row
        label={m.change_new_price({ kit: t(line.kitName), days: m.plural_days({ count: line.days }) })}
        note={noteOf(timesWords(line.days, line.newListCents, line.amount))}
        cents={line.newListCents}
      />
      <Row
        label={line.oldKitName ? m.change_old_price_of({ kit: t(line.oldKitName) }) : m.change_old_price()}
        note={noteOf(timesWords(line.days, line.oldListCents, line.amount))}
        cents={-line.oldListCents}
      />
      {line.returnCents > 0 && (
        <Row
          label={m.change_paid_share()}
          note={m.change_paid_share_note()}
          cents={line.returnCents}
          isStrong
        />
      )}
    </dl>
  ));
}

const wayWords: Readonly<Record<ReturnWay['by'], () => string>> = {
  montonio: m.change_way_montonio,
  iban: m.change_way_iban,
  coupon: m.change_way_coupon,
};

/** By what ways it comes back: one in a sentence, several with their sums. */
function ReturnWays({ money: { returnCents, returnsTo, points, ways = [] } }: { money: ChangeMoney }) {
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

/** What is returned or to be paid, with its calculation; nothing where no money moves. */
export function ChangeMoneyTable({ money }: { money: ChangeMoney }) {
  const isMoved = money.refunds.length > 0 || money.differences.length > 0;
  if (!isMoved) return <p className="text-muted">{m.change_costs_nothing()}</p>;
  const isReturn = money.supplementCents === 0;
  return (
    <div className="grid gap-3">
      <div className="overflow-hidden rounded-card border border-line bg-paper">
        <Refunds {...money} />
        <Differences differences={money.differences} />
        <dl className="bg-beet-950 px-4 py-3 text-lg font-bold text-white">
          <div className="flex justify-between gap-4">
            <dt>{isReturn ? m.change_we_return() : m.change_you_pay()}</dt>
            <dd className="whitespace-nowrap tabular-nums">
              {euros(isReturn ? money.returnCents : money.supplementCents)}
            </dd>
          </div>
        </dl>
      </div>
      {money.payUntil && (
        <p className="text-sm">{m.change_pay_until({ until: deadline(new Date(money.payUntil)) })}</p>
      )}
      <ReturnWays money={money} />
      {money.earnedPointsBack > 0 && (
        <p className="text-sm text-muted">
          {m.change_earned_back({ points: number(money.earnedPointsBack) })}
        </p>
      )}
      {money.refunds.some(({ dueCents, inFullDays }) => dueCents === 0 && inFullDays === 0) && (
        <Notice tone="info">{m.change_zero_why()}</Notice>
      )}
    </div>
  );
}
