export type Remaining = { days: number; hours: number; minutes: number; seconds: number };

/** Whole days, hours, minutes and seconds of a stretch of milliseconds; zeros once it is over. */
export const splitRemaining = (milliseconds: number): Remaining => {
  const total = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
};
