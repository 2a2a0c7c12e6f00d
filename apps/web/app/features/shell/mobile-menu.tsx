import { m } from '@shop/messages';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { cx } from '~/ui/cx.ts';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { mainNavigation } from './navigation.ts';

const id = 'mobile-menu';

/** A native popover: it opens, closes by Escape or a press beside it, and keeps the focus right, all without JavaScript. */
export function MobileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => menu.current?.hidePopover(), [key]);
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={id} aria-label={m.nav_menu()} className={iconButtonLook()}>
        <Menu strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="popover-sheet inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full overflow-y-auto rounded-t-card border-t border-line bg-paper p-5 pb-8 text-beet-950 shadow-float"
      >
        <div className="mb-2 flex items-center justify-between">
          <p className="font-display text-xl font-bold">{m.nav_menu()}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={m.close()}
            className={iconButtonLook()}
          >
            <X strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={m.nav_main()} className="mb-5 grid">
          {mainNavigation().map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                cx('border-b border-line py-3.5 font-display text-xl font-bold', isActive && 'text-beet-700')
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <LanguageSwitch />
      </div>
    </div>
  );
}
