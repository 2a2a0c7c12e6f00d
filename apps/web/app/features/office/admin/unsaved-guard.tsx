import { m } from '@shop/messages';
import { type RefObject, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog } from '~/ui/alert-dialog.tsx';

const written = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/** Whether the form around an input holds something else than it began with. */
export const useChanged = (input: RefObject<HTMLInputElement | null>): boolean => {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const box = input.current?.form;
    if (!box) return undefined;
    const first = written(box);
    const look = (): void => setChanged(written(box) !== first);
    // Buttons of a field change its hidden inputs, which tell nobody: looked at after React has drawn them.
    const lookSoon = (): void => void setTimeout(look);
    box.addEventListener('input', look);
    box.addEventListener('click', lookSoon);
    return () => {
      box.removeEventListener('input', look);
      box.removeEventListener('click', lookSoon);
    };
  }, [input]);
  return isChanged;
};

/** Nobody leaves what was typed by mistake: not by a link, not by the browser's own buttons, not by closing the tab. */
export function UnsavedGuard({ isChanged }: { isChanged: boolean }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return (
    <AlertDialog
      open={state === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title={m.admin_unsaved_title()}
      losing={m.admin_unsaved_text()}
      confirmLabel={m.admin_unsaved_leave()}
      cancelLabel={m.admin_unsaved_stay()}
      pending={false}
      error={null}
      onConfirm={() => proceed?.()}
    />
  );
}
