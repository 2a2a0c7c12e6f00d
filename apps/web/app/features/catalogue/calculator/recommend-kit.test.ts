import { expect, it } from 'vitest';
import { recommendKit } from './recommend-kit.ts';

const kit = (
  id: number,
  levels: number[],
  details: { isUnique?: boolean; isRecommended?: boolean } = {},
) => ({
  id,
  isUnique: false,
  isRecommended: false,
  ...details,
  calories: levels.map((kcal) => ({ id: kcal, kcal, prices: [] })),
});

const chosen = (target: number, kits: ReturnType<typeof kit>[]) => {
  const found = recommendKit(target, kits);
  return found && [found.kit.id, found.kcal];
};

it('the level nearest to the target is recommended, whichever kit has it', () => {
  expect(chosen(1786, [kit(1, [1200, 1500]), kit(2, [1500, 1800])])).toEqual([2, 1800]);
});

it('of equally near ones a recommended kit is preferred, then the owner’s order', () => {
  expect(chosen(1500, [kit(1, [1500]), kit(2, [1500])])).toEqual([1, 1500]);
  expect(chosen(1500, [kit(1, [1500]), kit(2, [1500], { isRecommended: true })])).toEqual([2, 1500]);
});

it('a special kit is never the answer, and without kits there is none', () => {
  expect(chosen(1500, [kit(1, [1500], { isUnique: true }), kit(2, [3000])])).toEqual([2, 3000]);
  expect(chosen(1500, [])).toBeNull();
});
