import { m } from '@shop/messages';
import { Undo2 } from 'lucide-react';
import { useNavigation } from 'react-router';
import { Section } from '~/features/base/forms/section.tsx';
import type { Outcome } from '~/lib/intents.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { CheckOutDone, ShownCheckOut } from './check-out-data.ts';
import { openerLook, OpenerMark } from './opener.tsx';
import { refundWords } from './refund-words.ts';

type Of = Pick<ShownCheckOut, 'refunds'> & { outcome: Outcome<CheckOutDone> | undefined };

function AccountForm({ outcome }: Pick<Of, 'outcome'>) {
  const { state, formData } = useNavigation();
  const refusal = outcome?.intent === 'refund_account' ? outcome.refusal : undefined;
  return (
    <RouteForm refusal={refusal} labels={{ iban: m.refund_account() }} preventScrollReset>
      <input type="hidden" name="intent" value="refund_account" />
      <Field name="iban" label={m.refund_account()} hint={m.refund_account_hint()} required>
        <TextInput autoComplete="off" spellCheck={false} maxLength={42} />
      </Field>
      <Button
        type="submit"
        className="justify-self-start sm:self-start"
        loading={state !== 'idle' && formData?.get('intent') === 'refund_account'}
      >
        {m.refund_account_save()}
      </Button>
    </RouteForm>
  );
}

/** By the link alone it can be seen, not corrected. */
const isNamed = ({ status, isOnline, accountEnd }: Of['refunds'][number]): boolean =>
  status === 'due' && !isOnline && accountEnd !== null;

/** Asked for where none is known; one that was given can be corrected until the money has gone. */
function RefundAccount({ refunds, outcome }: Of) {
  const waiting = refunds.filter(({ takesAccount }) => takesAccount);
  if (waiting.length === 0)
    return refunds.some(isNamed) ? <p className="text-sm">{m.refund_account_by_login()}</p> : null;
  if (waiting.some(({ accountEnd, status }) => accountEnd === null && status === 'due'))
    return <AccountForm outcome={outcome} />;
  return (
    <details
      open={outcome?.intent === 'refund_account' && outcome.refusal !== undefined}
      className="group rounded-control border border-line"
    >
      <summary className={openerLook}>
        <span className="min-w-0 flex-1 font-semibold">{m.refund_account_other()}</span>
        <OpenerMark />
      </summary>
      <div className="px-4 pb-4">
        <AccountForm outcome={outcome} />
      </div>
    </details>
  );
}

/** Where the order's page tells of it. */
export const refundsId = 'grazinimai';

/** What goes back to the buyer, each with its day and its way. */
export function CheckOutRefunds({ refunds, outcome }: Of) {
  if (refunds.length === 0) return null;
  return (
    <Section id={refundsId} title={m.refunds_title()}>
      <ul className="grid gap-4">
        {refunds.map((refund) => {
          const { title, text, why } = refundWords(refund);
          return (
            <li key={refund.id} className="flex items-start gap-3">
              <Undo2
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-beet-700"
              />
              <div className="min-w-0">
                <p className="font-semibold">{title}</p>
                <p>{text}</p>
                <p className="text-sm text-muted">{why}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <RefundAccount refunds={refunds} outcome={outcome} />
    </Section>
  );
}
