import type { CouponBalance } from '@shop/contract/coupons';
import { toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { data, Link, useNavigation } from 'react-router';
import { couponChips } from '~/features/selling/coupons/coupon-status-words.ts';
import { dayAndYear, money } from '~/lib/format.ts';
import { textIn } from '~/lib/form-values.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { refused } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Chip } from '~/ui/chip.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { PageSection } from '~/ui/page-section.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/balance.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, m.coupon_balance_title(), m.coupon_balance_intro());

/** The code is money: it is posted, never a part of an address. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    const { data: balance } = await context.get(apiContext)('POST /coupons/balance', {
      body: { code: textIn(form, 'code') },
    });
    return data({ balance, refusal: undefined });
  } catch (error) {
    const { data: refusal, init } = refused(error, form);
    return data({ balance: null, refusal }, init ?? {});
  }
}

function Balance({ balance }: { balance: CouponBalance }) {
  const { label, tone } = couponChips[balance.status];
  const isUsable = balance.status === 'sent';
  return (
    <div role="status" className={`${cardLook({ tone: isUsable ? 'dill' : 'paper' })} grid gap-2`}>
      <p>{m.coupon_balance_now()}</p>
      <p className="font-display text-5xl font-extrabold text-beet-700">{money(balance.balanceCents)}</p>
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={tone}>{label()}</Chip>
        {isUsable && balance.validUntil && (
          <span>{m.card_valid({ day: dayAndYear(toDay(balance.validUntil)) })}</span>
        )}
      </p>
      {isUsable && (
        <p className="mt-2">
          <Link to={paths.mealKits()} className={buttonLook()}>
            {m.coupon_mail_choose()}
          </Link>
        </p>
      )}
    </div>
  );
}

export default function CouponBalancePage({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const labels = { code: m.card_code() };
  return (
    <PageSection level={1} title={m.coupon_balance_title()} intro={m.coupon_balance_intro()} width="narrow">
      <div className="grid gap-6">
        <RouteForm refusal={actionData?.refusal} labels={labels}>
          <Field name="code" label={labels.code} required>
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              defaultValue={actionData?.refusal?.values.code}
            />
          </Field>
          <Button type="submit" loading={state === 'submitting'} className="self-start">
            {m.coupon_balance_ask()}
          </Button>
        </RouteForm>
        {actionData?.balance && <Balance balance={actionData.balance} />}
        <p>
          <Link to={paths.coupons()} className={linkLook()}>
            {m.coupon_buy_link()}
          </Link>
        </p>
      </div>
    </PageSection>
  );
}
