import { type Day, weekday } from '@shop/domain/day';
import { m } from '@shop/messages';
import { shortDay, weekdayLetters } from '~/lib/format.ts';
import { CheckCards } from '~/ui/check-cards.tsx';

export type ChoosableDay = { readonly id: number; readonly day: Day };

type Props = {
  days: readonly ChoosableDay[];
  chosen: readonly number[];
  onChange?: (() => void) | undefined;
};

/** The days of an order that are still to come, any number of them. */
export function DayChoice({ days, chosen, onChange }: Props) {
  return (
    <div onChange={onChange}>
      <CheckCards
        name="deliveryIds"
        legend={m.change_which_days()}
        layout="chips"
        required
        defaultValue={chosen.map(String)}
        options={days.map(({ id, day }) => ({
          value: String(id),
          title: `${shortDay(day)}, ${weekdayLetters()[weekday(day) - 1]}`,
        }))}
      />
    </div>
  );
}
