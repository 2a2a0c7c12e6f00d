import type { PriceList } from '@shop/contract/price-list';
import { type CityCalendar, dayKind, isAvailable, latestStart, orderDeadline } from '@shop/domain/calendar';
import { addDays, type Day, toDay, weekday } from '@shop/domain/day';
import type { Offer } from '@shop/domain/pricing/offer';
import { m } from '@shop/messages';
import { useState } from 'react';
import { longDay, money, monthName, weekdayLetters } from '~/lib/format.ts';
import { daysOfMonth, firstOfMonth, nextMonth } from '~/lib/month-days.ts';
import { DayPicker, type PickerDay } from '~/ui/day-picker.tsx';
import { shopNow } from './priced.ts';

type Props = {
  list: PriceList;
  offer: Offer;
  cityId: number;
  workingDaysOnly: boolean;
  /** The day that the first delivery falls on now. */
  first: Day;
  hasRegular: boolean;
  onChange: (day: Day) => void;
};

/** The first day, on a month that says which days cost what and which are closed. */
export function StartDay({ list, offer, cityId, workingDaysOnly, first, hasRegular, onChange }: Props) {
  const today = toDay(list.today);
  const [month, setMonth] = useState(firstOfMonth(first));
  const city: CityCalendar = { calendar: offer.calendar, cityId };
  const prices = offer.deliveryPrices[hasRegular ? 'regular' : 'unique'];
  const now = shopNow(list);

  const stateOf = (day: Day): { readonly tone: PickerDay['tone']; readonly words: string } => {
    const kind = dayKind(day, city);
    if (now >= orderDeadline(day, offer.earliest)) return { tone: 'out', words: m.day_too_early() };
    if (!isAvailable(day, city)) return { tone: 'off', words: m.day_closed() };
    if (day > latestStart(now)) return { tone: 'out', words: m.day_too_late() };
    if (workingDaysOnly && kind !== 'working') return { tone: 'off', words: m.day_not_chosen_kind() };
    const price = money(prices[kind]);
    return kind === 'working'
      ? { tone: 'plain', words: m.day_working_price({ price }) }
      : { tone: 'special', words: m.day_weekend_price({ price }) };
  };

  const days = daysOfMonth(month).map((day): PickerDay => {
    const { tone, words } = stateOf(day);
    return { value: day, number: Number(day.slice(8)), tone, label: `${longDay(day)}. ${words}` };
  });
  const thisMonth = firstOfMonth(today);
  const lastMonth = firstOfMonth(latestStart(now));
  return (
    <DayPicker
      name="start_date"
      legend={m.choose_start()}
      month={monthName(month)}
      weekdays={weekdayLetters()}
      offset={weekday(month) - 1}
      days={days}
      value={first}
      onChange={(value) => onChange(toDay(value))}
      previous={{
        label: m.previous_month(),
        onPress: month > thisMonth ? () => setMonth(firstOfMonth(addDays(month, -1))) : undefined,
      }}
      next={{
        label: m.next_month(),
        onPress: month < lastMonth ? () => setMonth(nextMonth(month)) : undefined,
      }}
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-4 rounded-small border border-edge bg-paper" />
          {m.legend_working({ price: money(prices.working) })}
        </li>
        {!workingDaysOnly && (
          <li className="flex items-center gap-1.5">
            <span aria-hidden="true" className="size-4 rounded-small border border-edge bg-yolk-300/50" />
            {m.legend_weekend({ price: money(prices.weekend_or_holiday) })}
          </li>
        )}
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true" className="line-through">
            12
          </span>
          {m.legend_closed()}
        </li>
      </ul>
    </DayPicker>
  );
}
