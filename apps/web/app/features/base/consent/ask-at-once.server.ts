import { consentPattern } from '~/lib/consent.ts';

/** Runs in the browser as text, at the end of every page: who has not been asked about cookies is asked. */
export const askAtOnce = `{
  const notice = document.querySelector('.cookie-notice');
  if (notice && !${consentPattern}.test(document.cookie)) notice.hidden = false;
}`;
