import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { Outcome } from '~/lib/intents.ts';
import { Notice } from '~/ui/notice.tsx';
import { useToast } from '~/ui/toast.tsx';

type Props = {
  outcome: Outcome<unknown> | undefined;
  /** Where to go on from, by its id, where what had the focus is gone or something new is to be seen. */
  goTo?: string | undefined;
};

/**
 * What a form of the page has done: a toast, in sight wherever one has scrolled to. What came with the document, without
 * JavaScript, stands below the page's title instead.
 */
export function Done({ outcome, goTo }: Props) {
  const { state } = useNavigation();
  const { show, close } = useToast();
  const [first] = useState(outcome);
  const said = useRef(outcome);
  const toast = useRef(0);
  useEffect(() => {
    // The page around it is as the form left it only when its data has come anew.
    if (state !== 'idle' || said.current === outcome) return;
    said.current = outcome;
    // The newest is enough: on a phone they would cover the page.
    close(toast.current);
    if (outcome?.done === undefined) return;
    if (typeof outcome.done === 'string') toast.current = show({ text: outcome.done, tone: 'success' });
    if (goTo !== undefined) document.getElementById(goTo)?.focus();
  }, [state, outcome, goTo, show, close]);
  if (outcome !== first || typeof outcome?.done !== 'string') return null;
  return (
    <Notice tone="success" live="polite">
      {outcome.done}
    </Notice>
  );
}
