import { m } from '@shop/messages';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** Somebody deleted the thing after it was opened here: what was typed stays to be read, and that is all. */
export function DeletedMeanwhile({ close }: { close: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded-card">
      <Notice tone="danger" live="assertive" title={m.admin_gone_title()}>
        <p>{m.admin_gone_text()}</p>
        <Button size="sm" className="mt-3" onClick={close}>
          {m.close()}
        </Button>
      </Notice>
    </div>
  );
}
