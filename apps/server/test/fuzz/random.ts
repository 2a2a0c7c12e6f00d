import { seededRandom } from '../../src/sandbox/seeded-random.ts';

/** Choices that look random and are the same in every run. */
export const randomFor = (seed: string) => {
  const next = seededRandom(seed);
  return { pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]! };
};
export type Random = ReturnType<typeof randomFor>;
