import { z } from 'zod';
import { listOf, listQuery } from './lists.ts';
import { byId, id, oneOf } from './parts.ts';

/** Which edit of a thing this is: the first is 1. */
export const version = z.number().int().positive();

/**
 * What is saved says which version it was made from: if that is no longer the newest, nothing is saved (409
 * `changed_meanwhile`). Optional, since the spec's clients send none: what they save wins, as it always did.
 */
export const seenVersion = z.object({ version: version.optional() });

type Words<S> = {
  readonly one: string;
  readonly many: string;
  /** By what the list can be sorted. */
  readonly sorts: readonly S[];
};

/** The list, the single thing, create, update and delete that most of the catalogue's resources have, and nothing else. */
export const crud = <
  const N extends string,
  I extends z.ZodType,
  B extends z.ZodType,
  const S extends string,
>(
  name: N,
  words: Words<S>,
  item: I,
  input: B,
) => {
  const list = {
    summary: `List ${words.many}`,
    access: 'public',
    query: listQuery(...words.sorts),
    response: listOf(item),
    cache: 'catalogue',
  } as const;
  const read = {
    summary: `Read ${words.one}`,
    access: 'public',
    params: byId,
    response: oneOf(item),
    cache: 'catalogue',
  } as const;
  const create = {
    summary: `Create ${words.one}`,
    access: 'admin',
    body: input,
    response: oneOf(item),
    status: 201,
  } as const;
  const update = {
    summary: `Update ${words.one}`,
    access: 'admin',
    params: byId,
    body: z.intersection(input, seenVersion),
    response: oneOf(item),
  } as const;
  const remove = { summary: `Delete ${words.one}`, access: 'admin', params: byId } as const;
  return {
    [`GET /${name}`]: list,
    [`GET /${name}/{id}`]: read,
    [`POST /${name}`]: create,
    [`PUT /${name}/{id}`]: update,
    [`DELETE /${name}/{id}`]: remove,
  } as { readonly [K in `GET /${N}`]: typeof list } & {
    readonly [K in `GET /${N}/{id}`]: typeof read;
  } & { readonly [K in `POST /${N}`]: typeof create } & {
    readonly [K in `PUT /${N}/{id}`]: typeof update;
  } & { readonly [K in `DELETE /${N}/{id}`]: typeof remove };
};

/** What every thing of a `crud` resource has. */
export const identity = { id, version };
