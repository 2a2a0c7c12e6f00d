import type { Limit } from '../../base/limits/limits.repository.ts';

export type PlacingLimits = {
  readonly perMailbox: Limit;
  readonly perAddress: { readonly guest: Limit; readonly user: Limit };
};

/** What a household, an office or the owner at the telephone needs in an hour, and more. */
export const defaultOrdersPerAddress = 30;

/**
 * How often an order may be tried in an hour: too seldom to fill a mailbox, or the kitchen's day, with made-up orders.
 * Whoever has an account is known by more than an address, so more of them may share one; a mailbox is one person's.
 */
export const placingLimits = (guestsPerAddress: number = defaultOrdersPerAddress): PlacingLimits => {
  const perHour = (max: number): Limit => ({ max, perSeconds: 3600 });
  return {
    perMailbox: perHour(Math.ceil(guestsPerAddress / 3)),
    perAddress: { guest: perHour(guestsPerAddress), user: perHour(guestsPerAddress * 3) },
  };
};
