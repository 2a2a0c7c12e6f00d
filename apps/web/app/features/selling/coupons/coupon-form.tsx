import type { CouponSettings } from '@shop/contract/settings';
import type { OnlinePaymentMethods } from '@shop/contract/payments';
import { COUPON_MESSAGE_LENGTH, couponDesigns, MOST_COUPON_PIECES } from '@shop/domain/coupons';
import { BUYER_LENGTHS } from '@shop/domain/buyer-lengths';
import { getLocale, m } from '@shop/messages';
import { wholeEurosText } from '@shop/messages/numbers';
import { useNavigation } from 'react-router';
import { AttemptField } from '~/features/base/forms/attempt-field.tsx';
import { AgreeTermsLabel } from '~/features/base/forms/agree-terms-label.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import { BankChoice } from '~/features/selling/check-out/bank-choice.tsx';
import { money } from '~/lib/format.ts';
import type { Refusal } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { useRoot } from '~/lib/use-root.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { NumberStepper } from '~/ui/number-stepper.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { couponLooks } from './coupon-looks.ts';
import { type CardTyped, OTHER_AMOUNT } from './coupon-typed.ts';

export type CouponFormProps = {
  settings: CouponSettings;
  online: OnlinePaymentMethods;
  refusal: Refusal | undefined;
  /** Between which it can be sent. */
  days: { readonly first: string; readonly last: string };
  card: CardTyped;
  onPieces: (pieces: number) => void;
};

const labels = () => ({
  amount: m.coupon_amount(),
  otherAmount: m.coupon_other_amount(),
  pieces: m.coupon_pieces(),
  design: m.coupon_design(),
  sendTo: m.coupon_send_to(),
  recipientName: m.coupon_recipient_name(),
  recipientEmail: m.coupon_recipient_email(),
  message: m.coupon_message(),
  when: m.coupon_when(),
  sendOn: m.coupon_send_on(),
  'buyer.firstName': m.first_name(),
  'buyer.lastName': m.last_name(),
  'buyer.email': m.email(),
  paymentOption: m.payment_option(),
  agreeTerms: m.agree_terms_link(),
});

type PartProps = Omit<CouponFormProps, 'refusal'> & { valueOf: (name: string, otherwise?: string) => string };

/** What is bought: how much, how many, how it looks. */
function WhatPart({ settings, valueOf, onPieces }: PartProps) {
  const { amountsCents, minCents, maxCents } = settings;
  const names = labels();
  const euros = (cents: number): string => wholeEurosText(cents, getLocale());
  const middle = amountsCents[Math.floor((amountsCents.length - 1) / 2)] ?? minCents;
  return (
    <Section title={m.coupon_part_what()}>
      <div className="group/amount grid gap-4">
        <RadioCards
          name="amount"
          legend={names.amount}
          layout="chips"
          defaultValue={valueOf('amount', String(middle))}
          options={[
            ...amountsCents.map((cents) => ({ value: String(cents), title: euros(cents) })),
            { value: OTHER_AMOUNT, title: m.coupon_other() },
          ]}
        />
        {/* By CSS, so that it also works before, and without, scripts. */}
        <Field
          name="otherAmount"
          label={names.otherAmount}
          hint={m.coupon_amount_limits({ min: euros(minCents), max: euros(maxCents) })}
          className="hidden max-w-60 group-has-[[value=other]:checked]/amount:flex"
        >
          <TextInput inputMode="decimal" maxLength={10} defaultValue={valueOf('otherAmount')} trailing="€" />
        </Field>
      </div>
      <Field name="pieces" label={names.pieces} hint={m.coupon_pieces_hint()}>
        <NumberStepper
          min={1}
          max={MOST_COUPON_PIECES}
          defaultValue={Number(valueOf('pieces', '1')) || 1}
          onChange={onPieces}
          decreaseLabel={m.fewer()}
          increaseLabel={m.more()}
          className="self-start"
        />
      </Field>
      <RadioCards
        name="design"
        legend={names.design}
        layout="rows"
        className="[&>div]:sm:grid-cols-3 [&>div]:lg:grid-cols-1 [&>div]:xl:grid-cols-3"
        defaultValue={valueOf('design', 'beet')}
        options={couponDesigns.map((design) => {
          const { name, ground, picture } = couponLooks[design];
          return {
            value: design,
            title: name(),
            picture: (
              <span className={`block size-full p-1.5 ${ground}`}>
                <img src={picture} alt="" width={56} height={56} className="object-contain" />
              </span>
            ),
          };
        })}
      />
    </Section>
  );
}

