import type { PricedKit } from '@shop/contract/prices';
import {
  activities,
  calorieBounds,
  calorieNeed,
  type CalorieProblem,
  type Goal,
  goals,
} from '@shop/domain/calories';
import { m } from '@shop/messages';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Field } from '~/ui/field.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { type Answers, answersFrom, calorieInput, isUntouched } from './answers.ts';
import { CalculatorResult } from './calculator-result.tsx';
import { activityNames, goalNames } from './names.ts';

const fields = { age: 'age', height: 'heightCm', weight: 'weightKg' } as const;

const errorOf = (problems: readonly CalorieProblem[], field: keyof typeof calorieBounds) => {
  const problem = problems.find((each) => each.field === field);
  if (!problem) return null;
  return problem.code === 'required' ? m.field_required() : m.calc_out_of_bounds(calorieBounds[field]);
};

type Props = {
  kits: readonly PricedKit[];
  id?: string;
  /** What can be done with the answer. */
  after?: (target: number, goal: Goal) => ReactNode;
};

/** A form like any other: with JavaScript it answers in place, without it the page comes again with the answer. */
export function CalorieCalculator({ kits, id = 'skaiciuokle', after }: Props) {
  const [search] = useSearchParams();
  const [answers, answer] = useState<Answers>(() => answersFrom((name) => search.get(name)));
  const given = isUntouched(answers) ? null : calorieNeed(calorieInput(answers));
  const problems = given && !given.ok ? given.problems : [];
  const form = useRef<HTMLFormElement>(null);
  // What is wrong gets the focus, once for every press of the button.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [answers]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    answer(answersFrom((name) => (typed.get(name) as string | null) ?? ''));
  };
  const figure = (name: keyof typeof fields, label: string, unit: string) => (
    <Field name={name} label={label} required error={errorOf(problems, fields[name])}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        defaultValue={answers[name]}
        trailing={unit}
      />
    </Field>
  );
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
      <form
        ref={form}
        action={`#${id}`}
        noValidate
        onSubmit={submit}
        className={`${cardLook()} grid content-start gap-5`}
      >
        <RadioCards
          name="sex"
          legend={m.calc_sex()}
          layout="chips"
          defaultValue={answers.sex || 'woman'}
          options={[
            { value: 'woman', title: m.calc_woman() },
            { value: 'man', title: m.calc_man() },
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          {figure('age', m.calc_age(), m.calc_years())}
          {figure('height', m.calc_height(), 'cm')}
          {figure('weight', m.calc_weight(), 'kg')}
        </div>
        <Field name="activity" label={m.calc_activity()}>
          <NativeSelect defaultValue={answers.activity || 'light'}>
            {activities.map((each) => (
              <option key={each} value={each}>
                {activityNames[each]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field name="goal" label={m.calc_goal()}>
          <NativeSelect defaultValue={answers.goal || 'maintain'}>
            {goals.map((each) => (
              <option key={each} value={each}>
                {goalNames[each]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit" size="lg">
          {m.calc_button()}
        </Button>
      </form>
      <div aria-live="polite" className="grid">
        <CalculatorResult need={given?.ok ? given.need : null} kits={kits}>
          {given?.ok && after?.(given.need.target, calorieInput(answers).goal)}
        </CalculatorResult>
      </div>
    </div>
  );
}
