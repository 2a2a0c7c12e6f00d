import { isRouteErrorResponse } from 'react-router';

/** What a page that is not there has to say, if anything (not-found.ts, which no browser needs). */
export const notFoundMessage = (error: unknown): string | null =>
  isRouteErrorResponse(error) ? ((error.data as { message?: string | null } | null)?.message ?? null) : null;
