import type { UserProfile } from '@shop/contract/auth';
import { ApiError, type Client } from '@shop/contract/client';
import { hasSession } from './has-session.ts';

/** Whoever is logged in, for what every page shows. Where that cannot be found out, the page is shown as to a guest. */
export const knownUser = async (
  api: Client,
  request: Request,
): Promise<{ readonly viewer: UserProfile | null; readonly isUnknown: boolean }> => {
  if (!hasSession(request)) return { viewer: null, isUnknown: false };
  try {
    return { viewer: (await api('GET /users/user-profile')).data, isUnknown: false };
  } catch (error) {
    // A login that is over is a guest, and told so elsewhere.
    return { viewer: null, isUnknown: !(error instanceof ApiError) || error.status !== 401 };
  }
};
