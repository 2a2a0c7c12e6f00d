import { describe, expect, it } from 'vitest';
import { fromWire, toWire, withoutEmpty } from './wire.ts';

describe('names', () => {
  it('are camelCase here and snake_case on the wire, all the way down', () => {
    const here = { nameLt: 'a', prices: [{ periodId: 1, priceCents: 990 }] };
    const wire = { name_lt: 'a', prices: [{ period_id: 1, price_cents: 990 }] };
    expect(toWire(here)).toEqual(wire);
    expect(fromWire(wire)).toEqual(here);
  });

  it('are changed in a query as well, which has no prototype', () => {
    const query = Object.assign(Object.create(null) as object, { per_page: '5' });
    expect(fromWire(query)).toEqual({ perPage: '5' });
  });

  it('of values stay: only keys are names', () => {
    expect(toWire({ mealType: 'snack_1', at: new Date(0) })).toEqual({
      meal_type: 'snack_1',
      at: new Date(0),
    });
  });
});

describe('empty values', () => {
  it('are left out, false and zero are not', () => {
    expect(
      withoutEmpty({ a: '', b: null, c: undefined, d: 0, e: false, f: { g: '' }, h: [{ i: '' }] }),
    ).toEqual({
      d: 0,
      e: false,
      f: {},
      h: [{}],
    });
  });
});
