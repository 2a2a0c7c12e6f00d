import { m } from '@shop/messages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '~/lib/paths.ts';
import type { EditOutcome, Unsent } from '~/lib/resource-route.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

const texts = {
  logged_out: m.admin_logged_out_text,
  offline: m.admin_offline_text,
  failed: m.admin_failed_text,
} satisfies Record<Unsent, () => string>;

/** What was typed has not reached the shop: it is still here, and can be sent again. */
export function NotSent({
  outcome,
  unsent,
  isSaving,
}: {
  outcome: EditOutcome;
  unsent: Unsent;
  isSaving: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  // The form may be scrolled far below it.
  useEffect(() => box.current?.focus(), [outcome]);
  const isLoggedOut = unsent === 'logged_out';
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded-card">
      <Notice tone="danger" live="assertive" title={outcome.refusal.message}>
        <p>{texts[unsent]()}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {isLoggedOut && (
            <a
              href={paths.login({ back: `${pathname}${search}` })}
              target="_blank"
              rel="noopener"
              className={buttonLook({ size: 'sm' })}
            >
              {m.admin_log_in_beside()}
            </a>
          )}
          <Button
            type="submit"
            size="sm"
            variant={isLoggedOut ? 'secondary' : 'primary'}
            loading={isSaving}
            loadingLabel={m.sending()}
          >
            {m.away_again()}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
