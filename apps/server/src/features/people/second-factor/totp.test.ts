import { describe, expect, it } from 'vitest';
import { base32, codeAt, stepAt, stepOfCode } from './totp.ts';

// The examples of RFC 6238, appendix B.
const secret = Buffer.from('12345678901234567890');
const examples = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('codes of the second factor', () => {
  it('are those of the standard', () => {
    for (const [seconds, code] of examples)
      expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });

  it('hold for a clock that is half a minute off, and no more', () => {
    const at = (seconds: number) => new Date((1_234_567_890 + seconds) * 1000);
    const step = stepAt(at(0));
    expect(stepOfCode(secret, '005924', at(0), null)).toBe(step);
    expect(stepOfCode(secret, '005924', at(30), null)).toBe(step);
    expect(stepOfCode(secret, '005924', at(-30), null)).toBe(step);
    expect(stepOfCode(secret, '005924', at(60), null)).toBeNull();
    expect(stepOfCode(secret, '005924', at(-60), null)).toBeNull();
  });

  it('work once', () => {
    const now = new Date(1_234_567_890_000);
    expect(stepOfCode(secret, '005924', now, stepAt(now))).toBeNull();
  });
});
