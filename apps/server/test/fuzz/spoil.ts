import type { Random } from './random.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Path = readonly (string | number)[];

const nested = (levels: number): Json => {
  let value: Json = 'x';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** What nobody means to send, or somebody means badly. */
const odd: readonly Json[] = [
  null,
  true,
  '',
  '   ',
  0,
  -1,
  1.5,
  0.001,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '0x10',
  '1e3',
  '-1',
  'x',
  '\ud800',
  '\udfff x',
  'a\0b',
  '🥗'.repeat(40),
  'ž'.repeat(300),
  'x'.repeat(120_000),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13T00:00:00Z',
  '2026-11-16T08:00:00+14:00',
  [],
  {},
  [1],
  [[]],
  [null],
  { id: 1 },
  { length: 1e9 },
  nested(20),
  nested(31),
  nested(40),
  nested(5000),
];

/** Every place in a value that can be spoilt, its own included. */
const placesIn = (value: Json, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [path, ...[...inner].flatMap(([name, each]) => placesIn(each as Json, [...path, name]))];
};

const changed = (value: Json, [name, ...rest]: Path, change: (old: Json) => Json | undefined): Json => {
  if (name === undefined) return change(value) ?? {};
  if (Array.isArray(value)) {
    const next =
      rest.length === 0 ? change(value[Number(name)]!) : changed(value[Number(name)]!, rest, change);
    return value.flatMap((each, index) => (index !== name ? [each] : next === undefined ? [] : [next]));
  }
  const { [name]: old, ...others } = value as Record<string, Json>;
  const next = rest.length === 0 ? change(old!) : changed(old!, rest, change);
  return next === undefined ? others : { ...others, [name]: next };
};

/** A field that there is not, beside those that there are. */
const withUnknown = (old: Json): Json =>
  typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, no_such_field: 1 } : old;

const repeated = (old: Json): Json =>
  Array.isArray(old) ? Array.from({ length: 700 }, () => old).flat() : old;

/** A body with one thing wrong with it (or, by luck, none). `names` are fields that could be there as well. */
export const spoilt = (body: Json, names: readonly string[], { pick }: Random): Json => {
  const place = pick(placesIn(body));
  return pick<() => Json>([
    () => changed(body, place, () => pick(odd)),
    () => changed(body, place, () => pick(odd)),
    () => changed(body, place, () => pick(odd)),
    () => changed(body, place, () => undefined),
    () => changed(body, place, withUnknown),
    () => changed(body, place, repeated),
    () => ({ ...(body as object), [pick(names)]: pick(odd) }),
  ])();
};

/** Bodies that are wrong before anybody looks at their fields. */
export const unreadable: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"a":',
  'null',
  '[]',
  '7',
  '"text"',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  ' '.repeat(1_000_001),
];

/** What may stand in an address in the place of an id, a slug or a parameter, as it is written there. */
export const oddParts: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '1e1',
  '0x10',
  'true',
  'x',
  '%20',
  '%00',
  '%ED%A0%80',
  '%F0%9F%A5%97',
  '%',
  '%E0%A4%A',
  '..%2f..%2fetc',
  '%2e%2e',
  '99999999999999999999',
  '2147483648',
  '2026-02-30',
  "'%20or%201=1--",
  'x'.repeat(3000),
];

/** Endings of an address. */
export const oddQueries: readonly string[] = [
  'page=0',
  'page=1e9&per_page=101',
  'page=1&page=2',
  'page[]=1',
  'per_page=0x10',
  '%00=%00',
  '__proto__[x]=1',
  'a=%ED%A0%80&search=%ED%A0%80',
  'token=%00',
  'token=x&token=y',
  '&&&===',
  '%',
];
