import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { takeFlash } from '~/lib/flash.ts';
import { useToast } from '~/ui/toast.tsx';

/** Says what the page before has left to say, once. */
export function FlashToast() {
  const { key } = useLocation();
  const { show } = useToast();
  useEffect(() => {
    const text = takeFlash();
    if (text !== null) show({ text });
  }, [key, show]);
  return null;
}
