import { type ComponentProps, useLayoutEffect, useRef } from 'react';

const modalOf = (id: string): HTMLDialogElement | null => {
  const found = document.getElementById(id);
  return found instanceof HTMLDialogElement ? found : null;
};

const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype;

/** For the button that opens it. The browser does so by itself, before and without JavaScript; an older one is helped. */
export const opensModal = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  onClick: () => {
    if (!knowsCommands()) modalOf(id)?.showModal();
  },
});

export const closesModal = (id: string) => ({
  command: 'close',
  commandfor: id,
  onClick: () => {
    if (!knowsCommands()) modalOf(id)?.close();
  },
});

/**
 * The browser's own dialog: what is behind it can be neither pressed nor reached by the keyboard; Escape or a press
 * beside it closes it, and the focus goes back to the button that opened it. Its padding belongs on what is inside.
 */
function NativeDialog(props: ComponentProps<'dialog'>) {
  return (
    // Escape is the keyboard's way to do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...props}
      closedby="any"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    />
  );
}

/** Opened and closed by buttons, see above. */
export function Modal(props: ComponentProps<'dialog'> & { id: string }) {
  return <NativeDialog {...props} />;
}

type OpenModalProps = ComponentProps<'dialog'> & {
  onClose: () => void;
  /** Has the focus afterwards where nothing had it before: the page came with the modal open. */
  openerId: string;
};

/**
 * Open for as long as it is there. The server sends it open, lying above the page for whoever has no JavaScript; with it,
 * nothing behind it can be reached.
 */
export function OpenModal({ onClose, openerId, ...props }: OpenModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const hadFocus = document.activeElement !== document.body;
    dialog?.close();
    dialog?.showModal();
    return () => {
      // Gives the focus back.
      dialog?.close();
      if (!hadFocus) document.getElementById(openerId)?.focus({ preventScroll: true });
    };
  }, [openerId]);
  return (
    <NativeDialog
      {...props}
      ref={ref}
      open
      // Taken away at once, not when the browser tells that it was closed: whoever opens it again in between would find it shut.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // It was closed for a moment, too, to become a modal one.
        if (!currentTarget.open) onClose();
      }}
    />
  );
}
