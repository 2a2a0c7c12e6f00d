import type { Client } from '@shop/contract/client';
import { m } from '@shop/messages';

/** What the forms of `FeedCard` do, by their intents. */
export const feedTasks = (api: Client) => ({
  'feed-open': async () => {
    await api('POST /users/calendar-feed');
    return m.feed_opened();
  },
  'feed-end': async () => {
    await api('DELETE /users/calendar-feed');
    return m.feed_ended();
  },
});
