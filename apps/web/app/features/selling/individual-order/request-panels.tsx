import { roundHalfUp } from '@shop/domain/money';
import { toDay } from '@shop/domain/day';
import { REQUEST_LENGTHS } from '@shop/domain/individual/request-lengths';
import { m } from '@shop/messages';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import { CouponFigures } from '~/features/selling/cart/coupon-figures.tsx';
import { accountPaths } from '~/lib/account-paths.ts';
import { deadline, longDay, moment, money } from '~/lib/format.ts';
import type { Outcome } from '~/lib/intents.ts';
import { cx } from '~/ui/cx.ts';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import type { ShownRequest } from './request-data.ts';

/** How the request stands, by the true clock; null: as any other order. */
export const requestWords = (request: ShownRequest): string | null => {
  const { status, since, answerBy, payUntil, toPayCents } = request;
  if (status === 'order_request')
    return answerBy === null
      ? m.individual_clock_late({ sent: moment(since) })
      : m.individual_clock({ sent: moment(since), until: deadline(new Date(answerBy)) });
  if (status === 'order_approved' && payUntil !== null)
    return m.individual_offer_text({ amount: money(toPayCents), until: deadline(new Date(payUntil)) });
  if (status === 'declined' && request.declinedWords !== '')
    return m.individual_declined_text({ words: request.declinedWords });
  return null;
};

type Of = { request: ShownRequest };

/** Days that would move when it is paid: said before. */
export function MovingDays({ request: { movingDays, status } }: Of) {
  if (movingDays.length === 0 || status === 'declined') return null;
  return (
    <Notice tone="warn" title={m.individual_moving_title()}>
      <ul className="grid gap-1">
        {movingDays.map(({ from, to }) => (
          <li key={from}>
            {m.individual_moving({ from: longDay(toDay(from), 'genitive'), to: longDay(toDay(to)) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What the offer is made of. */
export function OfferFigures({ request }: Of) {
  const { priceCents, deliveryCents, totalCents, daysCount } = request;
  if (priceCents === null) return <p className="text-muted">{m.individual_price_later()}</p>;
  const rows = [
    {
      label: m.individual_offer_kits({ count: daysCount }),
      cents: priceCents,
      note: m.price_per_day({ price: money(roundHalfUp(priceCents, Math.max(1, daysCount))) }),
    },
    { label: m.figure_delivery(), cents: deliveryCents, note: '' },
  ];
  return (
    <div>
      <dl className="grid gap-2">
        {rows.map(({ label, cents, note }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="min-w-0 text-muted">
              {label}
              {note && <span className="block text-sm">{note}</span>}
            </dt>
            <dd className="font-semibold whitespace-nowrap">{money(cents)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="text-lg font-semibold">{m.total()}</dt>
          <dd className="font-display text-2xl font-bold text-beet-700">{money(totalCents)}</dd>
        </div>
      </dl>
      <CouponFigures {...request} />
    </div>
  );
}

/** What the shop and the buyer have written to each other, and the field to answer in. */
export function Conversation({ request, outcome }: Of & { outcome: Outcome<unknown> | undefined }) {
  const { messages, status } = request;
  const isOver = status === 'declined' || status === 'completed';
  if (isOver && messages.length === 0) return null;
  return (
    <Section
      title={m.individual_talk()}
      intro={messages.length === 0 ? m.individual_talk_empty() : undefined}
    >
      {messages.length > 0 && (
        <ol className="grid gap-3">
          {messages.map(({ id, by, words, at }) => (
            <li
              key={id}
              className={cx(
                'grid max-w-[85%] gap-1 rounded-card px-4 py-3',
                by === 'buyer' ? 'justify-self-end bg-beet-50' : 'justify-self-start bg-dill-100',
              )}
            >
              <p className="text-sm text-muted">
                <span className="font-semibold">
                  {by === 'buyer' ? m.individual_talk_you() : m.individual_talk_shop()}
                </span>{' '}
                · <time dateTime={at}>{moment(at)}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{words}</p>
            </li>
          ))}
        </ol>
      )}
      {!isOver && (
        <IntentForm
          // What was sent is in the list above.
          key={messages.length}
          intent="say"
          outcome={outcome}
          labels={{ words: m.individual_talk_words() }}
          submit={m.individual_talk_send()}
          variant="secondary"
        >
          <Field name="words" label={m.individual_talk_words()}>
            <TextArea
              rows={3}
              maxLength={REQUEST_LENGTHS.message}
              defaultValue={outcome?.intent === 'say' ? outcome.refusal?.values['words'] : undefined}
            />
          </Field>
        </IntentForm>
      )}
    </Section>
  );
}

/** What was asked for, in words. */
export function AskedFor({ request }: Of) {
  if (request.rows.length === 0) return null;
  return (
    <Section title={m.individual_asked()}>
      <dl className="grid gap-3">
        {request.rows.map(({ label, words }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
          </div>
        ))}
      </dl>
      {request.files.length > 0 && (
        <ul className="grid gap-1">
          {request.files.map(({ id, name }) => (
            <li key={id}>
              <a href={accountPaths.menuFile(id)} className={linkLook()}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
