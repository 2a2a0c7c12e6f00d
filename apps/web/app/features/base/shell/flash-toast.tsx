import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { takeFlash } from '~/lib/flash.ts';
import { loadChunk } from '~/lib/chunk-failures.ts';
import { useToast } from '~/ui/toast.tsx';

/** Says what the page before has left to say, once. */
export function FlashToast() {
  const { key } = useLocation();
  const { show } = useToast();
  useEffect(() => {
    const flash = takeFlash();
    if (!flash) return;
    void loadChunk(() => import('~/lib/flash-texts.ts')).then(({ flashText }) => {
      const said = flashText(flash.code, flash.name);
      if (said) show(said);
    });
  }, [key, show]);
  return null;
}
