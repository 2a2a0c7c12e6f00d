import { type CouponAnswer, shownCouponCode } from '@shop/domain/coupons';
import type { CodeAnswer } from '@shop/domain/pricing/figures';
import { ApiError } from '@shop/contract/client';
import { m } from '@shop/messages';
import { codeRefusalText, couponRefusalText } from '@shop/messages/codes';
import { Gift, type LucideIcon, TicketPercent, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '~/lib/api.ts';
import { money } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';
import { type CartItem, requestOf } from './items.ts';
import { chooseOptions, type CartOptions } from './options.ts';

type Props = {
  items: readonly CartItem[];
  options: CartOptions;
  cityId: number;
  /** What the price says of the codes that are there, and of the gift coupons. */
  answers: readonly CodeAnswer[];
  coupons: readonly CouponAnswer[];
};

type AddedProps = {
  code: string;
  Icon: LucideIcon;
  note?: string | undefined;
  refusal: string | null;
  onRemove: () => void;
};

function AddedCode({ code, Icon, note, refusal, onRemove }: AddedProps) {
  return (
    <li className="rounded-control border border-line bg-paper py-1 pr-1 pl-3">
      <span className="flex items-center gap-2">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="text-beet-700" />
        <span className="min-w-0 flex-1 font-semibold break-all">{code}</span>
        <IconButton
          size="sm"
          label={m.code_remove({ code })}
          icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
      {note && <span className="block pb-1.5 text-sm text-muted">{note}</span>}
      {refusal && <span className="block pb-1.5 text-sm font-medium text-danger">{refusal}</span>}
    </li>
  );
}

/** Codes are asked of the shop, one at a time; whether they still count after a change, the price knows by itself. */
export function CodeField({ items, options, cityId, answers, coupons }: Props) {
  const [typed, setTyped] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [refused, setRefused] = useState<{ readonly text: string; readonly about: string } | null>(null);
  // A refusal holds for the city and the codes that it was said about, and goes when they change.
  const about = [
    cityId,
    ...options.codes.map(({ code }) => code),
    ...options.coupons.map(({ code }) => code),
  ].join(' ');
  const refusal = refused?.about === about ? refused.text : null;
  const refuse = (text: string): void => setRefused({ text, about });
  const [said, setSaid] = useState('');

  const check = async (): Promise<void> => {
    setChecking(true);
    setRefused(null);
    try {
      const { data } = await api('POST /discount-codes/check', {
        body: {
          code: typed,
          cityId,
          startDate: options.startDate,
          workingDaysOnly: options.workingDaysOnly,
          items: items.map(requestOf),
          discountCodes: options.codes.map(({ code }) => code),
          coupons: options.coupons.map(({ code }) => code),
        },
      });
      if (data.discountCode) {
        chooseOptions({ codes: [...options.codes, data.discountCode] });
        setTyped('');
        setSaid(data.message);
      } else if (data.coupon) {
        chooseOptions({ coupons: [...options.coupons, data.coupon] });
        setTyped('');
        setSaid(data.message);
      } else {
        const alone =
          options.codes.find(({ multipleCodesAllowed }) => !multipleCodesAllowed)?.code ?? typed.trim();
        refuse(data.reason === 'stands_alone' ? m.code_stands_alone_named({ code: alone }) : data.message);
      }
    } catch (error) {
      refuse(error instanceof ApiError ? error.message : m.code_check_failed());
    } finally {
      setChecking(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '') refuse(m.code_needed());
    else if (!isChecking) void check();
  };
  const remove = (code: string): void => {
    chooseOptions({ codes: options.codes.filter((each) => each.code !== code) });
    setSaid(m.code_removed({ code }));
  };
  const removeCoupon = (code: string): void => {
    chooseOptions({ coupons: options.coupons.filter((each) => each.code !== code) });
    setSaid(m.code_removed({ code: shownCouponCode(code) }));
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <form onSubmit={submit} noValidate>
        <Field name="discount_code" label={m.code_title()} error={refusal}>
          <div className="flex gap-2">
            <TextInput
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setRefused(null);
              }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              className="min-w-0 flex-1"
            />
            <Button type="submit" variant="secondary" loading={isChecking} loadingLabel={m.code_checking()}>
              {m.code_add()}
            </Button>
          </div>
        </Field>
      </form>
      {options.codes.length + options.coupons.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {options.codes.map(({ code }, index) => {
            const answer = answers[index];
            return (
              <AddedCode
                key={code}
                code={code}
                Icon={TicketPercent}
                refusal={answer && !answer.accepted ? codeRefusalText(answer.reason) : null}
                onRemove={() => remove(code)}
              />
            );
          })}
          {options.coupons.map(({ code }, index) => {
            const answer = coupons[index];
            return (
              <AddedCode
                key={code}
                code={shownCouponCode(code)}
                Icon={Gift}
                note={answer?.accepted ? m.coupon_left({ left: money(answer.leftCents) }) : undefined}
                refusal={answer && !answer.accepted ? couponRefusalText(answer.reason) : null}
                onRemove={() => removeCoupon(code)}
              />
            );
          })}
        </ul>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  );
}
