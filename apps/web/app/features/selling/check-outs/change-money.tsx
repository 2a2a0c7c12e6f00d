import type { ChangeMoney } from '@shop/contract/order-changes';
import { m } from '@shop/messages';
import { deadline, money as euros, number } from '~/lib/format.ts';
import { Notice } from '~/ui/notice.tsx';
import { DaysGivenBack } from './days-given-back.tsx';
import { KitDifferences } from './kit-differences.tsx';
import { ReturnWays } from './return-ways.tsx';

/** What is returned or to be paid, with its calculation; nothing where no money moves. */
export function ChangeMoneyTable({ money }: { money: ChangeMoney }) {
  const isMoved = money.refunds.length > 0 || money.differences.length > 0;
  if (!isMoved) return <p className="text-muted">{m.change_costs_nothing()}</p>;
  const isReturn = money.supplementCents === 0;
  return (
    <div className="grid gap-3">
      <div className="overflow-hidden rounded-card border border-line bg-paper">
        <DaysGivenBack {...money} />
        <KitDifferences differences={money.differences} />
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
