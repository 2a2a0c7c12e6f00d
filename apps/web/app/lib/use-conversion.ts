import { useEffect } from 'react';
import { useRoot } from './use-root.ts';
import { advertising, type Conversion } from './advertising.ts';

/** Tells of something that has happened by the page being shown; another key is another event. */
export const useConversion = (conversion: Conversion, key: string | number): void => {
  const { pixelId } = useRoot();
  // The key says when it is another event; the rest of it may be made anew by every rendering.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => advertising.tell(pixelId, conversion), [pixelId, key]);
};
