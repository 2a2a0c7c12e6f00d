import { useState } from 'react';

const entriesOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  );

const changedEarly = (formId: string): URLSearchParams | null => {
  if (typeof document === 'undefined') return null;
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement && window.chunks?.changedEarly.has(form) ? entriesOf(form) : null;
};

/**
 * What a visitor has chosen in a form before the page's scripts came. It is read while React takes the page over:
 * afterwards the fields are back at what the server has sent. A button that was pressed meanwhile says `data-early` and is
 * pressed again once the page is alive.
 */
export const useEarlyInput = (formId: string): URLSearchParams | null => {
  const [input] = useState(() => changedEarly(formId));
  return input;
};
