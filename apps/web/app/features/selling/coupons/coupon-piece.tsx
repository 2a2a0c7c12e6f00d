import type { BoughtCoupon } from '@shop/contract/coupons';
import { toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { FileText, Image } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { couponPaths } from '~/lib/coupon-paths.ts';
import { dayAndYear, deadline, longDay, money } from '~/lib/format.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { Chip } from '~/ui/chip.tsx';
import { couponChips, isPartlySpent } from './coupon-status-words.ts';

type Props = {
  coupon: BoughtCoupon;
  /** Its place among those of the order, told where there are several. */
  number: number | null;
  refusal: string | null;
};

/** One press; with scripts it is asked once more, since a coupon that was handed on ends with it. */
function Withdraw({ coupon, refusal }: Pick<Props, 'coupon' | 'refusal'>) {
  const [isOpen, setOpen] = useState(false);
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const isSent = state !== 'idle' && formData?.get('couponId') === String(coupon.id);
  const fields = { intent: 'withdraw', couponId: String(coupon.id) };
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Form method="post" preventScrollReset onSubmit={ask} className="grid justify-items-start gap-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="sm">
        {m.coupon_withdraw()}
      </Button>
      {coupon.withdrawUntil && (
        <p className="text-sm text-muted">
          {m.coupon_withdraw_until({ day: longDay(toDay(coupon.withdrawUntil), 'accusative') })}
        </p>
      )}
      <AlertDialog
        title={m.coupon_withdraw_title()}
        losing={m.coupon_withdraw_text({ amount: money(coupon.valueCents) })}
        confirmLabel={m.coupon_withdraw_confirm({ amount: money(coupon.valueCents) })}
        cancelLabel={m.coupon_withdraw_keep()}
        onConfirm={() => void submit(fields, { method: 'post', preventScrollReset: true })}
        pending={isSent}
        error={refusal}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </Form>
  );
}

/** One coupon as its buyer sees it: how it stands, its code and cards, and the way back. */
export function CouponPiece({ coupon, number, refusal }: Props) {
  const { status, code, valueCents, balanceCents, validUntil, sendAt } = coupon;
  const { label, tone } = couponChips[status];
  const isUsable = status === 'sent' || status === 'spent';
  return (
    <li className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-xl">
          {number === null
            ? m.coupon_piece({ amount: money(valueCents) })
            : m.coupon_piece_number({ number, amount: money(valueCents) })}
        </h3>
        <Chip tone={tone}>{label()}</Chip>
        {isPartlySpent(coupon) && <Chip>{m.coupon_balance_left({ amount: money(balanceCents) })}</Chip>}
      </div>
      {status === 'unsent' && <p>{m.coupon_sent_at({ when: deadline(new Date(sendAt)) })}</p>}
      {code && isUsable && <p className="font-display text-2xl font-bold tracking-wide select-all">{code}</p>}
      {isUsable && validUntil && (
        <p className="text-muted">{m.card_valid({ day: dayAndYear(toDay(validUntil)) })}</p>
      )}
      {code && isUsable && (
        <p className="flex flex-wrap gap-3">
          <a href={couponPaths.card(coupon.id, 'pdf')} className={buttonLook({ size: 'sm' })}>
            <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
            {m.coupon_card_pdf()}
          </a>
          <a
            href={couponPaths.card(coupon.id, 'png')}
            className={buttonLook({ size: 'sm', variant: 'secondary' })}
          >
            <Image size={18} strokeWidth={1.75} aria-hidden="true" />
            {m.coupon_card_png()}
          </a>
        </p>
      )}
      {coupon.withdrawUntil !== null && <Withdraw coupon={coupon} refusal={refusal} />}
    </li>
  );
}
