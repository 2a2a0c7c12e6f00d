/** Names are camelCase in TypeScript and snake_case on the wire. This is the one place that converts. */

export const snakeName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const camelName = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Neither a list nor a date, bytes or a file. Its prototype does not matter: parsed queries come without one. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

const renamed = (value: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((each) => renamed(each, rename));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [rename(key), renamed(each, rename)]));
};

export const toWire = (value: unknown): unknown => renamed(value, snakeName);
export const fromWire = (value: unknown): unknown => renamed(value, camelName);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Empty values are not sent: a field that is not there and a field left empty mean the same. */
export const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isPlain(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => !isEmpty(each));
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutEmpty(each)]));
};
