import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { takeFlash } from '~/lib/flash.ts';
import { loadPart } from '~/lib/missing-parts.ts';
import { useToast } from '~/ui/toast.tsx';

/** Says what the page before has left to say, once. */
export function FlashToast() {
  const { key } = useLocation();
  const { show } = useToast();
  useEffect(() => {
    const code = takeFlash();
    if (code === null) return;
    void loadPart(() => import('~/lib/flash-texts.ts')).then(({ flashSaid }) => {
      const said = flashSaid(code);
      if (said) show(said);
    });
  }, [key, show]);
  return null;
}
