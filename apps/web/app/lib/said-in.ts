import { isRouteErrorResponse } from 'react-router';

/** What a page that is not there has to say, if anything (not-found.ts, which no browser needs). */
export const saidIn = (error: unknown): string | null =>
  isRouteErrorResponse(error) ? ((error.data as { said?: string | null } | null)?.said ?? null) : null;
