/**
 * The areas of the features, in the server and on the web, and which others each may know: arrows run one way. What an
 * area may know is all that it stands on, not only the area next to it.
 */
const standsOn = {
  base: [],
  people: ['base'],
  catalogue: ['base'],
  content: ['base', 'catalogue'],
  selling: ['base', 'people', 'catalogue', 'content'],
  serving: ['base', 'people', 'catalogue', 'content', 'selling'],
  office: ['base', 'people', 'catalogue', 'content', 'selling', 'serving'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Area = keyof typeof standsOn;

const isArea = (name: string): name is Area => Object.hasOwn(standsOn, name);

/** The area of a file among the features, `null` for any other file; a folder that is no area is named as it is. */
const areaOf = (path: string, features: string): string | null =>
  path.startsWith(features) ? (path.slice(features.length).split('/')[0] ?? null) : null;

/** Features of one area that know each other only through what stands between them. */
const strangers = [['selling/payments/', 'selling/check-outs/']] as const;

const areStrangers = (from: string, to: string, features: string): boolean =>
  strangers.some(([a, b]) => {
    const [fromA, fromB] = [from.startsWith(features + a), from.startsWith(features + b)];
    return (fromA && to.startsWith(features + b)) || (fromB && to.startsWith(features + a));
  });

/** Whether a file of the features knows one of an area that it does not stand on, or lies in no area at all. */
export const isAgainstAreas = (from: string, to: string, features: string): boolean => {
  const [own, other] = [areaOf(from, features), areaOf(to, features)];
  if (own === null || other === null) return false;
  if (areStrangers(from, to, features)) return true;
  if (!isArea(own) || !isArea(other)) return true;
  return own !== other && !(standsOn[own] as readonly string[]).includes(other);
};
