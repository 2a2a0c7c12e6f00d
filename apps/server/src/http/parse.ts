import type { Endpoint } from '@shop/contract/endpoint';
import { fromWire, withoutEmpty } from '@shop/contract/wire';
import { z } from 'zod';
import { fail, type Failure, type FieldFailures } from '../failure.ts';
import { fieldFailures } from './field-errors.ts';
import { isObject, unknownFields } from './unknown-fields.ts';

export type Raw = { readonly params: unknown; readonly query: unknown; readonly body: unknown };
export type Parsed = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

type Part = { readonly value: unknown; readonly fields: FieldFailures };

const nothing = z.object({});

/** Deeper than anything that the shop is sent; whoever goes further wants it to stumble. */
const deepest = 32;

const isTooDeep = (value: unknown, level = 1): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (level > deepest || Object.values(value).some((each) => isTooDeep(each, level + 1)));

/**
 * Where a text has half a character or a NUL in it. No person types them and the database cannot keep them. They are
 * refused rather than mended: a password, a code or a key that was changed in silence is not what its owner knows.
 */
const brokenTexts = (value: unknown, path = ''): string[] => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    brokenTexts(each, path === '' ? name : `${path}.${name}`),
  );
};

const each = (fields: readonly string[], code: string): FieldFailures =>
  Object.fromEntries(fields.map((field) => [field, [{ code }]]));

const parsePart = (schema: z.ZodType | undefined, raw: unknown, isNamed: boolean): Part => {
  if (!schema) return { value: undefined, fields: {} };
  const result = schema.safeParse(raw, { reportInput: true });
  return {
    value: result.data,
    fields: {
      ...(result.error && fieldFailures(result.error, isNamed)),
      ...each(brokenTexts(raw), 'unreadable_text'),
    },
  };
};

const parseBody = (schema: z.ZodType | undefined, raw: unknown): Part | Failure => {
  if (!isObject(raw)) return fail('malformed');
  const { value, fields } = parsePart(schema, raw, false);
  return { value, fields: { ...fields, ...each(unknownFields(schema ?? nothing, raw), 'unknown_field') } };
};

/**
 * Checks what came against the endpoint: all field errors at once. An address that cannot exist is not found. Unknown
 * parameters of a query are left alone: other sites' ways back and newsletters' links add their own.
 */
export const parseInput = (endpoint: Endpoint, raw: Raw): Parsed | Failure => {
  if (isTooDeep(raw.body)) return fail('malformed');
  const params = parsePart(endpoint.params, fromWire(raw.params ?? {}), true);
  if (Object.keys(params.fields).length > 0) return fail('not_found');
  const query = parsePart(endpoint.query, withoutEmpty(fromWire(raw.query ?? {})), true);
  const body = parseBody(endpoint.body, fromWire(raw.body ?? {}));
  if ('status' in body) return body;
  const fields = { ...query.fields, ...body.fields };
  if (Object.keys(fields).length > 0) return fail('invalid', { fields });
  return { params: params.value, query: query.value, body: body.value };
};
