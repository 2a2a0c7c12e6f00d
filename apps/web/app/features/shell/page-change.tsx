import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';

/** After a change of page the focus goes to its content and the title is read out, as a browser does for a new page. */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, announce] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '') document.getElementById('content')?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname, hash]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
