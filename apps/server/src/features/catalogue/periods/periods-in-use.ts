import type { PeriodInUse } from '@shop/contract/periods';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** A period that a kit has can be neither deleted nor overlooked. */
export const periodsInUse = ({
  periods,
  kits,
}: Pick<Snapshot, 'periods' | 'kits'>): ReadonlyMap<number, PeriodInUse> => {
  const inKits = [...kits.values()].flatMap((kit) => kit.periods.map(({ id }) => id));
  return new Map(
    [...periods].map(([id, period]) => [
      id,
      { ...period, kitCount: inKits.filter((each) => each === id).length },
    ]),
  );
};
