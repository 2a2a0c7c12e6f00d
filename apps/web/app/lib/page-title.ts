import type { MetaDescriptor } from 'react-router';
import type { RootData } from '~/root.tsx';

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

const rootOf = (matches: Matches): RootData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;

/** Where one is, then whose shop it is. */
export const pageMeta = (matches: Matches, title: string, description?: string): MetaDescriptor[] => {
  const name = rootOf(matches)?.shop.name;
  return [
    { title: name ? `${title} – ${name}` : title },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
};
