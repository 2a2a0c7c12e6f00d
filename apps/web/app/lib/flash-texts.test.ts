import { ASK_TO_PAY_HOURS } from '@shop/domain/states/check-out-can';
import { m } from '@shop/messages';
import { expect, test } from 'vitest';
import { flashText } from './flash-texts.ts';

test('a cookie says only what the shop has words for', () => {
  expect(flashText('password_set')).toMatchObject({ tone: 'success' });
  for (const code of ['constructor', 'toString', '__proto__', 'none'])
    expect(flashText(code), code).toBeNull();
});

test('what was done with a thing is said by its name', () => {
  expect(flashText('city_saved', 'Kaunas')).toEqual({
    text: 'Miestas „Kaunas“ išsaugotas',
    tone: 'success',
  });
});

test('whoever has placed the order before is told where it is: in the list, or in a mail that comes in time', () => {
  expect(flashText('placed_before')?.text).toBe('Jūsų užsakymas jau pateiktas. Jį rasite šiame sąraše');
  expect(flashText('placed_before_guest')?.text).toBe(
    'Jūsų užsakymas jau pateiktas. Nuorodą į jį atsiuntėme arba per pusvalandį atsiųsime el. paštu',
  );
  expect(m.flash_placed_before_guest({}, { locale: 'en' })).toBe(
    'Your order has already been placed. A link to it has come to your e-mail, or will within half an hour',
  );
  // Whoever pays online and has not is written to after this time; all others at once.
  expect(ASK_TO_PAY_HOURS).toBeLessThan(0.5);
});
