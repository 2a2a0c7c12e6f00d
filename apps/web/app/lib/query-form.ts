import { type RefObject, useEffect, useId, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useEarlyInput } from './early-input.ts';

/** A query says only what was asked for: fields that were left empty are not in it. */
export const askedOnly = (entries: Iterable<readonly [string, unknown]>): URLSearchParams =>
  new URLSearchParams(
    [...entries].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as [string, string]] : [],
    ),
  );

const fill = (form: HTMLFormElement, search: URLSearchParams): void => {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
      field.checked = search.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      const asked = search.get(field.name) ?? field.dataset.unasked ?? '';
      if (field.type !== 'hidden' && field.value !== asked) field.value = asked;
    }
  }
};

/**
 * A form of filters whose answers are the page's address: it writes them there, and follows the address when the visitor
 * goes back. The fields stay the same ones, so that the focus stays where it was.
 */
export const useQueryForm = (): {
  readonly id: string;
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly ask: (options?: { replace?: boolean }) => void;
} => {
  const id = useId();
  const early = useRef(useEarlyInput(id));
  const ref = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    const chosen = early.current;
    early.current = null;
    if (chosen) void navigate(`?${askedOnly(chosen)}`, { replace: true, preventScrollReset: true });
    else if (ref.current) fill(ref.current, search);
  }, [search, navigate]);
  const ask = ({ replace = false } = {}): void => {
    const form = ref.current;
    if (!form) return;
    void navigate(`?${askedOnly(new FormData(form))}`, { replace, preventScrollReset: true });
  };
  return { id, ref, ask };
};
