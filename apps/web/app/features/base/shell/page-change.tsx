import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';

const focusOn = (id: string): void => {
  const place = document.getElementById(id);
  if (!place) return;
  // What cannot have the focus by itself may be given it.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
};

/**
 * After a change of page the focus goes to its content, or to the place in it that the address names, and the title is
 * read out, as a browser does for a new page. What counts as one page may be named; else it is the address.
 */
export function PageChange({ page: named }: { page?: string }) {
  const { pathname, hash } = useLocation();
  const page = named ?? pathname;
  const shown = useRef({ page, hash });
  const [title, announce] = useState('');
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, hash };
    const isNew = before.page !== page;
    if (hash !== '' && (isNew || before.hash !== hash)) focusOn(decodeURIComponent(hash.slice(1)));
    else if (isNew) focusOn('content');
    if (isNew) announce(document.title);
  }, [page, hash]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
