import { createClient } from '@shop/contract/client';
import { getLocale } from '@shop/messages';
import { browserSend } from './browser-send.ts';
import { flashCookie } from './flash.ts';
import { paths } from './paths.ts';
import { tokenRenewal } from './token-renewal.ts';

export const renewToken = tokenRenewal((...call) => fetch(...call));

const send = browserSend({
  fetch: (...call) => fetch(...call),
  renew: renewToken,
  onLoggedOut: (why) => {
    document.cookie = flashCookie(why);
    void fetch('/api/auth/logout', { method: 'POST', credentials: 'same-origin' }).finally(() =>
      window.location.assign(paths.home()),
    );
  },
});

/** The API from the browser, with the visitor's own cookies. Loaders and actions use the one in their context. */
export const api = createClient(send, () => getLocale());
