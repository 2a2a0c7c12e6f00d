import { m } from '@shop/messages';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useRoot } from '~/lib/use-root.ts';
import { cx } from '~/ui/cx.ts';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { closesModal, Modal, opensModal } from '~/ui/modal.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import {
  foodNavigation,
  giftNavigation,
  moreNavigation,
  type NavigationItem,
  seasonNavigation,
} from './navigation.ts';

const id = 'mobile-menu';
const titleId = `${id}-title`;

export function MobileMenu({ account }: { account: NavigationItem }) {
  const { shop } = useRoot();
  const menu = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => menu.current?.close(), [key]);
  return (
    <>
      <button
        type="button"
        {...opensModal(id)}
        aria-haspopup="dialog"
        aria-label={m.nav_menu()}
        className={cx(iconButtonLook(), 'lg:hidden')}
      >
        <Menu strokeWidth={1.75} aria-hidden="true" />
      </button>
      <Modal
        ref={menu}
        id={id}
        aria-labelledby={titleId}
        className="sheet inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full overflow-y-auto overscroll-contain rounded-t-card border-t border-line bg-paper text-beet-950 shadow-float"
      >
        <div className="p-5 pb-[calc(2rem+env(safe-area-inset-bottom))]">
          <div className="mb-2 flex items-center justify-between">
            <p id={titleId} className="font-display text-xl font-bold">
              {m.nav_menu()}
            </p>
            <button
              type="button"
              {...closesModal(id)}
              aria-label={m.close()}
              className={cx(iconButtonLook(), '-mr-2')}
            >
              <X strokeWidth={1.75} aria-hidden="true" />
            </button>
          </div>
          <nav aria-label={m.nav_main()} className="mb-5 grid">
            {foodNavigation(shop).map(({ label, to }) => (
              <NavLink
                key={to}
                to={to}
                className={({ isActive }) =>
                  cx(
                    'border-b border-line py-3.5 font-display text-xl font-bold',
                    isActive && 'text-beet-700',
                  )
                }
              >
                {label}
              </NavLink>
            ))}
            <div className="mt-2 flex flex-wrap gap-x-7">
              {[account, ...seasonNavigation(shop), giftNavigation(), ...moreNavigation()].map(
                ({ label, to }) => (
                  <NavLink
                    key={to}
                    to={to}
                    className={({ isActive }) => cx('py-3 font-semibold', isActive && 'text-beet-700')}
                  >
                    {label}
                  </NavLink>
                ),
              )}
            </div>
          </nav>
          <LanguageSwitch />
        </div>
      </Modal>
    </>
  );
}
