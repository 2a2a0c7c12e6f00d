import { type Day, weekday } from '@shop/domain/day';
import { m } from '@shop/messages';
import { longDay, weekdayName } from '~/lib/format.ts';
import { RadioCards } from '~/ui/radio-cards.tsx';

const everyWeekday = [
  m.change_scope_mondays,
  m.change_scope_tuesdays,
  m.change_scope_wednesdays,
  m.change_scope_thursdays,
  m.change_scope_fridays,
  m.change_scope_saturdays,
  m.change_scope_sundays,
] as const;

type Props = { day: Day; value: string | undefined };

/** For this day, for all such weekdays that are left, or for all days left. */
export function ScopeChoice({ day, value }: Props) {
  const every = everyWeekday[weekday(day) - 1] ?? m.change_scope_mondays;
  return (
    <RadioCards
      name="scope"
      legend={m.change_for_which()}
      layout="rows"
      defaultValue={value ?? 'days'}
      options={[
        { value: 'days', title: m.change_scope_day({ day: longDay(day) }) },
        {
          value: 'weekday',
          title: every(),
          text: m.change_scope_weekday_hint({ weekday: weekdayName(day) }),
        },
        { value: 'all', title: m.change_scope_all() },
      ]}
    />
  );
}
