import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What had the focus may be gone from the page: a deleted row, a link of a list that was empty. Then the heading takes it,
 * after a panel that closes had its time to give it back.
 */
export const useKeptFocus = (heading: RefObject<HTMLElement | null>, path: string): void => {
  const { key, pathname } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key === first.current || pathname !== path) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, pathname, path, heading]);
};
