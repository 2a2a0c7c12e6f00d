import type { UserProfile } from '@shop/contract/auth';
import { ApiError } from '@shop/contract/client';
import {
  createContext,
  data,
  type MiddlewareFunction,
  redirect,
  type RouterContextProvider,
} from 'react-router';
import { hiddenCookie, readCookie } from './cookies.ts';
import { flashCookie } from './flash.ts';
import type { Flash } from './flash-texts.ts';
import { hasSession } from './has-session.ts';
import { apiContext, pageContext } from './page-context.ts';
import { ownPath, paths } from './paths.ts';

/** Whoever is logged in, for pages behind a guard. */
export const viewerContext = createContext<UserProfile>();

type Context = Readonly<RouterContextProvider>;
type Visit = { readonly request: Request; readonly url: URL; readonly context: Context };

const backCookie = 'back';

export const isSecure = (context: Context): boolean =>
  context.get(pageContext).publicUrl.startsWith('https:');

export const setBack = (path: string, seconds: number, context: Context): string =>
  hiddenCookie(backCookie, path, { path: '/', seconds, isSecure: isSecure(context) });

const sentHome = (flash: Flash, more: readonly string[] = []): Response => {
  const response = redirect(paths.home());
  for (const cookie of [flashCookie(flash), ...more]) response.headers.append('set-cookie', cookie);
  return response;
};

const viewerOf = async (request: Request, context: Context): Promise<UserProfile | null> => {
  if (!hasSession(request)) return null;
  try {
    return (await context.get(apiContext)('GET /users/user-profile')).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

/** Guests go to the main page; where they were going is remembered until they have logged in. */
const enter = async (
  { request, url, context }: Visit,
  may: (viewer: UserProfile) => boolean,
): Promise<void> => {
  const viewer = await viewerOf(request, context);
  if (!viewer) {
    const wasLoggedIn = hasSession(request);
    if (wasLoggedIn) await context.get(apiContext)('POST /auth/logout');
    const back = setBack(ownPath(url.pathname + url.search), 3600, context);
    throw sentHome(wasLoggedIn ? 'logged_out' : 'login_needed', [back]);
  }
  if (!may(viewer)) throw sentHome('not_allowed');
  context.set(viewerContext, viewer);
};

/** As they are now: an action that ran before the loaders may have changed them since the guard looked. */
export const currentViewer = async (context: Context): Promise<UserProfile> =>
  (await context.get(apiContext)('GET /users/user-profile')).data;

export const onlySignedIn: MiddlewareFunction<Response> = (visit) => enter(visit, () => true);

/**
 * A form that was sent after the login ended is answered, not led away from: what was typed stays with whoever sent it.
 */
const staysWithForm = async (visit: Visit): Promise<void> => {
  if (visit.request.method === 'GET' || (await viewerOf(visit.request, visit.context))) return;
  if (hasSession(visit.request)) await visit.context.get(apiContext)('POST /auth/logout');
  throw data(null, { status: 401 });
};

/** Staff of whom a second factor is asked are sent to set it up first, or to put it off. */
export const onlyAdmins: MiddlewareFunction<Response> = async (visit) => {
  await staysWithForm(visit);
  await enter(visit, (viewer) => viewer.role === 'admin' || viewer.needsSecondFactor);
  const { needsSecondFactor, isSecondFactorAsked } = visit.context.get(viewerContext);
  if (needsSecondFactor) throw redirect(paths.loginSettings());
  if (isSecondFactorAsked) {
    const back = `${visit.url.pathname}${visit.url.search}`;
    throw redirect(paths.secondFactorOffer({ back }));
  }
};

export const onlyGuests: MiddlewareFunction<Response> = async ({ request, context }) => {
  if (await viewerOf(request, context)) throw redirect(paths.home());
};

/** A link from a mail works for whoever follows it: it may be about another account than the one that is open here. */
export const guestsOrMailed: MiddlewareFunction<Response> = async (visit, next) => {
  const { searchParams } = visit.url;
  if (!searchParams.has('token') && searchParams.get('from') !== 'mail') await onlyGuests(visit, next);
};

/** Where one was going before logging in, said in the address or remembered; else the account. Never another site, never a login page. */
export const returnPath = (request: Request, url: URL): string => {
  const path = ownPath(url.searchParams.get('back') ?? readCookie(request, backCookie), paths.user());
  return /^\/auth(?:\/|$)/.test(path) ? paths.user() : path;
};

/** In: to where one was going, and that is forgotten. */
export const redirectBack = (path: string, context: Context): Response =>
  redirect(path, { headers: { 'set-cookie': setBack('', 0, context) } });

/** In: an admin without a second factor is asked for it first. */
export const afterLogin = (
  { isSecondFactorAsked }: Pick<UserProfile, 'isSecondFactorAsked'>,
  path: string,
  context: Context,
): Response => redirectBack(isSecondFactorAsked ? paths.secondFactorOffer({ back: path }) : path, context);
