import { m } from '@shop/messages';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { firstDay } from '~/features/selling/cart/first-day.ts';
import { chooseOptions } from '~/features/selling/cart/options.ts';
import { WhereAndWhen } from '~/features/selling/cart/where-and-when.tsx';
import { CityMissed } from '~/features/selling/check-out/city-missed.tsx';
import { useCheckOut } from '~/features/selling/check-out/context.ts';
import { methodWords, timeWords } from '~/features/selling/check-out/delivery-words.ts';
import { changeCheckOut } from '~/features/selling/check-out/state.ts';
import { StepButtons } from '~/features/selling/check-out/step-buttons.tsx';
import { deliveryProblems } from '~/features/selling/check-out/steps.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { cardLook } from '~/ui/card.tsx';
import type { FieldError } from '~/ui/form-context.ts';
import { FormShell } from '~/ui/form-shell.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import type { Route } from './+types/delivery.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.check_out_delivery_title());

const startWords: Readonly<Record<string, () => string>> = {
  start_date_too_early: m.problem_start,
  start_date_too_late: m.problem_start_late,
};

export default function Delivery() {
  const { state, list, offer, options, priced, delivery, times } = useCheckOut();
  const navigate = useNavigate();
  const [tries, setTries] = useState(0);
  const first = firstDay(priced);
  const startProblem = priced.problems.find(({ code }) => code in startWords)?.code;
  const problems = deliveryProblems(state, delivery);
  const isWrong = startProblem !== undefined || Object.keys(problems).length > 0;
  const fieldErrors: FieldError[] =
    tries === 0
      ? []
      : [
          ...(startProblem ? [{ name: 'startDate', message: startWords[startProblem]?.() ?? '' }] : []),
          ...(problems.method ? [{ name: 'method', message: m.delivery_method_required() }] : []),
          ...(problems.deliveryTime ? [{ name: 'deliveryTime', message: m.delivery_time_required() }] : []),
        ];

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    if (isWrong) return;
    // What was only proposed is now chosen: the payment step and the order keep to it.
    chooseOptions({ cityId: priced.input.cityId, startDate: first });
    changeCheckOut({ isDeliverySaved: true });
    void navigate(paths.checkOutPayment());
  };
  return (
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
      <div id="delivery-form-startDate" tabIndex={-1} className="rounded-card">
        <WhereAndWhen
          list={list}
          offer={offer}
          options={options}
          priced={priced}
          isWrong={startProblem !== undefined}
          isOpenAtFirst={options.cityId === null}
          note={<CityMissed buyer={state.buyer} cityId={priced.input.cityId} cities={list.cities} />}
        />
      </div>
      <section aria-label={m.delivery_method()} className={`${cardLook()} grid gap-6`}>
        <RadioCards
          name="method"
          legend={m.delivery_method()}
          required
          value={state.method}
          onChange={(method) =>
            changeCheckOut({ method: delivery.methods.find((each) => each === method) ?? null })
          }
          options={delivery.methods.map((method) => ({
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
      {priced.price.items.some(({ paperBag }) => paperBag) && <Notice>{m.paper_bag_note()}</Notice>}
      <StepButtons back={paths.checkOut()} />
    </FormShell>
  );
}
