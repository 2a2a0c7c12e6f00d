import { expect, it } from 'vitest';
import { z } from 'zod';
import { type JsonSchema, schemaText } from './schema-text.ts';

const textOf = (schema: z.ZodType): string =>
  schemaText(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);

it('writes fields one below the other and marks what may be left out', () => {
  const address = z.object({
    street: z.string().max(100),
    city: z.object({ id: z.int32().min(1) }).optional(),
  });
  expect(textOf(address)).toBe(`{
  street: string (up to 100 characters)
  city?: {
    id: integer (from 1)
  }
}`);
});

it('writes lists, choices and what holds where nothing is sent', () => {
  const order = z.object({
    ids: z.array(z.int().positive()).max(5),
    payment: z.enum(['cash', 'bank']).nullable(),
    agrees: z.literal(true),
    percent: z.number().min(0).max(100).multipleOf(0.01).default(10),
    codes: z.record(z.string(), z.string()),
  });
  expect(textOf(order)).toBe(`{
  ids: [integer (from 1)] (up to 5 entries)
  payment: "cash" | "bank" | null
  agrees: true
  percent?: number (0 to 100, in steps of 0.01, 10 if left out)
  codes: {
    [any name]: string
  }
}`);
});

it('says nothing of bounds that only the type sets', () => {
  expect(textOf(z.int())).toBe('integer');
  expect(textOf(z.unknown())).toBe('anything');
  expect(schemaText({ type: ['string', 'null'] })).toBe('string | null');
});
