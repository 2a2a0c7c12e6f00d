import { m } from '@shop/messages';
import { LogOut, Menu, Search, Store, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { LanguageSwitch } from '~/features/base/shell/language-switch.tsx';
import { Logo } from '~/features/base/shell/logo.tsx';
import { PageChange } from '~/features/base/shell/page-change.tsx';
import { SkipLink } from '~/features/base/shell/skip-link.tsx';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { cx } from '~/ui/cx.ts';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { closesModal, Modal, opensModal } from '~/ui/modal.tsx';
import { AdminNav } from './admin-nav.tsx';
import { CommandBar, commandBarId } from './command-bar.tsx';
import { placeAt } from './places.ts';

const menuId = 'admin-menu';
const railOnly = 'md:max-[68.75rem]:sr-only';

function CommandButton() {
  return (
    <button
      type="button"
      {...opensModal(commandBarId)}
      aria-haspopup="dialog"
      className="flex min-h-9 w-full items-center gap-2.5 rounded-small border border-line bg-neutral-50 px-2.5 text-left whitespace-nowrap text-muted hover:border-beet-300 md:max-[68.75rem]:justify-center"
    >
      <Search size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className={railOnly}>{m.admin_command_bar()}</span>
      <kbd className="ml-auto rounded-sm border border-line bg-paper px-1.5 font-text text-sm max-[68.75rem]:hidden">
        {m.admin_command_key()}
      </kbd>
    </button>
  );
}

/** Who is here, and the ways out. */
function Foot({ isRail = false }: { isRail?: boolean }) {
  const { viewer } = useRoot();
  const words = isRail ? railOnly : '';
  const look = cx(
    'flex min-h-9 w-full items-center gap-2.5 rounded-small px-2.5 text-left hover:bg-beet-50 max-md:min-h-11',
    isRail && 'md:max-[68.75rem]:justify-center',
  );
  return (
    <div className="mt-auto grid grid-cols-1 gap-1 border-t border-line pt-3">
      <Link to={paths.loginSettings()} className={cx('px-2.5 py-1 hover:text-beet-700', words)}>
        <span className="block truncate font-semibold">
          {`${viewer?.firstName ?? ''} ${viewer?.lastName ?? ''}`.trim() || viewer?.email}
        </span>
      </Link>
      <Link to={paths.home()} title={isRail ? m.admin_to_shop() : undefined} className={look}>
        <Store size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        <span className={words}>{m.admin_to_shop()}</span>
      </Link>
      <Form method="post" action={paths.logout()}>
        <button title={isRail ? m.log_out() : undefined} className={look}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span className={words}>{m.log_out()}</span>
        </button>
      </Form>
      <div
        className={cx('px-2.5 pt-1', isRail && 'md:max-[68.75rem]:px-0 md:max-[68.75rem]:[&_form]:flex-col')}
      >
        <LanguageSwitch />
      </div>
    </div>
  );
}

function PhoneBar() {
  const menu = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => menu.current?.close(), [key]);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-paper px-4 md:hidden">
      <button
        type="button"
        {...opensModal(menuId)}
        aria-haspopup="dialog"
        aria-label={m.nav_menu()}
        className={cx(iconButtonLook(), '-ml-2')}
      >
        <Menu strokeWidth={1.75} aria-hidden="true" />
      </button>
      <Logo />
      <button
        type="button"
        {...opensModal(commandBarId)}
        aria-haspopup="dialog"
        aria-label={m.admin_command_bar()}
        className={cx(iconButtonLook(), '-mr-2 ml-auto')}
      >
        <Search strokeWidth={1.75} aria-hidden="true" />
      </button>
      <Modal
        ref={menu}
        id={menuId}
        aria-label={m.admin_nav()}
        className="inset-y-0 left-0 m-0 h-dvh max-h-dvh w-72 max-w-[calc(100vw-3rem)] border-r border-line bg-paper text-beet-950 shadow-float"
      >
        <div className="flex min-h-full flex-col gap-4 p-4">
          <button
            type="button"
            {...closesModal(menuId)}
            aria-label={m.close()}
            className={cx(iconButtonLook(), '-mb-4 -ml-1')}
          >
            <X strokeWidth={1.75} aria-hidden="true" />
          </button>
          <AdminNav />
          <Foot />
        </div>
      </Modal>
    </header>
  );
}

/** The staff's tool around its pages: navigation at the left (its icons on a narrower screen, a drawer on a phone). */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="min-h-dvh bg-neutral-50 text-[0.9375rem] md:grid md:grid-cols-[4.25rem_minmax(0,1fr)] min-[68.75rem]:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <PhoneBar />
      <aside className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto border-r border-line bg-paper p-3 max-md:hidden">
        {/* In a rail of the logo only its picture is seen. */}
        <div className="px-1 max-[68.75rem]:mx-auto max-[68.75rem]:w-11 max-[68.75rem]:overflow-clip [&_svg]:shrink-0">
          <Logo />
        </div>
        <CommandButton />
        <AdminNav isRail />
        <Foot isRail />
      </aside>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-5 outline-none sm:px-6 lg:px-8">
        {children}
      </main>
      <CommandBar />
      {/* A panel over a list is not another page. */}
      <PageChange page={placeAt(pathname) ?? pathname} />
    </div>
  );
}
