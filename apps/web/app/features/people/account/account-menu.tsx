import type { UserProfile } from '@shop/contract/auth';
import { m } from '@shop/messages';
import { CalendarDays, ClipboardList, LogOut, ShieldCheck, UserRound, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { cx } from '~/ui/cx.ts';
import { buttonLook } from '~/ui/button.tsx';

const id = 'account-menu';

const itemLook = 'flex w-full items-center gap-3 rounded-control px-3 py-2.5 text-left hover:bg-beet-50';

const places = ({ role }: UserProfile) => [
  { to: paths.userDays(), label: m.days_title(), Icon: CalendarDays },
  { to: paths.userCheckOuts(), label: m.orders_title(), Icon: ClipboardList },
  { to: paths.personalSettings(), label: m.personal_settings(), Icon: UserRound },
  { to: paths.loginSettings(), label: m.login_settings(), Icon: ShieldCheck },
  ...(role === 'admin' ? [{ to: paths.admin(), label: m.admin_title(), Icon: Users }] : []),
];

/** A native popover, like the menu on a phone. */
export default function AccountMenu({ viewer }: { viewer: UserProfile }) {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => menu.current?.hidePopover(), [key]);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={cx(buttonLook({ variant: 'quiet', size: 'sm' }), '[anchor-name:--account]')}
      >
        <UserRound size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="max-w-32 truncate max-sm:sr-only lg:max-xl:sr-only">
          {viewer.firstName || viewer.email}
        </span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="inset-auto top-28 right-4 m-0 min-w-56 rounded-card border border-line bg-paper p-2 text-beet-950 shadow-float [position-anchor:--account] supports-[top:anchor(bottom)]:top-[calc(anchor(bottom)+0.5rem)] supports-[top:anchor(bottom)]:right-[max(1rem,anchor(right))]"
      >
        <div className="mb-2 grid border-b border-line pb-2">
          {places(viewer).map(({ to, label, Icon }) => (
            <Link key={to} to={to} className={itemLook}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              {label}
            </Link>
          ))}
        </div>
        <Form method="post" action={paths.logout()}>
          <button className={itemLook}>
            <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
            {m.log_out()}
          </button>
        </Form>
      </div>
    </>
  );
}
