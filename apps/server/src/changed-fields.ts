import { isDeepStrictEqual } from 'node:util';

export type Fields = Readonly<Record<string, unknown>>;
export type Change = { readonly before: Fields | null; readonly after: Fields | null };

/** They change with every edit, or never, and so say nothing. */
const unsaid = new Set(['id', 'version', 'createdAt', 'updatedAt']);

const only = (fields: Fields | null, names: readonly string[]): Fields | null =>
  fields && Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));

/** The names of the fields in which the two differ. */
export const changedNames = (before: Fields | null, after: Fields | null): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !unsaid.has(name) && !isDeepStrictEqual(before?.[name], after?.[name]),
  );

/** The fields in which the two differ, as they were and as they are; those about a person apart from the others. */
export const changedFields = (
  before: Fields | null,
  after: Fields | null,
  personal: readonly string[] = [],
): { readonly open: Change; readonly hidden: Change | null } => {
  const names = changedNames(before, after);
  const pick = (wanted: readonly string[]): Change => ({
    before: only(before, wanted),
    after: only(after, wanted),
  });
  const hidden = names.filter((name) => personal.includes(name));
  return {
    open: pick(names.filter((name) => !personal.includes(name))),
    hidden: hidden.length > 0 ? pick(hidden) : null,
  };
};
