import { toDay } from '@shop/domain/day';
import { deliveryGroups } from '@shop/domain/states/groups';
import { m } from '@shop/messages';
import { Form, useNavigation } from 'react-router';
import { Section } from '~/features/base/forms/section.tsx';
import { dayRange, t } from '~/lib/format.ts';
import type { Outcome } from '~/lib/intents.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { ChangeMoneyTable } from './change-money.tsx';
import type { Cancellation, CheckOutDone, ShownCheckOut } from './check-out-data.ts';
import { dayRuns } from './day-runs.ts';
import { openerLook, OpenerMark } from './opener.tsx';

type Of = { checkOut: ShownCheckOut; outcome: Outcome<CheckOutDone> | undefined };

function CancelForm({ checkOut, outcome, cancellation }: Of & { cancellation: Cancellation }) {
  const { state, formData } = useNavigation();
  const { orderId, kitName, preview, refusal } = cancellation;
  const isWhole = preview?.action === 'cancel_order';
  const isSent = formData?.get('intent') === 'cancel' && formData.get('orderId') === String(orderId);
  const runs = dayRuns(preview?.days.map(({ from }) => toDay(from.day)) ?? []);
  const order = checkOut.orders.find(({ id }) => id === orderId);
  const isSomeLocked =
    preview !== null &&
    order?.deliveries.some(
      ({ id, status }) =>
        deliveryGroups.changeable.includes(status) &&
        !preview.days.some(({ deliveryId }) => deliveryId === id),
    );
  const isRefused = outcome?.intent === 'cancel' && outcome.refusal?.values['orderId'] === String(orderId);
  return (
    <details open={isRefused} className="group rounded-control border border-line">
      <summary className={openerLook}>
        <span className="min-w-0 flex-1 font-semibold">
          {checkOut.orders.length === 1 || isWhole ? m.cancel_order() : m.cancel_kit({ kit: t(kitName) })}
        </span>
        <OpenerMark />
      </summary>
      {preview ? (
        <div className="p-4">
          <RouteForm
            refusal={isRefused ? outcome.refusal : undefined}
            labels={{ iban: m.cancel_iban() }}
            preventScrollReset
          >
            <input type="hidden" name="intent" value="cancel" />
            <input type="hidden" name="orderId" value={orderId} />
            <input type="hidden" name="version" value={checkOut.version} />
            <input type="hidden" name="expectedCents" value={-preview.money.returnCents} />
            {isWhole ? (
              <p>{m.cancel_whole_text()}</p>
            ) : (
              <div>
                <p>{m.cancel_days_text({ days: m.plural_days({ count: preview.days.length }) })}</p>
                <ul className="mt-1 list-disc pl-5">
                  {runs.map(({ first, last }) => (
                    <li key={first}>{dayRange(first, last)}</li>
                  ))}
                </ul>
              </div>
            )}
            {!isWhole && isSomeLocked && <p className="text-sm text-muted">{m.cancel_locked_text()}</p>}
            {preview.dropsPending && <Notice tone="warn">{m.change_drops_pending()}</Notice>}
            {!isWhole && <ChangeMoneyTable money={preview.money} />}
            {preview.money.returnsTo === 'iban' && (
              <Field name="iban" label={m.cancel_iban()} hint={m.cancel_iban_hint()}>
                <TextInput name="iban" autoComplete="off" />
              </Field>
            )}
            <Button type="submit" variant="danger" loading={state !== 'idle' && isSent}>
              {m.cancel_confirm()}
            </Button>
          </RouteForm>
        </div>
      ) : (
        <p className="px-4 pb-4">{refusal}</p>
      )}
    </details>
  );
}

/** An individual order is cancelled by request. */
function RequestForm({ checkOut }: { checkOut: ShownCheckOut }) {
  const { state, formData } = useNavigation();
  const order = checkOut.orders.find(({ status }) => status === 'paid');
  if (!order) return <p>{m.cancel_request_sent()}</p>;
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="request_cancellation" />
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="version" value={checkOut.version} />
      <Field name="reason" label={m.cancel_request_reason()} hint={m.cancel_request_text()}>
        <TextArea name="reason" required maxLength={2000} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        loading={state !== 'idle' && formData?.get('intent') === 'request_cancellation'}
      >
        {m.cancel_request_send()}
      </Button>
    </Form>
  );
}

/** Cancelling what is left, with what it brings back before it is confirmed. */
export function CancelPanel({
  checkOut,
  outcome,
  cancellations,
}: Of & { cancellations: readonly Cancellation[] }) {
  const isByRequest =
    checkOut.type === 'individual_order' &&
    checkOut.orders.some(({ status }) => status === 'paid' || status === 'cancellation_request') &&
    checkOut.status === 'paid';
  if (cancellations.length === 0 && !isByRequest) return null;
  return (
    <Section title={m.cancel_title()}>
      {isByRequest ? (
        <RequestForm checkOut={checkOut} />
      ) : (
        cancellations.map((cancellation) => (
          <CancelForm
            key={cancellation.orderId}
            checkOut={checkOut}
            outcome={outcome}
            cancellation={cancellation}
          />
        ))
      )}
    </Section>
  );
}
