/** The shop's clock. Rules are given `now`; only the edge reads it here. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export type MovableClock = Clock & { moveTo(instant: Date): void };

/** Stands still at the given instant until it is moved. */
export const movableClock = (start: Date): MovableClock => {
  let instant = start;
  return {
    now: () => new Date(instant),
    moveTo: (to) => {
      instant = to;
    },
  };
};
