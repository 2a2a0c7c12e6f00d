import { describe, expect, it } from 'vitest';
import { holdsWords, plainLetters } from './search.ts';

const finds = (text: string, query: string): boolean => holdsWords(plainLetters(text), query);

describe('search', () => {
  it('does not mind accents and capitals, on either side', () => {
    expect(plainLetters('ĄČĘĖĮŠŲŪŽ ąčęėįšųūž')).toBe('aceeisuuz aceeisuuz');
    expect(finds('Šaltibarščiai su bulvėmis', 'saltibarsciai')).toBe(true);
    expect(finds('Saltibarsciai', 'ŠALTIBARŠČIAI')).toBe(true);
  });

  it('wants every word, in any order, also the beginning of one', () => {
    expect(finds('Šaltibarščiai su bulvėmis', 'bulv saltib')).toBe(true);
    expect(finds('Šaltibarščiai su bulvėmis', 'šaltibarščiai su grikiais')).toBe(false);
  });

  it('finds everything for a query without words', () => {
    expect(finds('Lašiša', '')).toBe(true);
    expect(finds('Lašiša', '   ')).toBe(true);
  });
});
