import { m } from '@shop/messages';
import { data, isRouteErrorResponse } from 'react-router';
import { typedIn } from './refusal.ts';
import type { EditOutcome, Unsent } from './resource-route.ts';
import { isUnreachable } from './unreachable.ts';

const statuses = { logged_out: 401, offline: 503, failed: 500 } satisfies Record<Unsent, number>;

const why = (error: unknown): Unsent => {
  if (isRouteErrorResponse(error) && error.status === 401) return 'logged_out';
  return isUnreachable(error) ? 'offline' : 'failed';
};

const words = {
  logged_out: m.admin_logged_out_title,
  offline: m.admin_offline_title,
  failed: m.admin_failed_title,
} satisfies Record<Unsent, () => string>;

type Args = { readonly request: Request; readonly serverAction: () => Promise<unknown> };

/**
 * The browser's part of a panel's action: what did not arrive leaves the form as it was typed, to be sent again. The
 * status keeps the router from asking for the page anew, which would not arrive either.
 */
export const keepTyped = async ({ request, serverAction }: Args) => {
  const form = await request.clone().formData();
  try {
    return (await serverAction()) as EditOutcome;
  } catch (error) {
    if (error instanceof Response) throw error;
    const unsent = why(error);
    const outcome: EditOutcome = {
      refusal: { message: words[unsent](), errors: {}, values: typedIn(form) },
      conflict: null,
      isGone: false,
      isFinal: false,
      unsent,
    };
    return data(outcome, { status: statuses[unsent] });
  }
};
