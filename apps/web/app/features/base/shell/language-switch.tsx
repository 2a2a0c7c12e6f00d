import { type Locale, locales } from '@shop/domain/text';
import { m } from '@shop/messages';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { cx } from '~/ui/cx.ts';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';

const names: Record<Locale, { short: string; full: () => string }> = {
  lt: { short: 'LT', full: m.language_lt },
  en: { short: 'EN', full: m.language_en },
};

/** Keeps the choice and shows this very page anew: the same place in it, the same step in the history. */
const switchHere = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
  event.preventDefault();
  const form = event.currentTarget;
  const { submitter } = event.nativeEvent as SubmitEvent;
  const chosen = new FormData(form, submitter);
  const body = new URLSearchParams([...chosen] as string[][]);
  // Without a connection the browser says so by itself.
  await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
  // Kept with this step of the history, so that the page that comes gives the focus back.
  history.replaceState({ ...(history.state as object | null), switchedAt: form.id }, '');
  location.reload();
};

/** Gives the focus back to the switch that has made the page come anew. */
const takeFocusBack = (form: HTMLFormElement | null): void => {
  const { switchedAt, ...state } = (history.state ?? {}) as { switchedAt?: string };
  if (!form || switchedAt !== form.id) return;
  history.replaceState(state, '');
  form.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
};

/** A form, so that it works without JavaScript; the whole page comes anew in the other language. */
export function LanguageSwitch() {
  const { locale } = useRoot();
  const { pathname, search } = useLocation();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => takeFocusBack(form.current), []);
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      action={paths.language()}
      reloadDocument
      onSubmit={(event) => void switchHere(event)}
      className="flex w-fit rounded-full border border-line bg-paper p-0.5"
    >
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      {locales.map((each) => (
        <button
          key={each}
          name="lang"
          value={each}
          lang={each}
          aria-pressed={each === locale}
          className={cx(
            'min-h-8 min-w-10 rounded-full px-2 text-sm font-semibold',
            each === locale ? 'bg-beet-100 text-beet-700' : 'hover:text-beet-700',
          )}
        >
          {names[each].short}
          <VisuallyHidden>{` – ${names[each].full()}`}</VisuallyHidden>
        </button>
      ))}
    </Form>
  );
}
