import { type Failure, invalid } from '../../../failure.ts';

export const unknownAllergens = (
  ids: readonly number[],
  known: ReadonlyMap<number, unknown>,
): Failure | null => (ids.every((id) => known.has(id)) ? null : invalid({ allergenIds: 'unknown_choice' }));
