/** A page has one address. Every other way to write it leads there, so that nothing is kept, or found, twice. */

const withoutZeros = (name: string): string => /^0*(\d+(?:\.data)?)$/.exec(name)?.[1] ?? name;

/** What may stand in a path as it is stands there so. */
const written = (name: string): string =>
  encodeURIComponent(name).replace(/%(?:2[46BC]|3[ABD]|40)/g, decodeURIComponent);

/** Whether the owner has chosen this name: that of a page of theirs, which may be 007. */
const isChosen = (names: readonly string[], index: number): boolean => index === 1 && names[0] === 'p';

/** What a page's loaders give is at the page's own address with this at its end; the main page has no name to add it to. */
const data = /(?:\/_?)?\.data$/;

/** The path of a page as the shop writes it: small letters, no dots or slashes too many, numbers without zeros before them. */
const pagePath = (path: string): string => {
  const { pathname } = new URL(`http://shop${path}`);
  const segments = pathname.split('/').filter((each) => each !== '');
  const names = segments.map((each) => decodeURIComponent(each).toLowerCase());
  const page = `/${names.map((name, index) => written(isChosen(names, index) ? name : withoutZeros(name))).join('/')}`;
  if (!data.test(page)) return page;
  const name = page.replace(data, '');
  return `${name === '' ? '/_' : name}.data`;
};

/** The address of a page in its one spelling; what was asked of it stays as it came. */
export const spelledRight = (url: string): string => {
  const end = url.indexOf('?');
  const [path, query] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  // Files have the names that they have.
  return path.startsWith('/assets/') ? url : `${pagePath(path)}${query}`;
};

/** Whether an address of the API is written as the shop itself would. Others are answered too, but not kept. */
export const isUsualCall = (url: string): boolean =>
  /^\/api(?:\/(?!0\d+(?:[/?]|$))[a-z0-9][a-z0-9.-]*)+(?:\?|$)/.test(url);
