import { m } from '@shop/messages';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { methodWords, timeWords } from '~/features/selling/check-out/delivery-words.ts';
import { changeCheckOut, useCheckOutState } from '~/features/selling/check-out/state.ts';
import { StepButtons } from '~/features/selling/check-out/step-buttons.tsx';
import { deliveryProblems, withOnlyChoices } from '~/features/selling/check-out/steps.ts';
import { useRequest } from '~/features/selling/individual-order/context.ts';
import { longDay, t } from '~/lib/format.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { individualPaths } from '~/lib/individual-paths.ts';
import { paths } from '~/lib/paths.ts';
import { cardLook } from '~/ui/card.tsx';
import { FormShell } from '~/ui/form-shell.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { RadioCards } from '~/ui/radio-cards.tsx';
import type { Route } from './+types/delivery.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, m.individual_delivery_title()),
  { name: 'robots', content: 'noindex' },
];

export default function IndividualDelivery() {
  const { answers, choices, methods, times } = useRequest();
  const navigate = useNavigate();
  const [tries, setTries] = useState(0);
  const delivery = { methods, timeIds: times.map(({ id }) => id) };
  const state = withOnlyChoices(useCheckOutState(), delivery);
  const problems = deliveryProblems(state, delivery);
  const city = choices.list.cities.find(({ id }) => id === answers.cityId);
  const fieldErrors =
    tries === 0
      ? []
      : [
          ...(problems.method ? [{ name: 'method', message: m.delivery_method_required() }] : []),
          ...(problems.deliveryTime ? [{ name: 'deliveryTime', message: m.delivery_time_required() }] : []),
        ];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    if (Object.keys(problems).length > 0) return;
    const { method, deliveryTimeId } = state;
    changeCheckOut({ method, deliveryTimeId, isDeliverySaved: true });
    void navigate(individualPaths.buyer());
  };
  return (
    <>
      <h1 className="text-3xl">{m.individual_delivery_title()}</h1>
      <p>
        {city && t(city.name)}
        {answers.startDate && `, ${m.review_from({ day: longDay(answers.startDate, 'genitive') })}`}
        {' · '}
        <Link
          to={paths.individualOrder({ part: 'days', from: individualPaths.delivery() })}
          className={linkLook({ kind: 'strong' })}
        >
          {m.review_change()}
        </Link>
      </p>
      <FormShell
        key={tries}
        id="delivery-form"
        onSubmit={submit}
        pending={false}
        error={null}
        errorTitle={m.failure_invalid()}
        fieldErrors={fieldErrors}
        className="gap-6"
      >
        <section aria-label={m.delivery_method()} className={`${cardLook()} grid gap-6`}>
          <RadioCards
            name="method"
            legend={m.delivery_method()}
            required
            value={state.method}
            onChange={(method) => changeCheckOut({ method: methods.find((each) => each === method) ?? null })}
            options={methods.map((method) => ({
              value: method,
              title: methodWords[method].title(),
              text: methodWords[method].hint(),
            }))}
          />
          {times.length > 0 ? (
            <RadioCards
              name="deliveryTime"
              legend={m.delivery_time()}
              layout="chips"
              required
              value={String(state.deliveryTimeId)}
              onChange={(id) => changeCheckOut({ deliveryTimeId: Number(id) })}
              options={times.map((time) => ({ value: String(time.id), title: timeWords(time) }))}
            />
          ) : (
            <p className="text-muted">{m.delivery_whole_city()}</p>
          )}
        </section>
        <StepButtons back={paths.individualOrder({ part: 'other' })} />
      </FormShell>
    </>
  );
}
