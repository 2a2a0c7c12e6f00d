import { plainLetters } from '@shop/domain/search';
import { and, like, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** An index of trigrams knows nothing shorter. */
const SHORTEST_PART = 3;

/**
 * Whether every word is held by something, in any order: the SQL of `holdsWords` in domain/search. Words of one or two
 * letters have to stand at the beginning of a word, else no index could find them.
 */
export const everyWord = (
  search: string | undefined,
  isHeld: (pattern: string) => SQL | undefined,
): SQL | undefined =>
  and(
    ...plainLetters(search ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => {
        const escaped = word.replace(/[\\%_]/g, '\\$&');
        return isHeld(word.length < SHORTEST_PART ? `% ${escaped}%` : `%${escaped}%`);
      }),
  );

/** Whether a `search_text` holds every word. */
export const holdsWordsIn = (searchText: AnyPgColumn | SQL, search: string | undefined): SQL | undefined =>
  everyWord(search, (pattern) => like(searchText, pattern));

/** What a search looks into where there is no `search_text`: of tables that stay small. */
export const plainWords = (...columns: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql`plain_letters(${sql.join(
    columns.map((column) => sql`' ' || ${column}`),
    sql` || `,
  )})`;
