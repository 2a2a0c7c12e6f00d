import type { Repositories, Work } from '../../db/unit-of-work.ts';
import type { Person } from './person.ts';

/**
 * What an area keeps about people. Whoever keeps something more about them adds it to these three, in the area that
 * keeps it: nothing else asks.
 */
export type PersonalData = {
  /** For its owner to take along; nothing in it opens anything. */
  readonly export?: (
    repositories: Repositories,
    person: Person,
    now: Date,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** What goes at once when somebody asks to be forgotten. */
  readonly forget?: (within: Work, person: Person, now: Date) => Promise<void>;
  /** Every night: deletes what has lain as long as the privacy policy says, and counts it. */
  readonly expire?: (within: Work, now: Date) => Promise<Readonly<Record<string, number>>>;
};

/** As the privacy policy promises; whoever changes one changes the other. */
export const keptFor = { messageMonths: 36, securityMonths: 12, advertisingDays: 90, returnAccountDays: 90 };

export const monthsBefore = (now: Date, months: number): Date => {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
};
