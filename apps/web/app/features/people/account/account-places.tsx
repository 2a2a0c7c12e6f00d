import { m } from '@shop/messages';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { cx } from '~/ui/cx.ts';
import { useScrollEdges } from '~/ui/use-scroll-edges.ts';

type Place = { readonly to: string; readonly label: string; readonly isOpen: boolean };

const isAt = (pathname: string, ...starts: readonly string[]): boolean =>
  starts.some((start) => pathname === start || pathname.startsWith(`${start}/`));

const settingsPlaces = (pathname: string): Place[] =>
  [
    { to: paths.personalSettings(), label: m.personal_settings() },
    { to: paths.loginSettings(), label: m.login_settings() },
    { to: paths.addresses(), label: m.addresses() },
  ].map((place) => ({ ...place, isOpen: pathname === place.to }));

const places = (pathname: string): Place[] => [
  { to: paths.userDays(), label: m.days_title(), isOpen: isAt(pathname, paths.userDays()) },
  {
    to: paths.userCheckOuts(),
    label: m.nav_orders_short(),
    isOpen: isAt(pathname, '/user/order-management'),
  },
  { to: paths.userDiscounts(), label: m.points_title(), isOpen: isAt(pathname, paths.userDiscounts()) },
  { to: paths.userCalculator(), label: m.calculator_title(), isOpen: isAt(pathname, paths.userCalculator()) },
  {
    to: paths.personalSettings(),
    label: m.nav_settings(),
    isOpen: isAt(pathname, paths.personalSettings(), paths.addresses()),
  },
];

type RowProps = { label: string; places: readonly Place[]; look: (isOpen: boolean) => string };

/** Side by side, to be scrolled where they do not fit, with the open one in sight. */
function Row({ label, places: shown, look }: RowProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  const { before, after } = useScrollEdges(row);
  useEffect(() => {
    const box = row.current;
    const open = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && open) box.scrollLeft = open.offsetLeft - (box.clientWidth - open.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label={label} className="min-w-0">
      <ul
        ref={row}
        className={cx(
          'no-scrollbar relative -mx-4 flex gap-1 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-1',
          before && 'mask-l-from-[calc(100%-3rem)]',
          after && 'mask-r-from-[calc(100%-3rem)]',
        )}
      >
        {shown.map(({ to, label: name, isOpen }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={isOpen ? 'page' : undefined}
              className={cx('flex min-h-11 items-center px-4 font-semibold', look(isOpen))}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The account's pages, and below them those of the settings while one of them is open. */
export function AccountPlaces() {
  const { pathname } = useLocation();
  const ofSettings = settingsPlaces(pathname);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <Row
        label={m.nav_account()}
        places={places(pathname)}
        look={(isOpen) => cx('rounded-full', isOpen ? 'bg-beet-950 text-white' : 'hover:bg-beet-50')}
      />
      {ofSettings.some(({ isOpen }) => isOpen) && (
        <Row
          label={m.nav_settings_places()}
          places={ofSettings}
          look={(isOpen) =>
            cx('rounded-control text-sm', isOpen ? 'bg-beet-100 text-beet-700' : 'hover:bg-beet-50')
          }
        />
      )}
    </div>
  );
}