/** Whom it is for, what is said to them, and when it comes. */
function ForWhomPart({ days, valueOf, card }: PartProps) {
  const names = labels();
  return (
    <Section title={m.coupon_part_whom()}>
      <div className="group/to grid grid-cols-1 gap-5">
        <RadioCards
          name="sendTo"
          legend={names.sendTo}
          defaultValue={valueOf('sendTo', 'recipient')}
          options={[
            { value: 'recipient', title: m.coupon_to_recipient(), text: m.coupon_to_recipient_text() },
            { value: 'buyer', title: m.coupon_to_buyer(), text: m.coupon_to_buyer_text() },
          ]}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="recipientName" label={names.recipientName} note={m.optional()}>
            <TextInput
              autoComplete="off"
              maxLength={BUYER_LENGTHS.firstName + BUYER_LENGTHS.lastName}
              defaultValue={valueOf('recipientName')}
            />
          </Field>
          <Field
            name="recipientEmail"
            label={names.recipientEmail}
            required
            className="hidden group-has-[[value=recipient]:checked]/to:flex"
          >
            <TextInput
              type="email"
              autoComplete="off"
              maxLength={254}
              defaultValue={valueOf('recipientEmail')}
            />
          </Field>
        </div>
      </div>
      <Field
        name="message"
        label={names.message}
        note={`${card.message.length} / ${COUPON_MESSAGE_LENGTH}`}
        hint={m.coupon_message_hint()}
      >
        <TextArea rows={3} maxLength={COUPON_MESSAGE_LENGTH} defaultValue={valueOf('message')} />
      </Field>
      <div className="group/when grid grid-cols-1 gap-4">
        <RadioCards
          name="when"
          legend={names.when}
          layout="chips"
          defaultValue={valueOf('when', 'now')}
          options={[
            { value: 'now', title: m.coupon_now() },
            { value: 'later', title: m.coupon_later() },
          ]}
        />
        <Field
          name="sendOn"
          label={names.sendOn}
          hint={m.coupon_send_on_hint()}
          className="hidden max-w-60 group-has-[[value=later]:checked]/when:flex"
        >
          <TextInput type="date" min={days.first} max={days.last} defaultValue={valueOf('sendOn')} />
        </Field>
      </div>
    </Section>
  );
}

function BuyerPart({ valueOf }: PartProps) {
  const { viewer } = useRoot();
  const names = labels();
  return (
    <Section title={m.coupon_part_buyer()} intro={m.coupon_part_buyer_text()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="buyer.firstName" label={names['buyer.firstName']} required>
          <TextInput
            autoComplete="given-name"
            maxLength={BUYER_LENGTHS.firstName}
            defaultValue={valueOf('buyer.firstName', viewer?.firstName)}
          />
        </Field>
        <Field name="buyer.lastName" label={names['buyer.lastName']} required>
          <TextInput
            autoComplete="family-name"
            maxLength={BUYER_LENGTHS.lastName}
            defaultValue={valueOf('buyer.lastName', viewer?.lastName)}
          />
        </Field>
        <Field name="buyer.email" label={names['buyer.email']} required className="sm:col-span-2">
          <TextInput
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={valueOf('buyer.email', viewer?.email)}
          />
        </Field>
      </div>
    </Section>
  );
}

function PayPart({ settings, online, valueOf, card }: PartProps) {
  const { state } = useNavigation();
  return (
    <Section title={m.coupon_part_pay()}>
      <BankChoice methods={online} defaultValue={valueOf('paymentOption')} />
      <Checkbox
        name="agreeTerms"
        required
        defaultChecked={valueOf('agreeTerms') === 'on'}
        label={<AgreeTermsLabel />}
      />
      <Button
        type="submit"
        size="lg"
        loading={state !== 'idle'}
        loadingLabel={m.leaving_for_bank()}
        className="max-sm:w-full sm:justify-self-start"
      >
        {card.amountCents > 0
          ? m.place_pay({ amount: money(card.amountCents * card.pieces) })
          : m.coupon_pay()}
      </Button>
      <p className="text-sm text-muted">
        {m.coupon_pay_note({ days: m.said_days({ count: settings.validDays }) })}
      </p>
    </Section>
  );
}

/** One page from the amount to the bank. */
export function CouponForm({ refusal, ...props }: CouponFormProps) {
  const valueOf = (name: string, otherwise = ''): string => refusal?.values[name] ?? otherwise;
  const part = { ...props, valueOf };
  return (
    <RouteForm refusal={refusal} labels={labels()} draft="coupon-order">
      <WhatPart {...part} />
      <ForWhomPart {...part} />
      <BuyerPart {...part} />
      <PayPart {...part} />
      <AttemptField />
    </RouteForm>
  );
}
