import { shownCouponCode } from '@shop/domain/coupons';
import { m } from '@shop/messages';
import { Gift, X } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { money } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { TextInput } from '~/ui/text-input.tsx';
import type { OfferCoupons } from './offer-coupons.ts';

type Of = { quoted: OfferCoupons | undefined };

/** What goes along with whichever form pays. */
export function SeenCoupons({ quoted }: Of) {
  if (!quoted || quoted.coupons.length === 0) return null;
  return (
    <>
      {quoted.coupons.map(({ code }) => (
        <input key={code} type="hidden" name="coupons" value={code} />
      ))}
      <input type="hidden" name="expectedToPayCents" value={quoted.toPayCents} />
    </>
  );
}

/** Gift coupons for an offer: each is asked of the shop, and taken when the offer is paid. */
export function CouponsForOffer({ quoted }: Of) {
  const { state, formData } = useNavigation();
  const isSent = state !== 'idle' && formData?.get('intent') === 'coupon';
  const { coupons = [], typed = '', error = null } = quoted ?? {};
  return (
    <details open={quoted !== undefined}>
      <summary className={`${linkLook({ kind: 'strong' })} w-fit py-1`}>{m.offer_coupon_open()}</summary>
      <Form method="post" preventScrollReset noValidate className="grid gap-3 pt-3">
        <input type="hidden" name="intent" value="coupon" />
        <Field name="code" label={m.card_code()} error={error}>
          <div className="flex gap-2">
            <TextInput
              key={`${coupons.length} ${typed}`}
              defaultValue={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              className="min-w-0 flex-1"
            />
            <Button type="submit" variant="secondary" loading={isSent} loadingLabel={m.code_checking()}>
              {m.code_add()}
            </Button>
          </div>
        </Field>
        {coupons.length > 0 && (
          <>
            <ul aria-live="polite" className="grid gap-2">
              {coupons.map(({ code, cents, leftCents }) => (
                <li key={code} className="rounded-control border border-line bg-paper py-1 pr-1 pl-3">
                  <input type="hidden" name="coupons" value={code} />
                  <span className="flex items-center gap-2">
                    <Gift size={20} strokeWidth={1.75} aria-hidden="true" className="text-beet-700" />
                    <span className="min-w-0 flex-1 font-semibold break-all">{shownCouponCode(code)}</span>
                    <span className="font-semibold whitespace-nowrap text-dill-700">{money(-cents)}</span>
                    <IconButton
                      type="submit"
                      name="without"
                      value={code}
                      size="sm"
                      label={m.code_remove({ code: shownCouponCode(code) })}
                      icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
                    />
                  </span>
                  <span className="block pb-1.5 text-sm text-muted">
                    {m.coupon_left({ left: money(leftCents) })}
                  </span>
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">{m.offer_coupon_note()}</p>
          </>
        )}
      </Form>
    </details>
  );
}
