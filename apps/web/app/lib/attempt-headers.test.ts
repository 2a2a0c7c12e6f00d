import { expect, it } from 'vitest';
import { attemptHeaders } from './attempt-headers.ts';

it('a form that names itself is sent under that key; one without scripts has none', () => {
  const form = new FormData();
  form.append('attempt', '');
  expect(attemptHeaders(form)).toEqual({});
  form.set('attempt', '5a1f');
  expect(attemptHeaders(form)).toEqual({ 'idempotency-key': '5a1f' });
});
