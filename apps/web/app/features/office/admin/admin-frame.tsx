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
import { placeLooks } from './place-looks.ts';
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
  const { key, pathname } = useLocation();
  useEffect(() => menu.current?.close(), [key]);
  const place = placeAt(pathname);
  return (
    <header className="flex h-14 items-center border-b border-line bg-paper px-4 md:hidden">
      <Logo />
      {/* At the bottom, where the thumb is. */}
      <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-2 border-t border-line bg-paper px-2 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))]">
        <button
          type="button"
          {...opensModal(menuId)}
          aria-haspopup="dialog"
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-small px-3 text-left active:bg-beet-50"
        >
          <Menu strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span className="text-muted">{m.nav_menu()}</span>
          {place && (
            <span className="min-w-0 truncate font-semibold text-beet-700">{placeLooks[place].label()}</span>
          )}
        </button>
        <button
          type="button"
          {...opensModal(commandBarId)}
          aria-haspopup="dialog"
          aria-label={m.admin_command_bar()}
          className={cx(iconButtonLook(), 'min-h-12 min-w-12')}
        >
          <Search strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <Modal
        ref={menu}
        id={menuId}
        aria-label={m.admin_nav()}
        className="inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-3rem)] w-full max-w-none rounded-t-card border-t border-line bg-paper text-beet-950 shadow-float"
      >
        <div className="flex flex-col gap-4 p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
          <AdminNav />
          <Foot />
          <button
            type="button"
            {...closesModal(menuId)}
            className="flex min-h-12 items-center justify-center gap-2 rounded-small border border-line font-semibold"
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
            {m.close()}
          </button>
        </div>
      </Modal>
    </header>
  );
}

/** The staff's tool around its pages: navigation at the left (its icons on a narrower screen, a sheet from below on a phone). */
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
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 px-4 py-5 outline-none max-md:pb-24 sm:px-6 lg:px-8"
      >
        {children}
      </main>
      <CommandBar />
      {/* A panel over a list is not another page. */}
      <PageChange page={placeAt(pathname) ?? pathname} />
    </div>
  );
}
