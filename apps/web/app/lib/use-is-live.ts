import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's scripts run: before that, and without them, only plain forms work. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
