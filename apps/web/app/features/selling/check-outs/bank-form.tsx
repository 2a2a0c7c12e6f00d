import type { OnlinePaymentMethods } from '@shop/contract/payments';
import { m } from '@shop/messages';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { BankChoice } from '~/features/selling/check-out/bank-choice.tsx';
import { money } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';

type Props = {
  methods: OnlinePaymentMethods;
  /** The bank of the last try. */
  option: string;
  amountCents: number;
  /** What goes along with the choice. */
  children?: ReactNode;
};

/** To the bank once more: what is done most often needs one choice less. */
export function BankForm({ methods, option, amountCents, children }: Props) {
  const { state, formData } = useNavigation();
  const isSent = state !== 'idle' && formData?.get('intent') === 'pay';
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="paymentType" value="montonio" />
      {children}
      <BankChoice methods={methods} defaultValue={option} />
      <Button
        type="submit"
        size="lg"
        loading={isSent}
        loadingLabel={m.leaving_for_bank()}
        className="max-sm:w-full sm:justify-self-start"
      >
        {m.pay_again({ amount: money(amountCents) })}
      </Button>
    </Form>
  );
}
