import { expect, it } from 'vitest';
import { mostGoodwill } from './goodwill.ts';

const facts = {
  listCents: 1200,
  discountCents: 120,
  deliveryCents: 200,
  dayPaidCents: 1280,
  paidCents: 6400,
  returnedCents: 0,
};

it.each<[Partial<typeof facts>, number, string]>([
  [{}, 1280, 'what the day cost with delivery'],
  [{ returnedCents: 5400 }, 1000, 'no more than is left of what was paid'],
  [{ returnedCents: 6400 }, 0, 'nothing, where everything came back'],
  [{ dayPaidCents: 740 }, 740, 'of a day that was paid half in points its own money'],
  [{ paidCents: 0 }, 0, 'nothing, where all was paid in points'],
])('%o: %i, %s', (other, most) => {
  expect(mostGoodwill({ ...facts, ...other })).toBe(most);
});
