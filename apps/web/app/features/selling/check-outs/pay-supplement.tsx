import type { OrderChange } from '@shop/contract/order-changes';
import { m } from '@shop/messages';
import { useNavigation } from 'react-router';
import { money } from '~/lib/format.ts';
import type { Refusal } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { TextInput } from '~/ui/text-input.tsx';
import { couponErrors } from './supplement-coupons.ts';

type Props = {
  change: OrderChange;
  intent: 'pay' | 'pay_supplement';
  refusal: Refusal | undefined;
};

/** To the bank with what a change costs; a gift coupon pays of it first, once. */
export function PaySupplement({ change, intent, refusal }: Props) {
  const { state, formData } = useNavigation();
  const isSent = state !== 'idle' && formData?.get('intent') === intent;
  const typed = refusal?.values['coupon'] ?? '';
  const told = refusal && { ...refusal, errors: couponErrors(refusal.errors, typed) };
  const leftCents = change.money.supplementCents - change.couponCents;
  return (
    <RouteForm refusal={told} labels={{ coupon: m.supplement_coupon() }} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="changeId" value={change.id} />
      <input type="hidden" name="checkOutId" value={change.checkOutId} />
      {change.couponCents > 0 ? (
        <p>{m.supplement_coupon_paid({ paid: money(change.couponCents), left: money(leftCents) })}</p>
      ) : (
        <details open={typed !== ''}>
          <summary className={linkLook({ kind: 'strong' })}>{m.supplement_coupon_have()}</summary>
          <Field
            name="coupon"
            label={m.supplement_coupon()}
            hint={m.supplement_coupon_hint()}
            className="mt-3 max-w-md"
          >
            <TextInput
              defaultValue={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={400}
            />
          </Field>
        </details>
      )}
      <Button type="submit" loading={isSent} className="justify-self-start sm:self-start">
        {m.change_pay({ amount: money(leftCents) })}
      </Button>
    </RouteForm>
  );
}
