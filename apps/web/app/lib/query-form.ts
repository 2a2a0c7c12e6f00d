import { type RefObject, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useEarlyInput } from './early-input.ts';

/** A query says only what was asked for: fields that were left empty are not in it. */
export const askedOnly = (entries: Iterable<readonly [string, unknown]>): URLSearchParams =>
  new URLSearchParams(
    [...entries].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as [string, string]] : [],
    ),
  );

const toAsk = (pathname: string, entries: Iterable<readonly [string, unknown]>) => ({
  pathname,
  search: String(askedOnly(entries)),
});

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
  /** Puts back what the address says. */
  readonly follow: () => void;
} => {
  const id = useId();
  const early = useRef(useEarlyInput(id));
  const ref = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A panel over the page has an address of its own, which stays.
  const { pathname } = useLocation();
  useEffect(() => {
    const chosen = early.current;
    early.current = null;
    // A form that was sent before its script came has sent what was left empty too.
    const asked = chosen ?? ([...search.values()].includes('') ? search : null);
    if (asked) void navigate(toAsk(pathname, asked), { replace: true, preventScrollReset: true });
    else if (ref.current) fill(ref.current, search);
  }, [search, pathname, navigate]);
  const ask = ({ replace = false } = {}): void => {
    const form = ref.current;
    if (!form) return;
    void navigate(toAsk(pathname, new FormData(form)), { replace, preventScrollReset: true });
  };
  const follow = (): void => {
    if (ref.current) fill(ref.current, search);
  };
  return { id, ref, ask, follow };
};
