import { describe, expect, it } from 'vitest';
import { filtersOf, listFilterFrom } from './list-filter.ts';

const kit = (levels: number[], planIds: number[]) => ({
  calories: levels.map((kcal) => ({ id: kcal, kcal, prices: [] })),
  dietPlans: planIds.map((id) => ({ id, name: { lt: '', en: '' } })),
});

const plans = [{ id: 1 }, { id: 2 }, { id: 3 }];
const offered = filtersOf([kit([1800, 1400], [3]), kit([2200, 1800], [1]), kit([], [])], plans);

it('the levels and diet plans that kits have can be asked for, and no others', () => {
  expect(offered).toEqual({ plans: [{ id: 1 }, { id: 3 }], levels: [1400, 1800, 2200] });
  expect(filtersOf([], plans)).toEqual({ plans: [], levels: [] });
});

const asked = (query: string) => listFilterFrom(new URLSearchParams(query), offered);

describe('the address of the list', () => {
  it('says which kits are asked for', () => {
    expect(asked('search=lašiša&diet_plan_id=3&kcal=1400&kind=unique&sort=price_down')).toEqual({
      search: 'lašiša',
      dietPlanId: 3,
      kcal: 1400,
      isUnique: true,
      sort: 'price_down',
    });
    expect(asked('kind=regular')).toEqual({ isUnique: false });
  });

  it.each([
    'kcal=1.5',
    'kcal=99999',
    'kcal=1500',
    'kcal=1e3',
    'diet_plan_id=99999999999',
    'diet_plan_id=2',
    'search=%00',
    'search=%20%09',
    'kind=other',
    'sort=position',
  ])('that asks for what is not on offer asks for nothing (%s)', (query) => {
    expect(asked(query)).toEqual({});
  });

  it('brings words without signs that nobody types, at most as many as the API takes', () => {
    expect(asked('search=a%00b')).toEqual({ search: 'a b' });
    expect(asked(`search=${'x'.repeat(101)}`)).toEqual({ search: 'x'.repeat(100) });
  });
});
