import { overwriteGetLocale } from '@shop/messages';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// The server has chosen the language; the page says which.
overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'lt'));

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
