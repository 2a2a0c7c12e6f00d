import type { Endpoint } from '@shop/contract/endpoint';
import type { Viewer } from '../actor.ts';
import { isUnavailable } from '../db/database-error.ts';
import { isFailure, type Failure } from '../failure.ts';
import type { HttpParts } from './http-parts.ts';

type Asking = {
  readonly token: string | null;
  readonly now: Date;
  /** The login that the token names is over. */
  readonly onEnded: () => void;
};

/**
 * Who asks, or why that cannot be said. Whoever can renew a token is told to; those whose login is over are guests from
 * now on, and a public endpoint serves them as such.
 */
export const viewerOf = async (
  parts: HttpParts,
  endpoint: Endpoint,
  { token, now, onEnded }: Asking,
): Promise<Viewer | null | Failure> => {
  if (token === null) return null;
  const viewer = await parts.viewer(token, now).catch((error: unknown) => {
    // What guests may see is in memory, so it is shown, as to a guest, while nobody can be known.
    if (endpoint.cache && isUnavailable(error)) return null;
    throw error;
  });
  if (viewer === null || !isFailure(viewer) || viewer.code === 'token_expired') return viewer;
  onEnded();
  return endpoint.access === 'public' ? null : viewer;
};

/** Whether whoever was logged in at the beginning still is, as the same. A guest has nothing that could end. */
export const isStillThere = async (
  { viewer: viewerNow, clock }: HttpParts,
  viewer: Viewer | null,
  token: string | null,
): Promise<boolean> => {
  if (!viewer || token === null) return true;
  const now = await viewerNow(token, clock.now()).catch(() => null);
  return now !== null && !isFailure(now) && now.userId === viewer.userId && now.role === viewer.role;
};
