import type { PointsAccount } from '@shop/contract/points';
import { dayInVilnius } from '@shop/domain/day';
import { pointsWorth } from '@shop/domain/pricing/points';
import { m } from '@shop/messages';
import { Sprout } from 'lucide-react';
import { Link } from 'react-router';
import { ReferralLink } from '~/features/people/points/referral-link.tsx';
import { dayAndYear, money, number } from '~/lib/format.ts';
import { viewerContext } from '~/lib/guards.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { cardLook } from '~/ui/card.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { Table } from '~/ui/table.tsx';
import type { Route } from './+types/discounts.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.points_title());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [points, settings, referral] = await Promise.all([
    api('GET /discount-points'),
    api('GET /discount-point-settings'),
    api('GET /referral-settings'),
  ]);
  return {
    account: points.data,
    settings: settings.data,
    referral: referral.data,
    referralLink: context.get(viewerContext).referralLink,
  };
}

const reasons: Record<PointsAccount['history'][number]['reason'], () => string> = {
  order_paid: m.points_reason_order_paid,
  referral: m.points_reason_referral,
  welcome: m.points_reason_welcome,
  order_used: m.points_reason_order_used,
  order_returned: m.points_reason_order_returned,
  order_taken_back: m.points_reason_order_taken_back,
  expired: m.points_reason_expired,
  admin: m.points_reason_admin,
  left: m.points_reason_left,
};

const dayOf = (instant: string): string => dayAndYear(dayInVilnius(new Date(instant)));

export default function DiscountsPage({ loaderData }: Route.ComponentProps) {
  const { account, settings, referral, referralLink } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-3">
        <h1 className="text-4xl">{m.points_title()}</h1>
        <p className="max-w-2xl text-lg text-muted">
          {m.points_intro()}{' '}
          <Link to={paths.page('taskai')} className={linkLook()}>
            {m.points_read_more()}
          </Link>
        </p>
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <section aria-labelledby="balance" className={cardLook({ tone: 'yolk' })}>
          <h2 id="balance" className="text-xl">
            {m.points_balance()}
          </h2>
          <p className="mt-2 font-display text-5xl font-bold text-beet-700">{number(account.balance)}</p>
          <p className="text-muted">
            {m.points_worth({ amount: money(pointsWorth(account.balance, settings.pointValueCents)) })}
          </p>
          {!settings.isUsageDisabled && (
            <p className="mt-4 text-sm">{m.points_max_note({ percent: number(settings.maxUsagePercent) })}</p>
          )}
          {account.expiries.length > 0 && (
            <>
              <h3 className="mt-5 text-lg">{m.points_expire_title()}</h3>
              <ul className="mt-1 grid gap-1">
                {account.expiries.map(({ at, points }) => (
                  <li key={at}>
                    {m.points_expire_on({ count: points, amount: number(points), day: dayOf(at) })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section aria-labelledby="referral" className={cardLook()}>
          <h2 id="referral" className="text-xl">
            {m.referral_title()}
          </h2>
          {referral.isReferralDisabled ? (
            <Notice className="mt-4">{m.referral_off()}</Notice>
          ) : (
            <div className="mt-2 grid grid-cols-1 gap-5">
              <p>
                {m.referral_text({
                  receiver: m.plural_points({ count: referral.referralReceiverPoints }),
                  referrer: m.plural_points({ count: referral.referralPoints }),
                })}
              </p>
              <ReferralLink link={referralLink} />
            </div>
          )}
        </section>
      </div>
      <div className="grid grid-cols-1 gap-4">
        <h2 className="text-2xl">{m.points_history()}</h2>
        {account.history.length === 0 ? (
          <EmptyState level={3} icon={<Sprout aria-hidden="true" />} title={m.points_history_none()} />
        ) : (
          <Table caption={m.points_history()} hideCaption>
            <thead>
              <tr>
                <th scope="col" className="max-sm:hidden">
                  {m.points_when()}
                </th>
                <th scope="col">{m.points_why()}</th>
                <th scope="col" className="text-right">
                  {m.points_amount()}
                </th>
              </tr>
            </thead>
            <tbody>
              {account.history.map((entry) => (
                <tr key={entry.id}>
                  <td className="max-sm:hidden">{dayOf(entry.at)}</td>
                  <td>
                    <p>{reasons[entry.reason]()}</p>
                    {entry.checkOut && (
                      <Link
                        to={paths.userCheckOut(entry.checkOut.id)}
                        className={`${linkLook({ kind: 'strong' })} text-sm`}
                      >
                        {m.order_number({ number: entry.checkOut.number })}
                      </Link>
                    )}
                    <p className="text-sm text-muted sm:hidden">{dayOf(entry.at)}</p>
                  </td>
                  <td className="text-right font-semibold tabular-nums">
                    {entry.points > 0 ? `+${number(entry.points)}` : number(entry.points)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </div>
    </div>
  );
}
