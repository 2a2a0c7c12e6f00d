import { normalisePhone, normalisePostcode } from '@shop/domain/contact';
import { m } from '@shop/messages';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { AgreeTermsLabel } from '~/features/base/forms/agree-terms-label.tsx';
import { addressAtDoor } from '~/features/selling/check-out/door-city.ts';
import { methodWords, timeWords } from '~/features/selling/check-out/delivery-words.ts';
import { changeCheckOut, forgetCheckOut, useCheckOutState } from '~/features/selling/check-out/state.ts';
import { StepButtons } from '~/features/selling/check-out/step-buttons.tsx';
import { withOnlyChoices } from '~/features/selling/check-out/steps.ts';
import { answerRows } from '~/features/selling/individual-order/answer-rows.ts';
import { forgetRequest } from '~/features/selling/individual-order/answers-store.ts';
import { useRequest } from '~/features/selling/individual-order/context.ts';
import { partOf } from '~/features/selling/individual-order/parts.ts';
import { sendRequest, type SendingAnswer } from '~/features/selling/individual-order/send-request.ts';
import { advertising } from '~/lib/advertising.ts';
import { summaryTitle } from '~/lib/form-summary.ts';
import { flashCookie } from '~/lib/flash.ts';
import { phoneNumber, t } from '~/lib/format.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { individualPaths } from '~/lib/individual-paths.ts';
import { paths } from '~/lib/paths.ts';
import { useConversion } from '~/lib/use-conversion.ts';
import { useRoot } from '~/lib/use-root.ts';
import { AddressText } from '~/ui/address-text.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { FormShell } from '~/ui/form-shell.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import type { Route } from './+types/submit.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, m.individual_submit_title()),
  { name: 'robots', content: 'noindex' },
];

function Row({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <div className="relative py-3 first:pt-0 last:pb-0">
      <dt className="pr-20 text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {children}
        <Link
          to={to}
          aria-label={m.review_change_of({ what: label })}
          className={`${linkLook({ kind: 'strong' })} absolute top-3 right-0`}
        >
          {m.review_change()}
        </Link>
      </dd>
    </div>
  );
}

/** Where a field that the server refused is mended. */
const mendPath = (field: string): string => {
  if (field.startsWith('buyer.')) return individualPaths.buyer();
  if (field.startsWith('delivery.')) return individualPaths.delivery();
  return paths.individualOrder({
    part: partOf(field.replace('answers.', '')),
    from: individualPaths.submit(),
  });
};

