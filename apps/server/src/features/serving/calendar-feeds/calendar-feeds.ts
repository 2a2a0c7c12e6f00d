import { isoOrNull } from '../../../iso.ts';
import { encryptedTokens } from '../../base/links/encrypted-tokens.ts';
import type { Parts } from '../../base/parts.ts';
import type { PersonalData } from '../../base/personal-data.ts';
import { calendarFeedsRoutes } from './calendar-feeds.routes.ts';
import { calendarFeedsService } from './calendar-feeds.service.ts';

const personalData: PersonalData = {
  export: async ({ calendarFeeds }, { userId }) => {
    const row = userId === null ? null : await calendarFeeds.one(userId);
    return { calendarFeedSince: isoOrNull(row && row.createdAt) };
  },
  forget: async ({ calendarFeeds }, { userId }) => {
    if (userId !== null) await calendarFeeds.remove(userId);
  },
};

export const openCalendarFeeds = (parts: Pick<Parts, 'work' | 'settings' | 'publicUrl' | 'secret'>) => ({
  routes: calendarFeedsRoutes(calendarFeedsService({ ...parts, tokens: encryptedTokens(parts.secret) })),
  personalData: [personalData],
});
