import { m } from '@shop/messages';
import { money } from '~/lib/format.ts';

/** What an addition or a combination costs more: by the day, unless there is only one. */
export const extraPrice = (dayCents: number, days: number): string => {
  const price = money(dayCents);
  return days === 1 ? m.plus_price({ price }) : m.plus_per_day({ price });
};
