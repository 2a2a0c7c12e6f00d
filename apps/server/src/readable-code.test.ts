import { expect, it } from 'vitest';
import { readableCode } from './readable-code.ts';

it('a code that people read out has no letters that look alike', () => {
  const codes = Array.from({ length: 200 }, () => readableCode(4, 6));
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{4}-[a-hj-km-np-z2-9]{6}$/);
  expect(new Set(codes).size).toBe(200);
});
