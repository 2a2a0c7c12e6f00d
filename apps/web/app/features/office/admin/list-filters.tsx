import { m } from '@shop/messages';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useQueryForm } from '~/lib/query-form.ts';
import { Button } from '~/ui/button.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import { TextInput } from '~/ui/text-input.tsx';

export type ListFilter = {
  /** As the API calls it. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type Props = {
  filters?: readonly ListFilter[] | undefined;
  /** What the list's columns sort by; on a phone, which has no heads to press, it is chosen here. */
  sorts: readonly { readonly sort: string; readonly label: string }[];
};

/** Long enough to type the next letter. */
const typingMs = 300;

/** What is searched for and chosen is the list's address, a moment after it was typed. */
export function ListFilters({ filters = [], sorts }: Props) {
  const { id, ref, ask, follow } = useQueryForm();
  const [search] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const nextKey = useNavigation().location?.key;
  // Whoever goes somewhere else no longer waits for what was typed.
  const stopWaiting = useEffectEvent((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    follow();
  });
  useEffect(() => stopWaiting(), [key, nextKey]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const askNow = (options?: { replace?: boolean }): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    ask(options);
  };
  return (
    <form
      id={id}
      ref={ref}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        askNow();
      }}
      onChange={({ target }) => {
        if ((target as Element) instanceof HTMLSelectElement) return askNow();
        clearTimeout(timer.current);
        // Not every letter is a step to go back by.
        timer.current = setTimeout(() => askNow({ replace: true }), typingMs);
      }}
      className="flex flex-wrap gap-3"
    >
      <TextInput
        type="search"
        name="search"
        aria-label={m.admin_search()}
        placeholder={m.admin_search()}
        defaultValue={search.get('search') ?? ''}
        maxLength={100}
        leading={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
        className="min-w-52 flex-1 sm:max-w-xs"
      />
      {filters.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          name={name}
          aria-label={label}
          defaultValue={search.get(name) ?? ''}
          className="min-w-44 flex-1 sm:max-w-64"
        >
          <option value="">{m.admin_filter_all({ label })}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      ))}
      {sorts.length > 0 && (
        <NativeSelect
          name="sort"
          aria-label={m.admin_sort()}
          defaultValue={search.get('sort') ?? ''}
          className="min-w-44 flex-1 md:hidden"
        >
          <option value="">{m.admin_sort_own()}</option>
          {sorts.flatMap(({ sort, label }) => [
            <option key={sort} value={sort}>
              {m.admin_sort_up({ label })}
            </option>,
            <option key={`-${sort}`} value={`-${sort}`}>
              {m.admin_sort_down({ label })}
            </option>,
          ])}
        </NativeSelect>
      )}
      <noscript>
        <Button type="submit" variant="secondary">
          {m.admin_find()}
        </Button>
      </noscript>
    </form>
  );
}
