import { m } from '@shop/messages';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { cx } from '~/ui/cx.ts';
import { Drawer } from '~/ui/drawer.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { mainNavigation } from './navigation.ts';

export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Drawer
        title={m.nav_menu()}
        closeLabel={m.close()}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton label={m.nav_menu()} icon={<Menu strokeWidth={1.75} aria-hidden="true" />} />}
        footer={<LanguageSwitch />}
      >
        <nav aria-label={m.nav_main()} className="grid">
          {mainNavigation().map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              onClick={() => setOpen(false)}
              className={({ isActive }) =>
                cx('border-b border-line py-3.5 font-display text-xl font-bold', isActive && 'text-beet-700')
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
      </Drawer>
    </div>
  );
}
