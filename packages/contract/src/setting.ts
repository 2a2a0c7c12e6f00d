import type { z } from 'zod';
import { oneOf } from './parts.ts';

/** The reading and changing of a setting that is one value. */
export const setting = <const N extends string, S extends z.ZodType>(name: N, words: string, value: S) => {
  const get = {
    summary: `Read ${words}`,
    access: 'public',
    response: oneOf(value),
    cache: 'catalogue',
  } as const;
  const put = { summary: `Change ${words}`, access: 'admin', body: value, response: oneOf(value) } as const;
  return { [`GET /${name}`]: get, [`PUT /${name}`]: put } as {
    readonly [K in `GET /${N}`]: typeof get;
  } & { readonly [K in `PUT /${N}`]: typeof put };
};
