import { overwriteGetLocale } from '@shop/messages';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { speaksAnother } from './lib/chosen-language.ts';

// The server has chosen the language; the page says which.
overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'lt'));

// A page that the browser has kept from before the language was changed is asked for anew.
const comeAnew = (isKept: boolean): void => {
  if (isKept && speaksAnother()) location.reload();
};
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
comeAnew(arrival?.type === 'back_forward');
addEventListener('pageshow', ({ persisted }) => comeAnew(persisted));

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
