import type { IndividualAnswers } from '@shop/domain/individual/answers';
import { m } from '@shop/messages';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form, Link, useNavigate, useSearchParams } from 'react-router';
import { api } from '~/lib/api.ts';
import { fieldError } from '~/lib/form-summary.ts';
import type { Outcome } from '~/lib/intents.ts';
import { individualPaths } from '~/lib/individual-paths.ts';
import { ownPath, paths } from '~/lib/paths.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import type { FieldError } from '~/ui/form-context.ts';
import { FormShell } from '~/ui/form-shell.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { AmountFields } from './amount-fields.tsx';
import { changeAnswers } from './answers-store.ts';
import { ConsentForm } from './consent-form.tsx';
import { type RequestContext, useRequest } from './context.ts';
import { DaysFields } from './days-fields.tsx';
import { FoodFields } from './food-fields.tsx';
import { keepMenuWords } from './keep-menu-words.ts';
import { MenuFields, OtherFields } from './menu-fields.tsx';
import { partAfter, partBefore, partNames, problemsOn, type RequestPart, requestParts } from './parts.ts';
import { answerProblemText } from './problem-words.ts';
import { withPart } from './read-answers.ts';

const fieldNames: Readonly<Record<string, () => string>> = {
  meals: m.individual_meals,
  kcal: m.individual_kcal,
  macronutrients: m.individual_macronutrients,
  acceptsLowEnergy: m.individual_low_title,
  cityId: m.choose_city,
  periodId: m.individual_period,
  ownDays: m.individual_own_days,
  startDate: m.choose_start,
  personalMenuId: m.individual_menu,
};

const errorOf = (field: string, message: string): FieldError =>
  fieldError(field, (fieldNames[field] ?? m.individual_title)(), message);

function SavingLine({ saving, isHereOnly }: Pick<RequestContext, 'saving' | 'isHereOnly'>) {
  const words = {
    saved: isHereOnly ? m.individual_saved_here() : m.individual_saved(),
    saving: m.individual_saving(),
    offline: m.individual_offline(),
  };
  return (
    <p role="status" className="text-sm text-muted">
      {words[saving]}
    </p>
  );
}

type Props = { part: RequestPart; outcome: Outcome<string> | undefined };

/** One screen of questions. With scripts every change is kept at once; without them, each screen when it is sent. */
export function PartPage({ part, outcome }: Props) {
  const request = useRequest();
  const { answers, problemsOf, isMet, isHereOnly, menu, setMenu, saving, consentText, draft } = request;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const sent = outcome?.intent === 'part' ? outcome.refusal : undefined;
  const problems = problemsOn(part, problemsOf(answers));
  const fieldErrors =
    tries > 0
      ? problems.map((problem) => errorOf(problem.field, answerProblemText(problem)))
      : Object.entries(sent?.errors ?? {}).map(([field, [message = '']]) => errorOf(field, message));
  const after = partAfter(part);
  const before = partBefore(part);
  // Whoever came from the summary goes back to it.
  const from = query.get('from');
  const next = from
    ? ownPath(from)
    : after
      ? paths.individualOrder({ part: after })
      : individualPaths.delivery();
  const back = from ? ownPath(from) : paths.individualOrder(before ? { part: before } : {});

  const keepMenu = async (own: IndividualAnswers, form: FormData): Promise<IndividualAnswers> => {
    if (own.menuChoice !== 'own') return own;
    const words = form.get('menuWords');
    const saved = await keepMenuWords(api, menu, typeof words === 'string' ? words : '');
    setMenu(saved);
    return { ...own, personalMenuId: saved?.id ?? null };
  };

  const submit = async (form: FormData): Promise<void> => {
    setFailure(null);
    let said = withPart(answers, part, form);
    if (part === 'menu') {
      setPending(true);
      try {
        said = await keepMenu(said, form);
      } catch (error) {
        setFailure(error instanceof Error ? error.message : m.form_failed());
        return;
      } finally {
        setPending(false);
      }
    }
    changeAnswers(said);
    const isMenuThere = said.menuChoice === 'shop' || said.personalMenuId !== null;
    const wrong = problemsOn(part, problemsOf(said)).filter(
      // What was saved a moment ago the page does not know of yet.
      ({ code }) => !(code === 'menu_not_saved' && isMenuThere),
    );
    if (wrong.length > 0) setTries(tries + 1);
    else void navigate(next);
  };

  const fields = {
    food: <FoodFields {...request} />,
    amount: <AmountFields {...request} />,
    days: <DaysFields {...request} />,
    menu: (
      <MenuFields
        {...request}
        onMenu={(saved) => {
          setMenu(saved);
          changeAnswers({ ...answers, menuChoice: 'own', personalMenuId: saved.id });
        }}
      />
    ),
    other: <OtherFields {...request} />,
  };
  const number = requestParts.indexOf(part) + 1;
  const needsConsent = part === 'menu' && isMet && (isHereOnly || draft === null);
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-3xl">{partNames[part]()}</h1>
        <ProgressBar
          label={m.individual_progress({ number, count: requestParts.length })}
          hideLabel
          value={number}
          max={requestParts.length}
          valueText={m.individual_progress({ number, count: requestParts.length })}
          tone="dill"
        />
      </div>
      {needsConsent && (
        <section
          aria-label={m.individual_consent_title()}
          className={`${cardLook({ tone: 'yolk' })} grid gap-4`}
        >
          <p>{m.individual_menu_needs_consent()}</p>
          <ConsentForm
            text={consentText}
            outcome={outcome}
            submit={m.individual_agree()}
            next={paths.individualOrder({ part })}
          />
        </section>
      )}
      {!isMet && draft === null && (
        <noscript>
          <Notice tone="warn">{m.individual_consent_first()}</Notice>
        </noscript>
      )}
      <FormShell
        key={`${part} ${isMet} ${tries}`}
        id="request"
        pending={isPending}
        error={failure ?? (sent && fieldErrors.length === 0 ? sent.message : null)}
        errorTitle={m.failure_invalid()}
        fieldErrors={fieldErrors}
        className="group/part gap-6"
        onChange={({ currentTarget }) =>
          isMet && changeAnswers(withPart(answers, part, new FormData(currentTarget)))
        }
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
        render={(props) => <Form method="post" {...props} />}
      >
        <input type="hidden" name="intent" value="part" />
        <div className={`${cardLook()} grid gap-6`}>{fields[part]}</div>
        <div className="flex flex-wrap-reverse items-center justify-between gap-3">
          <Link to={back} className={`${buttonLook({ variant: 'quiet', size: 'lg' })} max-sm:w-full`}>
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
            {m.check_out_back()}
          </Link>
          <Button
            type="submit"
            size="lg"
            loading={isPending}
            className="max-sm:w-full sm:ml-auto"
            iconAfter={<ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
          >
            {from ? m.individual_back_to_summary() : m.check_out_continue()}
          </Button>
        </div>
        {isMet && <SavingLine saving={saving} isHereOnly={isHereOnly} />}
      </FormShell>
    </>
  );
}
