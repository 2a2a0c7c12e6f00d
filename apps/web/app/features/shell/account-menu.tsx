import type { UserProfile } from '@shop/contract/auth';
import { m } from '@shop/messages';
import { LogOut, UserRound } from 'lucide-react';
import { Form } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { cx } from '~/ui/cx.ts';
import { buttonLook } from '~/ui/button.tsx';

const id = 'account-menu';

/** A native popover, like the menu on a phone. */
export function AccountMenu({ viewer }: { viewer: UserProfile }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={cx(buttonLook({ variant: 'quiet', size: 'sm' }), '[anchor-name:--account]')}
      >
        <UserRound size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="max-w-32 truncate">{viewer.firstName || viewer.email}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="inset-auto top-16 right-4 m-0 min-w-56 rounded-card border border-line bg-paper p-2 text-beet-950 shadow-float lg:top-20"
      >
        <Form method="post" action={paths.logout()}>
          <button className="flex w-full items-center gap-3 rounded-control px-3 py-2.5 text-left hover:bg-beet-50">
            <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
            {m.log_out()}
          </button>
        </Form>
      </div>
    </>
  );
}
