import { type RefObject, useEffect, useRef } from 'react';
import type { Refusal } from './refusal.ts';

type Draft = Readonly<Record<string, string>>;

const keyOf = (name: string): string => `draft ${name}`;

/** A browser may forbid its storage: then there is no draft. */
const storage = (): Storage | null => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
};

const typedIn = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );

const fillIn = (form: HTMLFormElement, draft: Draft): void => {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    // What the server sent back is newer.
    if (isText && field.value === '') field.value = value;
  }
};

/**
 * What is typed outlives the page's coming anew: in the other language, or after a reload. It stays in this tab
 * until the form is shown again, and is gone once it was sent.
 */
export const useDraft = (
  name: string | undefined,
  refusal: Refusal | undefined,
): RefObject<HTMLFormElement | null> => {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form || name === undefined) return;
    const key = keyOf(name);
    const keep = () => storage()?.setItem(key, JSON.stringify(typedIn(form)));
    const forget = () => {
      storage()?.removeItem(key);
      window.removeEventListener('pagehide', keep);
    };
    fillIn(form, JSON.parse(storage()?.getItem(key) ?? '{}') as Draft);
    storage()?.removeItem(key);
    window.addEventListener('pagehide', keep);
    form.addEventListener('submit', forget);
    return () => {
      window.removeEventListener('pagehide', keep);
      form.removeEventListener('submit', forget);
    };
    // A refused form is kept again.
  }, [name, refusal]);
  return ref;
};
