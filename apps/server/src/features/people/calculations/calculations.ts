import type { Parts } from '../../base/parts.ts';
import type { PersonalData } from '../../base/personal-data.ts';
import { presentCalculation } from './calculations.presenter.ts';
import { calculationsRoutes } from './calculations.routes.ts';
import { calculationsService } from './calculations.service.ts';

const personalData: PersonalData = {
  export: async ({ calculations }, { userId }) => {
    const row = userId === null ? null : await calculations.of(userId);
    return { calculation: row && presentCalculation(row) };
  },
  forget: async ({ calculations }, { userId }) => {
    if (userId !== null) await calculations.remove(userId);
  },
};

/** What people keep of the calorie calculator. */
export const openCalculations = ({ work }: Pick<Parts, 'work'>) => ({
  routes: calculationsRoutes(calculationsService(work)),
  personalData: [personalData],
});
