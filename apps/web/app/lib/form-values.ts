/** A name with dots stands for a part of a part: `price.cents` is the `cents` of `price`. */
export type Nested<K extends string, V> = K extends `${infer Head}.${infer Rest}`
  ? { readonly [P in Head]: Nested<Rest, V> }
  : { readonly [P in K]: V };

type Tree = { [name: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a field; one that is not there is empty. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A value below its name. */
export const nested = <K extends string, V>(name: K, value: V): Nested<K, V> =>
  name.split('.').reduceRight<unknown>((inner, part) => ({ [part]: inner }), value) as Nested<K, V>;

const merged = (one: Tree, other: Tree): Tree =>
  Object.entries(other).reduce<Tree>((sum, [name, value]) => {
    const before = sum[name];
    return { ...sum, [name]: isTree(before) && isTree(value) ? merged(before, value) : value };
  }, one);

/** What the fields of a form have read, as one body. */
export const bodyOf = (parts: readonly object[]): Tree =>
  parts.reduce<Tree>((body, part) => merged(body, part as Tree), {});

const isTextPair = (value: Tree): boolean =>
  Object.keys(value).length === 2 && typeof value.lt === 'string' && typeof value.en === 'string';

/**
 * A thing as a form holds it: texts by name. A text of two languages is two fields (`nameLt`, `nameEn`), a part of a part
 * has a dot in its name, a list of numbers or words stands with commas.
 */
export const valuesOf = (thing: object, prefix = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(thing).flatMap(([key, value]: [string, unknown]): (readonly [string, string])[] => {
      const name = `${prefix}${key}`;
      if (value === null || value === undefined) return [[name, '']];
      if (typeof value === 'boolean') return [[name, value ? 'on' : '']];
      if (Array.isArray(value)) return [[name, value.filter((each) => !isTree(each)).join(',')]];
      if (!isTree(value)) return [[name, String(value as string | number)]];
      if (!isTextPair(value)) return Object.entries(valuesOf(value, `${name}.`));
      return [
        [`${name}Lt`, String(value.lt)],
        [`${name}En`, String(value.en)],
      ];
    }),
  );
