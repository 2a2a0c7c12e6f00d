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

/** Small, and as data: the shop's pages show pictures from nowhere else. */
const THUMBNAIL_PX = 192;

const thumbnailOf = async (file: File): Promise<string> => {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = THUMBNAIL_PX;
  canvas.height = THUMBNAIL_PX;
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, THUMBNAIL_PX, THUMBNAIL_PX);
  picture.close();
  return canvas.toDataURL('image/jpeg');
};

/** As it will be sent; what cannot be read as a picture is none. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    thumbnailOf(file).then(setUrl, () => setUrl(null));
  }, [file]);
  const look = 'size-24 rounded-control border border-line bg-cream object-cover';
  return url === null ? (
    <span className={cx(look, 'grid place-items-center overflow-hidden p-1 text-sm break-all')}>
      {file.name}
    </span>
  ) : (
    <img src={url} alt={file.name} className={look} />
  );
}

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
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [troubles, setTroubles] = useState<readonly FileTrouble[]>([]);

  /** The field itself holds what is sent. */
  const keep = (next: readonly File[]) => {
    const held = new DataTransfer();
    for (const file of next) held.items.add(file);
    if (input.current) input.current.files = held.files;
    setPictures(next);
  };
  const add = (added: readonly File[]) => {
    const { files, troubles: found } = chooseFiles(pictures, added, rule);
    setTroubles(found);
    keep(files);
  };
  const remove = (file: File) => {
    setTroubles([]);
    keep(pictures.filter((each) => each !== file));
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
          {pictures.map((file, index) => (
            // The same picture may be chosen twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${index} ${file.name}`} className="relative">
              <Thumbnail file={file} />
              <IconButton
                size="sm"
                variant="outline"
                label={m.box_claim_remove({ name: file.name })}
                icon={<X size={18} strokeWidth={2} aria-hidden="true" />}
                onClick={() => remove(file)}
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
