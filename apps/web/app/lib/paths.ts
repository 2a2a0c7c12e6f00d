/** Every address of the site. Nothing else spells one out. */
export const paths = {
  home: () => '/',
  mealKits: (query: Readonly<Record<string, string>> = {}) => withQuery('/mitybos-planai', query),
  mealKit: (id: number, choice: Readonly<Record<string, string>> = {}) =>
    withQuery(`/mitybos-planai/${id}`, choice),
  login: () => '/auth/login',
  logout: () => '/auth/logout',
  language: () => '/kalba',
  buildingBlocks: () => '/dev/building-blocks',
};

const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** A path of this site to go back to; anything that leads elsewhere becomes the main page. */
export const ownPath = (value: unknown): string =>
  typeof value === 'string' && /^\/(?![/\\])[^\s]*$/.test(value) ? value : paths.home();
