import type { z } from 'zod';
import { byId, listOf, oneOf, pageQuery } from './parts.ts';

/** The list, create, update and delete that most of the catalogue's small resources have, and nothing else. */
export const standard = <const N extends string, I extends z.ZodType, B extends z.ZodType>(
  name: N,
  words: { readonly one: string; readonly many: string },
  item: I,
  input: B,
) => {
  const list = {
    summary: `List ${words.many}`,
    access: 'public',
    query: pageQuery,
    response: listOf(item),
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
    body: input,
    response: oneOf(item),
  } as const;
  const remove = { summary: `Delete ${words.one}`, access: 'admin', params: byId } as const;
  return {
    [`GET /${name}`]: list,
    [`POST /${name}`]: create,
    [`PUT /${name}/{id}`]: update,
    [`DELETE /${name}/{id}`]: remove,
  } as { readonly [K in `GET /${N}`]: typeof list } & { readonly [K in `POST /${N}`]: typeof create } & {
    readonly [K in `PUT /${N}/{id}`]: typeof update;
  } & { readonly [K in `DELETE /${N}/{id}`]: typeof remove };
};
