import { useRouteLoaderData } from 'react-router';
import type { RootData } from '~/root.tsx';

export const useRoot = (): RootData => {
  const data = useRouteLoaderData<RootData>('root');
  if (!data) throw new Error('the page was rendered without its root');
  return data;
};
