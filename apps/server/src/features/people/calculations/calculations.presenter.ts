import type { KeptCalculation } from '@shop/contract/calculations';
import type { CalculationRow } from './calculations.repository.ts';

export const presentCalculation = ({ kcal, goal, keptAt }: CalculationRow): KeptCalculation => ({
  kcal,
  goal,
  keptAt: keptAt.toISOString(),
});
