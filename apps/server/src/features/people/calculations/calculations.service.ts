import type { CalculationInput, KeptCalculation } from '@shop/contract/calculations';
import type { Viewer } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { presentCalculation } from './calculations.presenter.ts';

/** Everybody's own alone, an admin's view included: what it says is near to health. So it is in no trail either. */
export const calculationsService = (work: UnitOfWork) => ({
  keep: (
    id: number,
    { kcal, goal }: CalculationInput,
    viewer: Viewer,
    now: Date,
  ): Promise<KeptCalculation | Failure> =>
    work.transaction(async (within) => {
      if (id !== viewer.userId || !(await within.auth.lockUser(id))) return fail('not_found');
      const row = { userId: id, kcal, goal, keptAt: now };
      await within.calculations.keep(row);
      return presentCalculation(row);
    }),
  remove: (id: number, viewer: Viewer): Promise<undefined | Failure> =>
    work.transaction(async (within) => {
      if (id !== viewer.userId) return fail('not_found');
      await within.calculations.remove(id);
      return undefined;
    }),
});
export type CalculationsService = ReturnType<typeof calculationsService>;
