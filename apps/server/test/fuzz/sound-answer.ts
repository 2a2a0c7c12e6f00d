import type { Locale } from '@shop/domain/text';
import { failureText } from '@shop/messages/errors';
import { expect } from 'vitest';

export type Received = { readonly status: number; readonly type: string; readonly body: string };

type Refusal = {
  readonly message: string;
  readonly status_code: number;
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
};

const known = new Set(['message', 'status_code', 'code', 'errors', 'data']);

/** The refusal, if it is one; every one has the same shape and speaks the language that was asked for. */
export const refusalIn = ({ status, type, body }: Received, locale: Locale, what: string): Refusal | null => {
  expect(status, `${what}\n${body.slice(0, 500)}`).toBeLessThan(500);
  if (status < 400) return null;
  expect(type, what).toMatch(/^application\/json/);
  const refusal = JSON.parse(body) as Refusal;
  expect(
    Object.keys(refusal).filter((name) => !known.has(name)),
    what,
  ).toEqual([]);
  expect([refusal.status_code, refusal.message], what).toEqual([status, failureText(refusal.code, locale)]);
  for (const [field, texts] of Object.entries(refusal.errors ?? {})) {
    expect(field, what).not.toBe('');
    expect(texts.length, what).toBeGreaterThan(0);
    for (const text of texts) expect(text, what).toMatch(/^\p{Lu}/u);
  }
  if (refusal.code === 'invalid') expect(Object.keys(refusal.errors ?? {}), what).not.toEqual([]);
  return refusal;
};
