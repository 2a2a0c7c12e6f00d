import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ChoosableKit, Extras, KitChoice } from './choice.ts';
import { choiceFrom, withChoice } from './choice-query.ts';

/** The choice, kept in the page's address: it outlives a reload and a change of language, and can be passed on. */
export const useChoice = (kit: ChoosableKit, extras: Extras): [KitChoice, (choice: KitChoice) => void] => {
  const [search, setSearch] = useSearchParams();
  const [choice, choose] = useState(() => choiceFrom(search, kit, extras));
  const change = (next: KitChoice): void => {
    choose(next);
    setSearch((now) => withChoice(now, kit, next), { replace: true, preventScrollReset: true });
  };
  return [choice, change];
};
