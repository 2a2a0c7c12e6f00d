import type { Page } from '@playwright/test';

/** A page that listens to the shop is never idle: for whoever waits until it is, the shop has nothing to tell. */
export const tellNothing = (page: Page): Promise<unknown> =>
  page.route(/\/api\/.*\/events$/, (route) => route.fulfill({ status: 204 }));
