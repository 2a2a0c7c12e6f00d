import { Outlet } from 'react-router';
import { layoutErrorIn } from '~/features/base/shell/layout-error.tsx';
import { AdminFrame } from '~/features/office/admin/admin-frame.tsx';
import { AdminNotFound } from '~/features/office/admin/admin-not-found.tsx';
import { SecondFactorNotice } from '~/features/people/account/second-factor-notice.tsx';
import { onlyAdmins, viewerContext } from '~/lib/guards.ts';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [onlyAdmins];

/** A loader of its own makes the guard run also when the browser goes from page to page by itself. */
export const loader = ({ context }: Route.LoaderArgs) => ({ viewer: context.get(viewerContext) });

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame>
      <div className="mx-auto grid max-w-[75rem] grid-cols-1 gap-4">
        <SecondFactorNotice viewer={loaderData.viewer} />
        <Outlet />
      </div>
    </AdminFrame>
  );
}

export const ErrorBoundary = layoutErrorIn(AdminFrame, AdminNotFound);
