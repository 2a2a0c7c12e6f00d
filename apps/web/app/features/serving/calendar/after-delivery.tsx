import type { Claim } from '@shop/contract/claims';
import type { OpenedDelivery } from '@shop/contract/delivery-calendar';
import { dayInVilnius } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { accountPaths } from '~/lib/account-paths.ts';
import { deadline, longDay, phoneNumber, shortDay } from '~/lib/format.ts';
import { useRoot } from '~/lib/use-root.ts';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { answerText } from '../claim-words.ts';
import type { AfterBox } from './after-box.ts';

function SaidClaim({ claim }: { claim: Claim }) {
  const sent = m.day_claim_sent({ day: shortDay(dayInVilnius(new Date(claim.createdAt))) });
  return (
    <Notice
      tone={claim.status === 'open' ? 'info' : 'success'}
      title={claim.status === 'open' ? sent : answerText(claim)}
      action={
        <Link to={accountPaths.claim(claim.deliveryId)} className={linkLook({ kind: 'strong' })}>
          {m.day_claim_open()}
        </Link>
      }
    >
      {claim.status === 'open' ? m.day_claim_answer_by({ day: longDay(claim.answerBy, 'genitive') }) : sent}
    </Notice>
  );
}

/** A dish that should have been exchanged was not: said as it is, with what can be done. */
function NotExchanged({ delivery, after }: { delivery: OpenedDelivery; after: AfterBox }) {
  const { shop } = useRoot();
  if (delivery.clashCount === 0) return null;
  const canSay = after.claimUntil !== null;
  return (
    <Notice
      tone="danger"
      title={m.day_not_exchanged_title()}
      action={
        canSay && (
          <Link to={accountPaths.claim(delivery.id)} className={linkLook({ kind: 'strong' })}>
            {m.day_not_exchanged_claim()}
          </Link>
        )
      }
    >
      {m.day_not_exchanged_text({ phone: phoneNumber(shop.company.phone) })}
    </Notice>
  );
}

/** What a buyer may say of a box that has come, and what was said. */
export function AfterDelivery({ delivery, after }: { delivery: OpenedDelivery; after: AfterBox }) {
  const { claim, claimUntil, isRateable } = after;
  const isAsked = claimUntil !== null && delivery.clashCount === 0;
  return (
    <>
      {!claim && <NotExchanged delivery={delivery} after={after} />}
      {claim && <SaidClaim claim={claim} />}
      {(isRateable || isAsked) && (
        <ul className="grid gap-2">
          {isRateable && (
            <li>
              <Link to={accountPaths.review(delivery.id)} className={linkLook({ kind: 'strong' })}>
                {m.day_rate()}
              </Link>
            </li>
          )}
          {isAsked && (
            <li>
              <Link to={accountPaths.claim(delivery.id)} className={linkLook({ kind: 'strong' })}>
                {m.day_something_wrong()}
              </Link>{' '}
              <span className="text-sm text-muted">
                {m.day_claim_until({ until: deadline(new Date(claimUntil)) })}
              </span>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
