import type { ComponentType, ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { NotFound } from './not-found.tsx';

/** What a layout shows in place of a page that failed: one that is not there keeps the frame of its area. */
export const layoutErrorIn = (
  Frame: ComponentType<{ children: ReactNode }>,
  Missing: ComponentType = NotFound,
) =>
  function LayoutError({ error }: { error: unknown }) {
    if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
    return (
      <Frame>
        <Missing />
      </Frame>
    );
  };
