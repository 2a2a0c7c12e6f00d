import { holdsWords, plainLetters } from '@shop/domain/search';
import { m } from '@shop/messages';
import { CornerDownLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '~/ui/cx.ts';
import { Modal } from '~/ui/modal.tsx';
import { groupNames, placeLooks } from './place-looks.ts';
import { placeNames, placePath, places } from './places.ts';

export const commandBarId = 'command-bar';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isCalled = (press: globalThis.KeyboardEvent): boolean =>
  (press.key.toLowerCase() === 'k' && (press.ctrlKey || press.metaKey)) ||
  (press.key === '/' && !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping(press.target));

const foundBy = (words: string) =>
  placeNames.filter((name) =>
    holdsWords(plainLetters(`${placeLooks[name].label()} ${groupNames[places[name].group]()}`), words),
  );

/** Jumps to any place by a part of its name: Ctrl+K or / opens it, arrows choose, Enter goes. */
export function CommandBar() {
  const box = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const [chosen, choose] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const found = foundBy(words);
  useEffect(() => {
    const onKey = (press: globalThis.KeyboardEvent): void => {
      // A panel or a question that is open comes first.
      if (!isCalled(press) || document.querySelector('[role=dialog], [role=alertdialog], dialog[open]'))
        return;
      press.preventDefault();
      box.current?.showModal();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const go = (index: number): void => {
    const name = found[index];
    if (name === undefined) return;
    box.current?.close();
    void navigate(placePath(name));
  };
  const walk = (press: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
    if (step === undefined && press.key !== 'Enter') return;
    press.preventDefault();
    if (step === undefined) go(chosen);
    else choose((chosen + step + found.length) % Math.max(1, found.length));
  };
  return (
    <Modal
      ref={box}
      id={commandBarId}
      aria-label={m.admin_command_bar()}
      onClose={() => {
        setWords('');
        choose(0);
      }}
      className="inset-x-4 top-6 mx-auto w-auto max-w-[42.5rem] rounded-card border border-line bg-paper text-beet-950 shadow-float md:top-24"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${chosen}` : undefined}
          aria-label={m.admin_command_bar()}
          placeholder={m.admin_command_hint()}
          autoComplete="off"
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            choose(0);
          }}
          onKeyDown={walk}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={m.admin_nav()}
        className="max-h-[60dvh] overflow-y-auto p-2"
      >
        {found.map((name, index) => {
          const { label, Icon } = placeLooks[name];
          return (
            // The keyboard stays in the field above, which says what is chosen.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={name}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === chosen}
              onClick={() => go(index)}
              onPointerMove={() => choose(index)}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-control px-3',
                index === chosen && 'bg-beet-50 text-beet-700',
              )}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              <span className="font-semibold">{label()}</span>
              <span className="text-sm text-muted">{groupNames[places[name].group]()}</span>
              {index === chosen && (
                <CornerDownLeft size={18} strokeWidth={1.75} aria-hidden="true" className="ml-auto" />
              )}
            </div>
          );
        })}
      </div>
      <p role="status" className={found.length === 0 ? 'px-5 pb-5 text-muted' : 'sr-only'}>
        {found.length === 0 ? m.admin_command_none() : m.admin_command_found({ count: found.length })}
      </p>
    </Modal>
  );
}
