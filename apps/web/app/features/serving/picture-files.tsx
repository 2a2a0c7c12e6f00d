import type { FileRule } from '@shop/contract/files';
import { m } from '@shop/messages';
import { ImagePlus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonLook } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { describedBy, FieldMessage } from '~/ui/field.tsx';
import { useFormField } from '~/ui/form-context.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { chooseFiles, type FileTrouble, mediaTypes } from './chosen-pictures.ts';

type Picture = { readonly file: File; readonly url: string };

const troubleWords = ({ name, why }: FileTrouble, rule: FileRule): string => {
  if (why === 'kind') return m.box_claim_wrong_kind({ name });
  if (why === 'size') return m.box_claim_too_large({ name, megabytes: rule.maxBytes / 1_000_000 });
  return m.box_claim_too_many({ name, count: rule.max });
};

type Props = { name: string; label: ReactNode; hint: ReactNode; rule: FileRule };

/** Pictures to be sent: seen before they go, each can be taken out again, and what cannot be sent is said at once. */
export function PictureFiles({ name, label, hint, rule }: Props) {
  const { id, error } = useFormField(name);
  const input = useRef<HTMLInputElement>(null);
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [troubles, setTroubles] = useState<readonly FileTrouble[]>([]);
  const shown = useRef(pictures);
  useEffect(() => () => shown.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  /** The field itself holds what is sent. */
  const keep = (next: readonly Picture[]) => {
    const held = new DataTransfer();
    for (const { file } of next) held.items.add(file);
    if (input.current) input.current.files = held.files;
    shown.current = next;
    setPictures(next);
  };
  const add = (added: readonly File[]) => {
    const before = pictures.map(({ file }) => file);
    const { files, troubles: found } = chooseFiles(before, added, rule);
    setTroubles(found);
    keep([
      ...pictures,
      ...files.slice(before.length).map((file) => ({ file, url: URL.createObjectURL(file) })),
    ]);
  };
  const remove = ({ url }: Picture) => {
    URL.revokeObjectURL(url);
    setTroubles([]);
    keep(pictures.filter((each) => each.url !== url));
    input.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((picture) => (
            <li key={picture.url} className="relative">
              <img
                src={picture.url}
                alt={picture.file.name}
                className="size-24 rounded-control border border-line object-cover"
              />
              <IconButton
                size="sm"
                variant="outline"
                label={m.box_claim_remove({ name: picture.file.name })}
                icon={<X size={18} strokeWidth={2} aria-hidden="true" />}
                onClick={() => remove(picture)}
                className="absolute! -top-2 -right-2"
              />
            </li>
          ))}
        </ul>
      )}
      <label
        className={cx(
          buttonLook({ variant: 'secondary' }),
          'cursor-pointer justify-self-start outline-offset-2 outline-beet-600 has-focus-visible:outline-2',
          pictures.length >= rule.max && 'hidden',
        )}
      >
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
        {pictures.length === 0 ? m.box_claim_add() : m.box_claim_add_more()}
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          multiple
          accept={mediaTypes(rule)}
          aria-describedby={describedBy(id, hint, error || troubles.length > 0)}
          onChange={(event) => add([...(event.target.files ?? [])])}
          className="sr-only"
        />
      </label>
      {(error || troubles.length > 0) && (
        <div id={`${id}-error`} role="alert" className="grid gap-1">
          {error && troubles.length === 0 && <FieldMessage id={`${id}-refused`}>{error}</FieldMessage>}
          {troubles.map((trouble) => (
            <FieldMessage key={trouble.name} id={`${id}-${trouble.name}`}>
              {troubleWords(trouble, rule)}
            </FieldMessage>
          ))}
        </div>
      )}
    </div>
  );
}
