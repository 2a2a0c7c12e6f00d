import { m } from '@shop/messages';
import { ClipboardList, MapPin, ShieldCheck, Sprout, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { cx } from '~/ui/cx.ts';
import { useScrollEdges } from '~/ui/use-scroll-edges.ts';

const places = () => [
  { to: paths.userCheckOuts(), label: m.orders_title(), Icon: ClipboardList },
  { to: paths.personalSettings(), label: m.personal_settings(), Icon: UserRound },
  { to: paths.loginSettings(), label: m.login_settings(), Icon: ShieldCheck },
  { to: paths.addresses(), label: m.addresses(), Icon: MapPin },
  { to: paths.userDiscounts(), label: m.points_title(), Icon: Sprout },
];

/** The account's pages: one below the other, or on a phone a row to be scrolled, with the open one in sight. */
export function AccountPlaces() {
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  const { before, after } = useScrollEdges(row);
  useEffect(() => {
    const box = row.current;
    const open = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && open) box.scrollLeft = open.offsetLeft - (box.clientWidth - open.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label={m.nav_account()} className="min-w-0">
      <ul
        ref={row}
        className={cx(
          'no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 lg:sticky lg:top-28 lg:mx-0 lg:flex-col lg:gap-1 lg:p-0',
          before && 'mask-l-from-[calc(100%-3rem)]',
          after && 'mask-r-from-[calc(100%-3rem)]',
        )}
      >
        {places().map(({ to, label, Icon }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center gap-2 rounded-control border px-3 py-2 text-sm font-semibold hover:bg-beet-50 lg:gap-3 lg:border-transparent lg:px-4 lg:text-base',
                  isActive
                    ? 'border-beet-100 bg-beet-100 text-beet-700'
                    : 'border-line bg-paper lg:bg-transparent',
                )
              }
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
