import { energyBounds, needsLowEnergyTick, requestMeals } from '@shop/domain/individual/answers';
import { energyKcal, energyShares } from '@shop/domain/individual/energy';
import { m } from '@shop/messages';
import { mealName } from '@shop/messages/meals';
import { number } from '~/lib/format.ts';
import { useRoot } from '~/lib/use-root.ts';
import { CheckCards } from '~/ui/check-cards.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { describedBy, Field, FieldMessage } from '~/ui/field.tsx';
import { useFormField } from '~/ui/form-context.ts';
import { MacroBar } from '~/ui/macro-bar.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { RequestContext } from './context.ts';
import { energyWayOf } from './read-answers.ts';

const macros = [
  { name: 'proteins', key: 'proteins', label: m.proteins },
  { name: 'fats', key: 'fats', label: m.fats },
  { name: 'carbohydrates', key: 'carbs', label: m.carbohydrates },
] as const;

const wayWords = {
  kcal: { title: m.individual_energy_kcal, text: m.individual_energy_kcal_hint },
  percents: { title: m.individual_energy_percents, text: m.individual_energy_percents_hint },
  grams: { title: m.individual_energy_grams, text: m.individual_energy_grams_hint },
} as const;

/** What the day's energy adds up to, as it is being said. */
function EnergyBar({ answers }: Pick<RequestContext, 'answers'>) {
  const kcal = energyKcal(answers);
  const shares = energyShares(answers);
  const { macronutrients } = answers;
  if (!macronutrients) return null;
  const sum = Math.round(macros.reduce((all, { name }) => all + macronutrients[name], 0) * 10) / 10;
  return (
    <div aria-live="polite" className="grid gap-2">
      {shares && kcal !== null && (
        <MacroBar
          total={m.kcal({ amount: number(kcal) })}
          whole={100}
          macros={macros.map(({ name, key, label }) => ({
            key,
            label: label(),
            grams: shares[name].percent,
            text: m.macro_grams({
              grams: number(shares[name].grams),
              percent: number(shares[name].percent),
            }),
          }))}
        />
      )}
      {macronutrients.unit === 'percents' && sum !== 100 && (
        <p className="text-sm font-semibold text-warn">
          {sum < 100
            ? m.individual_percents_missing({
                sum: number(sum),
                rest: number(Math.round((100 - sum) * 10) / 10),
              })
            : m.individual_percents_over({
                sum: number(sum),
                rest: number(Math.round((sum - 100) * 10) / 10),
              })}
        </p>
      )}
    </div>
  );
}

function MacronutrientFields({ macronutrients }: Pick<RequestContext['answers'], 'macronutrients'>) {
  const { id, error } = useFormField('macronutrients');
  return (
    <fieldset id={id} aria-describedby={describedBy(id, null, error)} className="grid min-w-0 gap-1.5">
      <legend className="sr-only">{m.individual_macronutrients()}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {macros.map(({ name, label }) => (
          <label
            key={name}
            className="grid min-w-0 gap-1.5 text-sm font-semibold max-sm:grid-cols-[1fr_7.5rem] max-sm:items-center sm:content-between"
          >
            <span>{label()}</span>
            <TextInput
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              trailing={
                <>
                  <span className="hidden group-has-[[value=grams]:checked]/part:inline">
                    {m.individual_unit_grams()}
                  </span>
                  <span className="hidden group-has-[[value=percents]:checked]/part:inline">
                    {m.individual_unit_percents()}
                  </span>
                </>
              }
              defaultValue={macronutrients?.[name] || ''}
            />
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}

/** How many meals and how much energy a day has. */
export function AmountFields({ answers }: Pick<RequestContext, 'answers'>) {
  const kept = useRoot().viewer?.calculation ?? null;
  const { macronutrients } = answers;
  const kcal = energyKcal(answers);
  const isLow = kcal !== null && kcal >= energyBounds.min && needsLowEnergyTick(kcal, answers.meals);
  return (
    <>
      <CheckCards
        name="meals"
        legend={m.individual_meals()}
        hint={m.individual_meals_hint()}
        layout="chips"
        defaultValue={answers.meals}
        options={requestMeals.map((meal) => ({ value: meal, title: mealName(meal) }))}
      />
      <RadioCards
        name="energyWay"
        legend={m.individual_energy()}
        layout="rows"
        defaultValue={energyWayOf(answers)}
        options={(['kcal', 'percents', 'grams'] as const).map((way) => ({
          value: way,
          title: wayWords[way].title(),
          text: wayWords[way].text(),
        }))}
      />
      {/* By CSS, so that it also works before, and without, scripts. */}
      <div className="group-has-[[value=grams]:checked]/part:hidden">
        <Field
          name="kcal"
          label={m.individual_kcal()}
          hint={
            kept && answers.kcal === null
              ? m.individual_kcal_kept({ amount: number(kept.kcal) })
              : m.individual_kcal_hint({ min: number(energyBounds.min), max: number(energyBounds.max) })
          }
          className="max-w-60"
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            trailing={m.individual_unit_kcal()}
            defaultValue={answers.kcal ?? (macronutrients?.unit === 'grams' ? '' : (kept?.kcal ?? ''))}
          />
        </Field>
      </div>
      <div className="hidden gap-3 group-has-[[value=grams]:checked]/part:grid group-has-[[value=percents]:checked]/part:grid">
        <MacronutrientFields macronutrients={answers.macronutrients} />
        <EnergyBar answers={answers} />
      </div>
      {isLow && (
        <Notice tone="warn" title={m.individual_low_title()} live="polite">
          <p className="mb-3">{m.individual_low_text()}</p>
          <Checkbox
            name="acceptsLowEnergy"
            label={m.individual_low_accept()}
            defaultChecked={answers.acceptsLowEnergy}
          />
        </Notice>
      )}
    </>
  );
}
