import { createSubscriber } from '@shop/contract/subscribe';
import { getLocale } from '@shop/messages';
import { renewToken } from './api.ts';

/** The API's events in the browser, with the visitor's own cookies. Loaded by whoever listens, when they do. */
export const subscribe = createSubscriber({
  fetch: (...call) => fetch(...call),
  locale: () => getLocale(),
  pause: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  renew: renewToken,
});
