import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEarlyInput } from '~/lib/early-input.ts';
import type { ChoosableKit, Extras, KitChoice } from './choice.ts';
import { useKeptLevel } from './kept-level.ts';
import { choiceFrom, withChoice } from './choice-query.ts';

export const choiceFormId = 'pasirinkimo-forma';

/**
 * The choice, kept in the page's address: it outlives a reload and a change of language, and can be passed on. What was
 * chosen before the page came alive counts as well.
 */
export const useChoice = (kit: ChoosableKit, extras: Extras): [KitChoice, (choice: KitChoice) => void] => {
  const [search, setSearch] = useSearchParams();
  const early = useEarlyInput(choiceFormId);
  const wish = { kcal: useKeptLevel(kit)?.kcal };
  const [choice, choose] = useState(() => choiceFrom(search, kit, extras, wish));
  const change = (next: KitChoice): void => {
    choose(next);
    setSearch((now) => withChoice(now, kit, next, wish), { replace: true, preventScrollReset: true });
  };
  // Drawn before anything else can be pressed.
  useLayoutEffect(() => {
    if (early) change(choiceFrom(early, kit, extras, wish));
    // Once, when the page comes alive.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return [choice, change];
};