function Refused({ answer }: { answer: SendingAnswer }) {
  if (answer.kind === 'lost')
    return (
      <Notice tone="warn" live="assertive" title={m.place_failed_title()}>
        {m.individual_lost_text()}
      </Notice>
    );
  if (answer.kind !== 'refused') return null;
  return (
    <Notice tone="danger" live="assertive" title={m.individual_refused_title()}>
      <p>{answer.message}</p>
      <ul className="mt-1 grid gap-1">
        {Object.entries(answer.errors).map(([field, [text = '']]) => (
          <li key={field}>
            <Link to={mendPath(field)} className={linkLook({ kind: 'strong' })}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** An earlier try has arrived: it is among the account's orders, or in the mail. */
const leaveAsSent = (hasAccount: boolean): void => {
  document.cookie = flashCookie(hasAccount ? 'placed_before' : 'placed_before_guest');
  window.location.assign(hasAccount ? paths.userCheckOuts() : paths.home());
};

export default function IndividualSubmit() {
  const { answers, choices, menu, methods, times, draft, isHereOnly, consentText, onSent } = useRequest();
  const { viewer, pixelId } = useRoot();
  const navigate = useNavigate();
  const state = withOnlyChoices(useCheckOutState(), { methods, timeIds: times.map(({ id }) => id) });
  const { buyer, agreed, isBusiness } = state;
  const [agreeHealth, setAgreeHealth] = useState(false);
  const [tries, setTries] = useState(0);
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<SendingAnswer | null>(null);
  const isUnderWay = useRef(false);
  useConversion({ name: 'InitiateCheckout' }, 'individual-order');
  const hasConsent = (draft !== null && !isHereOnly) || agreeHealth;
  const missing = [
    ...(hasConsent ? [] : [{ name: 'agreeHealth', message: m.field_agree_health() }]),
    ...(agreed.terms ? [] : [{ name: 'agreeTerms', message: m.field_agree_terms() }]),
    ...(agreed.contacts ? [] : [{ name: 'agreeContacts', message: m.field_agree_contacts() }]),
  ];
  const fieldErrors = tries === 0 ? [] : missing;

  const send = async (): Promise<void> => {
    // A second press comes before React has drawn the first one.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    const sent = await sendRequest({
      answers,
      state,
      hasTimes: times.length > 0,
      addressName: addressAtDoor(buyer, viewer?.addresses ?? [])?.name ?? '',
      agreeHealth: hasConsent,
    });
    if (sent.kind === 'sent' || sent.kind === 'sent_before') {
      flushSync(onSent);
      forgetRequest();
      forgetCheckOut();
      if (sent.kind === 'sent_before') leaveAsSent(viewer !== null);
      else {
        advertising.tell(pixelId, { name: 'Lead' });
        void navigate(individualPaths.request(sent.id), { replace: true });
      }
      return;
    }
    isUnderWay.current = false;
    setPending(false);
    setAnswer(sent);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (missing.length > 0) setTries(tries + 1);
    else void send();
  };
  const menuText = [
    ...(menu?.words ? [menu.words] : []),
    ...(menu?.files ?? []).map(({ name }) => name),
  ].join('\n');
  const city = choices.list.cities.find(({ id }) => id === answers.cityId);
  const time = times.find(({ id }) => id === state.deliveryTimeId);
  const door = `${buyer.street} ${buyer.houseNumber}${buyer.apartmentNumber && `–${buyer.apartmentNumber}`}`;
  const from = individualPaths.submit();
  return (
    <>
      <h1 className="text-3xl">{m.individual_submit_title()}</h1>
      <p>{m.individual_submit_intro()}</p>
      {answer && <Refused answer={answer} />}
      <FormShell
        key={tries}
        id="submit-form"
        onSubmit={submit}
        pending={isPending}
        error={null}
        errorTitle={summaryTitle(fieldErrors)}
        fieldErrors={fieldErrors}
        className="gap-6"
      >
        <dl className={`${cardLook()} divide-y divide-line`}>
          {answerRows(answers, choices, menuText).map(({ label, words, part }) => (
            <Row key={label} label={label} to={paths.individualOrder({ part, from })}>
              {words}
            </Row>
          ))}
        </dl>
        <dl className={`${cardLook()} divide-y divide-line`}>
          <Row label={m.delivery_method()} to={individualPaths.delivery()}>
            {state.method && methodWords[state.method].title()}
            {time && `, ${timeWords(time)}`}
          </Row>
          <Row label={m.review_who()} to={individualPaths.buyer()}>
            {`${buyer.firstName} ${buyer.lastName}`}
            {isBusiness && `, ${buyer.businessName}`}
            <span className="block text-muted">
              {buyer.email} · {phoneNumber(normalisePhone(buyer.phoneNumber) ?? buyer.phoneNumber)}
            </span>
          </Row>
          <Row label={m.review_where()} to={individualPaths.buyer()}>
            <AddressText>
              {[
                door,
                [normalisePostcode(buyer.postalCode), city && t(city.name)].filter(Boolean).join(' '),
              ].join(', ')}
            </AddressText>
          </Row>
        </dl>
        <div className="grid gap-3">
          {(draft === null || isHereOnly) && (
            <Checkbox
              name="agreeHealth"
              required
              checked={agreeHealth}
              onChange={(event) => setAgreeHealth(event.target.checked)}
              label={consentText}
            />
          )}
          <Checkbox
            name="agreeTerms"
            required
            checked={agreed.terms}
            onChange={(event) => changeCheckOut({ agreed: { ...agreed, terms: event.target.checked } })}
            label={<AgreeTermsLabel />}
          />
          <Checkbox
            name="agreeContacts"
            required
            checked={agreed.contacts}
            onChange={(event) => changeCheckOut({ agreed: { ...agreed, contacts: event.target.checked } })}
            label={m.agree_contacts_label()}
          />
        </div>
        <StepButtons
          back={individualPaths.buyer()}
          pending={{ is: isPending, label: m.individual_sending() }}
        >
          {m.individual_send()}
        </StepButtons>
      </FormShell>
    </>
  );
}
