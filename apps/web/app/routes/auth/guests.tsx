import { Outlet } from 'react-router';
import { onlyGuests } from '~/lib/guards.ts';
import type { Route } from './+types/guests.ts';

export const middleware: Route.MiddlewareFunction[] = [onlyGuests];

/** A loader of its own makes the guard run also when the browser goes from page to page by itself. */
export const loader = () => null;

export default function GuestsOnly() {
  return <Outlet />;
}
