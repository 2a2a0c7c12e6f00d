import { m } from '@shop/messages';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useQueryForm } from '~/lib/query-form.ts';
import { NativeSelect } from '~/ui/native-select.tsx';
import { TextInput } from '~/ui/text-input.tsx';

export type ListFilter = {
  /** As the API calls it. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** Long enough to type the next letter. */
const typingMs = 300;

/** What is searched for and chosen is the list's address, a moment after it was typed. */
export function ListFilters({ filters = [] }: { filters?: readonly ListFilter[] | undefined }) {
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
      {search.get('sort') && <input type="hidden" name="sort" value={search.get('sort') ?? ''} />}
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
    </form>
  );
}
