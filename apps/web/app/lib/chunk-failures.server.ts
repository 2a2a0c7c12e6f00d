import { m } from '@shop/messages';
import { buttonLook } from '~/ui/button.tsx';

/** Lies hidden in every page, where toasts stand. Not a part of the app: that may be what is missing. */
export const reloadOffer = (): string => `<div id="reload-offer" role="alert" hidden
 class="on-dark fixed inset-x-4 top-[calc(1rem+env(safe-area-inset-top))] z-50 grid gap-3 rounded-card bg-beet-950 p-4 text-white shadow-float sm:inset-x-auto sm:top-auto sm:bottom-6 sm:left-6 sm:w-104">
<p class="font-semibold">${m.part_missing()}</p><p>${m.part_missing_text()}</p><p class="flex flex-wrap gap-3">
<button type="button" class="${buttonLook({ variant: 'yolk' })}">${m.load_again()}</button>
<button type="button" class="${buttonLook({ variant: 'outline' })}">${m.close()}</button></p></div>`;

/**
 * Runs in the browser as text, at the end of every page and before any other script, since those may be what is
 * missing. A part of the page that fails to come, or not in time, is told, with a button to load the page again. What
 * was typed outlives that: it waits in this tab while a page is loaded anew, and is forgotten by any other load.
 * What was chosen or pressed before the scripts came is not lost either (lib/early-input.ts).
 */
export const offerToReload = `{
  const limitMs = 120000;
  const offer = document.getElementById('reload-offer');
  const [again, close] = offer.querySelectorAll('button');
  let wanted = null;
  const show = (to) => {
    wanted = typeof to === 'string' ? to : null;
    offer.hidden = false;
  };
  close.onclick = () => (offer.hidden = true);

  const typed = new Set();
  // A password that is shown while it is typed is a text field, too: what a field is for tells, not how it looks.
  const isSecret = (field) => /password|one-time-code/.test(field.autocomplete);
  const isTyped = (field) =>
    field.form && field.name && !isSecret(field) &&
    ['text', 'email', 'tel', 'number', 'search', 'url', 'textarea'].includes(field.type);
  const nameOf = (field) => field.form.getAttribute('action') + ' ' + field.name;
  const here = () => [...typed].filter((field) => field.isConnected);
  addEventListener('input', ({ target }) => isTyped(target) && typed.add(target), true);
  again.onclick = () => {
    window.chunks.isAsked = true;
    if (wanted !== null && here().length === 0) location.assign(wanted);
    else location.reload();
  };

  const kept = (() => {
    try {
      return sessionStorage;
    } catch {
      return null;
    }
  })();
  addEventListener('pagehide', () => {
    const fields = here().map((field) => [nameOf(field), field.value]);
    if (fields.length !== 0) kept?.setItem('typed', JSON.stringify({ path: location.pathname, fields }));
  });
  const { path, fields = [] } = JSON.parse(kept?.getItem('typed') ?? '{}');
  const loadedBy =
    window.navigation?.activation?.navigationType ?? performance.getEntriesByType('navigation')[0]?.type;
  const isAgain = path === location.pathname && loadedBy === 'reload';
  const fill = () => {
    if (!isAgain) return;
    const found = [...document.querySelectorAll('form input, form textarea')].filter(isTyped);
    for (const [name, value] of fields) {
      const field = found.find((each) => nameOf(each) === name);
      if (!field || field.value === value) continue;
      // As if typed: React looks for a change behind its own back only so.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  kept?.removeItem('typed');
  fill();

  const changedEarly = new Set();
  let pressedEarly = null;
  const onChange = ({ target }) => target.form && changedEarly.add(target.form);
  const onClick = ({ target }) => {
    pressedEarly = target.closest?.('[data-early]') ?? pressedEarly;
    pressedEarly?.setAttribute('aria-busy', 'true');
  };
  addEventListener('change', onChange, true);
  addEventListener('click', onClick, true);
  const pressAgain = () => {
    pressedEarly?.removeAttribute('aria-busy');
    if (pressedEarly?.isConnected) pressedEarly.click();
  };

  const late = setTimeout(show, limitMs);
  const failed = () => show();
  addEventListener('unhandledrejection', failed);
  window.chunks = {
    limitMs,
    isAsked: false,
    changedEarly,
    offerReload: show,
    isAlive: () => {
      removeEventListener('change', onChange, true);
      removeEventListener('click', onClick, true);
      changedEarly.clear();
      clearTimeout(late);
      removeEventListener('unhandledrejection', failed);
      fill();
      // Once what the scripts have begun with is drawn.
      setTimeout(pressAgain);
    },
  };
}`;
