import { Outlet } from 'react-router';
import { guestsOrMailed } from '~/lib/guards.ts';
import type { Route } from './+types/mailed.ts';

export const middleware: Route.MiddlewareFunction[] = [guestsOrMailed];

/** A loader of its own makes the guard run also when the browser goes from page to page by itself. */
export const loader = () => null;

export default function GuestsOrMailed() {
  return <Outlet />;
}
