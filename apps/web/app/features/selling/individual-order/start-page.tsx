import { REQUEST_ANSWER_HOURS } from '@shop/domain/constants';
import { m } from '@shop/messages';
import { ClipboardList, MessageCircle, Truck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Done } from '~/features/base/forms/done.tsx';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { moment, t } from '~/lib/format.ts';
import type { Outcome } from '~/lib/intents.ts';
import { individualPaths } from '~/lib/individual-paths.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { Container } from '~/ui/page-section.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { beginHere, forgetRequest } from './answers-store.ts';
import { ConsentForm } from './consent-form.tsx';
import { useRequest } from './context.ts';
import { firstPartWith } from './parts.ts';

type Of = { outcome: Outcome<string> | undefined };

const steps = [
  { icon: ClipboardList, title: m.individual_how_ask_title, text: m.individual_how_ask_text },
  {
    icon: MessageCircle,
    title: m.individual_how_price_title,
    text: () => m.individual_how_price_text({ hours: REQUEST_ANSWER_HOURS }),
  },
  { icon: Truck, title: m.individual_how_eat_title, text: m.individual_how_eat_text },
];

/** What was begun: to go on with, to take along, to delete. */
function GoOn({ outcome }: Of) {
  const { answers, problemsOf, draft, isHereOnly } = useRequest();
  const { viewer } = useRoot();
  const part = firstPartWith(problemsOf(answers));
  const to = part ? paths.individualOrder({ part }) : individualPaths.delivery();
  return (
    <section aria-labelledby="go-on" className={`${cardLook({ tone: 'dill' })} grid gap-4`}>
      <h2 id="go-on" className="text-2xl">
        {m.individual_begun_title()}
      </h2>
      <p>
        {isHereOnly
          ? m.individual_begun_here()
          : draft
            ? m.individual_begun_kept({ when: moment(draft.updatedAt), until: moment(draft.keptUntil) })
            : m.individual_begun_here()}
      </p>
      <Link to={to} className={`${buttonLook({ size: 'lg' })} max-sm:w-full sm:justify-self-start`}>
        {m.individual_go_on()}
      </Link>
      {draft && !isHereOnly && (
        <details>
          <summary className={`${linkLook({ kind: 'strong' })} w-fit py-1`}>
            {m.individual_link_open()}
          </summary>
          <div className="pt-3">
            <IntentForm
              intent="mail_link"
              outcome={outcome}
              labels={{ email: m.email() }}
              submit={m.individual_link_send()}
              variant="secondary"
            >
              <Field name="email" label={m.email()} hint={m.individual_link_hint()}>
                <TextInput type="email" autoComplete="email" defaultValue={viewer?.email ?? ''} />
              </Field>
            </IntentForm>
          </div>
        </details>
      )}
      <details>
        <summary className={`${linkLook({ kind: 'strong' })} w-fit py-1`}>
          {m.individual_forget_open()}
        </summary>
        <div className="grid gap-3 pt-3" onSubmit={forgetRequest}>
          <p>{m.individual_forget_text()}</p>
          {draft ? (
            <IntentForm
              intent="forget"
              outcome={outcome}
              labels={{}}
              submit={m.individual_forget()}
              variant="danger"
            />
          ) : (
            <button type="button" className={buttonLook({ variant: 'danger' })} onClick={forgetRequest}>
              {m.individual_forget()}
            </button>
          )}
        </div>
      </details>
    </section>
  );
}

/** Before the first question: what it is, how it goes, and the consent. */
export function StartPage({ outcome }: Of) {
  const { choices, consentText, isBegun, isMet } = useRequest();
  const [query] = useSearchParams();
  const intro = t({ lt: choices.settings.introLt, en: choices.settings.introEn });
  const first = paths.individualOrder({ part: 'food' });
  return (
    <Container className="grid gap-8 py-8 lg:gap-12 lg:py-12">
      <div className="grid gap-4">
        <h1 className="text-4xl lg:text-5xl">{m.individual_title()}</h1>
        <p className="max-w-2xl text-lg">{intro || m.individual_intro()}</p>
      </div>
      {query.get('link') === 'gone' && <Notice tone="warn">{m.individual_link_gone()}</Notice>}
      <Done outcome={outcome} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        {isBegun ? (
          <GoOn outcome={outcome} />
        ) : (
          <section aria-labelledby="consent" className={`${cardLook()} grid gap-5`}>
            <h2 id="consent" className="text-2xl">
              {m.individual_consent_title()}
            </h2>
            <p>{m.individual_consent_why()}</p>
            <ConsentForm text={consentText} outcome={outcome} submit={m.individual_begin()} next={first} />
            {isMet && (
              <p className="text-sm text-muted">
                {m.individual_no_consent()}{' '}
                <Link to={first} onClick={beginHere} className={linkLook()}>
                  {m.individual_begin_here()}
                </Link>
              </p>
            )}
          </section>
        )}
        <ol className="grid gap-6">
          {steps.map(({ icon: Icon, title, text }) => (
            <li key={title()} className="flex items-start gap-4">
              <span className="plate grid size-16 shrink-0 place-items-center text-beet-600">
                <Icon size={28} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <div>
                <h2 className="text-xl">{title()}</h2>
                <p className="text-muted">{text()}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Container>
  );
}
