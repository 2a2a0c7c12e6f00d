import { describe, expect, it } from 'vitest';
import { instantInVilnius, toDay } from '../day.ts';
import { cutOf, heldAtCut } from './cut.ts';

const terms = {
  isCancellationDisabled: false,
  cancellationHours: 48,
  isChangeDisabled: false,
  changeHours: 72,
  deliveryDateChangeHours: 24,
};
const tuesday = { day: toDay('2026-11-24'), isDayBefore: false };
const vilnius = (day: string, hour = 0) => instantInVilnius(toDay(day), hour, 0);

describe('a day closes', () => {
  it('when the last of all terms is over', () => {
    expect(cutOf(tuesday, terms, 'third')).toEqual(vilnius('2026-11-23'));
  });
  it('or, where every term is longer, when it can no longer be ordered', () => {
    expect(cutOf(tuesday, { ...terms, deliveryDateChangeHours: 96 }, 'next')).toEqual(vilnius('2026-11-24'));
  });
  it('earlier by a day where it is brought in the evening before', () => {
    expect(cutOf({ ...tuesday, isDayBefore: true }, terms, 'third')).toEqual(vilnius('2026-11-22'));
  });
});

describe('what is held when it closes', () => {
  const line = { orderId: 1, isUnique: false, orderedLastDay: toDay('2026-11-25') };
  const deliveries = [
    { id: 1, day: toDay('2026-11-23'), status: 'planned' },
    { id: 2, day: toDay('2026-11-24'), status: 'held' },
    { id: 3, day: toDay('2026-11-25'), status: 'held' },
  ] as const;
  const plan = {
    lines: [
      { ...line, deliveries },
      { ...line, isUnique: true, deliveries: [{ id: 4, day: toDay('2026-11-24'), status: 'held' as const }] },
    ],
    isDayBefore: false,
    isDayFixed: false,
  };
  const at = (now: Date) => heldAtCut(plan, terms, 'third', now);

  it('is nothing a moment before', () => {
    expect(at(new Date(vilnius('2026-11-23').getTime() - 1))).toEqual({ moved: [], returned: [] });
  });
  it('is what waits, of that day alone; a unique kit is not moved', () => {
    expect(at(vilnius('2026-11-23'))).toEqual({ moved: [2], returned: [4] });
  });
});
