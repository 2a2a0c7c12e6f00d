import type { ChristmasSeasonSettings } from '@shop/contract/christmas';
import type { ChristmasSeason } from '@shop/domain/christmas';

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** As the owner has said it, for the rules about it. */
export const seasonOf = ({ opensAt, lastOrderAt, ...season }: ChristmasSeasonSettings): ChristmasSeason => ({
  ...season,
  opensAt: moment(opensAt),
  lastOrderAt: moment(lastOrderAt),
});
