import { m } from '@shop/messages';
import { describe, expect, it } from 'vitest';
import { fieldError, summaryTitle } from './form-summary.ts';

describe('the summary of what is wrong with a form', () => {
  it('says of each empty field which one it is, in a sentence; beside the field the short text stays', () => {
    expect(fieldError('firstName', 'Vardas', m.field_required())).toEqual({
      name: 'firstName',
      message: 'Šis laukas yra privalomas',
      sentence: 'Užpildykite lauką „Vardas“',
    });
  });

  it('names the field before any other message', () => {
    const { sentence } = fieldError('email', 'El. paštas', m.field_email_invalid());
    expect(sentence).toBe('El. paštas: El. pašto adresas neteisingas');
  });

  it('with nothing but an agreement missing says just that', () => {
    const terms = fieldError('agreeTerms', 'Taisyklės', m.field_agree_terms());
    expect(terms.sentence).toBeUndefined();
    expect(summaryTitle([terms])).toBe('Dar trūksta jūsų sutikimo');
    const name = fieldError('firstName', 'Vardas', m.field_required());
    expect(summaryTitle([name, terms])).toBe('Kai kurie laukai užpildyti neteisingai');
    expect(summaryTitle([])).toBe('Nepavyko');
  });
});
