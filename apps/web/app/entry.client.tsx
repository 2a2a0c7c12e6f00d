import { overwriteGetLocale } from '@shop/messages';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isOtherLanguageChosen } from './lib/chosen-language.ts';
import { watchedRouter, watchReloads } from './lib/chunk-failures.ts';

// The server has chosen the language; the page says which.
overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'lt'));

// A page that the browser has kept alive from before the language was changed is asked for anew. What it has only
// stored it asks for by itself: stored pages vary by cookie.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isOtherLanguageChosen()) location.reload();
});

watchReloads();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={[watchedRouter]} />);
});
