import { overwriteGetLocale } from '@shop/messages';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// The server has chosen the language; the page says which.
overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'lt'));

/** A page that the browser has kept from before the language was changed is asked for anew. */
const speakAsChosen = (isKept: boolean): void => {
  const [, chosen] = /(?:^|; )lang=(lt|en)/.exec(document.cookie) ?? [];
  if (isKept && chosen && chosen !== document.documentElement.lang) location.reload();
};
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
speakAsChosen(arrival?.type === 'back_forward');
addEventListener('pageshow', ({ persisted }) => speakAsChosen(persisted));

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
