import { expect, it } from 'vitest';
import { consentIn } from '~/lib/consent.ts';
import { consentCookie } from './consent-cookie.ts';

it('a choice is kept for a year under its entry in the log', () => {
  expect(consentCookie('advertising', 'abc', true)).toBe(
    'consent=1.abc; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(consentCookie('essential', 'abc', false)).toBe(
    'consent=0.abc; Path=/; Max-Age=31536000; SameSite=Lax',
  );
});

it.each(['advertising', 'essential'] as const)(
  'a choice that was not logged holds all the same (%s)',
  (choice) => {
    const [pair = ''] = consentCookie(choice, null, false).split('; ');
    expect(consentIn(pair)).toBe(choice);
  },
);
