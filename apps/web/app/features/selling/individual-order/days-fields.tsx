import {
  type CityCalendar,
  deliveryDates,
  earliestIndividualStart,
  isAvailable,
  dayKind,
} from '@shop/domain/calendar';
import { addDays, type Day, toDay } from '@shop/domain/day';
import { requestedDays } from '@shop/domain/individual/answers';
import { m } from '@shop/messages';
import { StartDay } from '~/features/selling/cart/start-day.tsx';
import { shopNow } from '~/features/selling/cart/priced.ts';
import { longDay, t } from '~/lib/format.ts';
import { Field, FieldMessage } from '~/ui/field.tsx';
import { useFormField } from '~/ui/form-context.ts';
import { Notice } from '~/ui/notice.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { RequestContext } from './context.ts';
import { OWN_PERIOD } from './read-answers.ts';

/** The first day on which something can be made for somebody. */
export const firstPossible = (now: Date, city: CityCalendar, workingDaysOnly: boolean): Day => {
  let day = earliestIndividualStart(now, city);
  for (let tries = 0; tries < 60; tries += 1) {
    if (isAvailable(day, city) && (!workingDaysOnly || dayKind(day, city) === 'working')) return day;
    day = addDays(day, 1);
  }
  return day;
};

/** City, how long, on which days and from when on. */
export function DaysFields({
  answers,
  choices,
  offer,
}: Pick<RequestContext, 'answers' | 'choices' | 'offer'>) {
  const { list, periods, settings } = choices;
  const { workingDaysOnly } = answers;
  const cityId = answers.cityId ?? list.cities[0]?.id ?? 0;
  const city = { calendar: offer.calendar, cityId };
  const ofIndividual: typeof offer = { ...offer, earliest: 'third' };
  const start = useFormField('startDate');
  const first = answers.startDate ?? firstPossible(shopNow(list), city, workingDaysOnly);
  const days = requestedDays(answers, new Map(periods.map((period) => [period.id, period])));
  const isCounted = days !== null && days >= 1 && days <= 366;
  const dates = isCounted ? deliveryDates({ start: first, days, workingDaysOnly, ...city }) : [];
  const last = dates.at(-1);
  const message = list.cities.find(({ id }) => id === cityId)?.preOrderMessage;
  return (
    <>
      <RadioCards
        name="cityId"
        legend={m.choose_city()}
        layout="chips"
        defaultValue={String(cityId)}
        options={list.cities.map(({ id, name }) => ({ value: String(id), title: t(name) }))}
      />
      {message && t(message) && <Notice>{t(message)}</Notice>}
      <div className="grid gap-3">
        <RadioCards
          name="periodId"
          legend={m.individual_period()}
          layout="chips"
          defaultValue={
            answers.periodId === null
              ? answers.ownDays === null
                ? undefined
                : OWN_PERIOD
              : String(answers.periodId)
          }
          options={[
            ...periods.map(({ id, days: count }) => ({
              value: String(id),
              title: m.plural_days({ count }),
            })),
            { value: OWN_PERIOD, title: m.individual_period_own() },
          ]}
        />
        <div className="hidden group-has-[[value=own]:checked]/part:block">
          <Field
            name="ownDays"
            label={m.individual_own_days()}
            hint={m.individual_own_days_hint({ max: settings.maxDays })}
            className="max-w-60"
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue={answers.ownDays || ''}
            />
          </Field>
        </div>
      </div>
      <RadioCards
        name="days"
        legend={m.choose_days()}
        layout="rows"
        defaultValue={workingDaysOnly ? 'working' : 'every'}
        options={[
          { value: 'working', title: m.days_working(), text: m.days_working_hint() },
          { value: 'every', title: m.days_every(), text: m.days_every_hint() },
        ]}
      />
      <div id={start.id} tabIndex={-1} className="grid max-w-md gap-2 rounded-card">
        <p className="text-sm text-muted">{m.individual_start_hint()}</p>
        <noscript>
          <input
            type="date"
            name="startDate"
            aria-label={m.choose_start()}
            defaultValue={first}
            className="min-h-12 rounded-control border border-edge bg-paper px-4"
          />
        </noscript>
        {/* The calendar may show another month than that of the chosen day. */}
        <input type="hidden" name="keptStart" value={first} />
        <StartDay
          // Another city or other days may begin in another month.
          key={`${cityId} ${workingDaysOnly}`}
          list={list}
          offer={ofIndividual}
          cityId={cityId}
          workingDaysOnly={workingDaysOnly}
          first={first}
          hasRegular
          onChange={() => {}}
        />
        {start.error && <FieldMessage id={`${start.id}-error`}>{start.error}</FieldMessage>}
        {last && dates[0] && (
          <p aria-live="polite" className="font-semibold">
            {m.individual_days_from_to({
              count: dates.length,
              first: longDay(toDay(dates[0]), 'genitive'),
              last: longDay(toDay(last), 'genitive'),
            })}
          </p>
        )}
      </div>
    </>
  );
}
