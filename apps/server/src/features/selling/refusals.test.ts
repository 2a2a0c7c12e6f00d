import { failureText } from '@shop/messages/errors';
import { expect, it } from 'vitest';
import { refusalCodes, refused } from './refusals.ts';

it('whatever the tables refuse is a conflict with words in both languages', () => {
  for (const [reason, code] of Object.entries(refusalCodes)) {
    expect(refused(reason as keyof typeof refusalCodes)).toMatchObject({ status: 409, code });
    for (const locale of ['lt', 'en'] as const) expect(failureText(code, locale)).not.toBe('');
  }
});
