import type { Endpoint } from '@shop/contract/endpoint';
import { fromWire } from '@shop/contract/wire';
import type { z } from 'zod';
import { fail, type Failure, type FieldFailures } from '../failure.ts';
import { fieldFailures } from './field-errors.ts';

export type Raw = { readonly params: unknown; readonly query: unknown; readonly body: unknown };
export type Parsed = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

type Part = { readonly value: unknown } | { readonly fields: FieldFailures };

const parsePart = (schema: z.ZodType | undefined, raw: unknown): Part => {
  if (!schema) return { value: undefined };
  const result = schema.safeParse(fromWire(raw ?? {}), { reportInput: true });
  return result.success ? { value: result.data } : { fields: fieldFailures(result.error) };
};

/** A character that the database cannot hold and that no person types. */
const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
};

/** Checks what came against the endpoint: all field errors at once. An address that cannot exist is not found. */
export const parseInput = (endpoint: Endpoint, raw: Raw): Parsed | Failure => {
  if (hasNul(raw.body) || hasNul(raw.query)) return fail('malformed');
  const params = parsePart(endpoint.params, raw.params);
  if ('fields' in params) return fail('not_found');
  const query = parsePart(endpoint.query, raw.query);
  const body = parsePart(endpoint.body, raw.body);
  if ('fields' in query || 'fields' in body) {
    return fail('invalid', {
      fields: { ...('fields' in query && query.fields), ...('fields' in body && body.fields) },
    });
  }
  return { params: params.value, query: query.value, body: body.value };
};
