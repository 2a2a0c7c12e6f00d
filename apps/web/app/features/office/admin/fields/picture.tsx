import { ApiError } from '@shop/contract/client';
import { m } from '@shop/messages';
import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';
import { type Nested, nested, textIn } from '~/lib/form-values.ts';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';
import type { AdminField, FieldWords } from './field.ts';
import { useFormValue } from './form-value.ts';

type Upload = { readonly isUnderWay: boolean; readonly error: string | null };

const idle: Upload = { isUnderWay: false, error: null };

/** A picture goes from the browser straight to the API; the form carries its id. `pictureId` is the id of `picture`. */
export const picture = <const N extends `${string}Id`>(
  name: N,
  { label, hint }: FieldWords,
): AdminField<Nested<N, number | null>> => {
  const thing = name.slice(0, -2);
  return {
    labels: () => ({ [name]: label() }),
    read: (form) => nested(name, Number(textIn(form, name)) || null),
    Input: function PictureInput() {
      const [first, typed] = [useFormValue(`${thing}.id`), useFormValue(name)];
      const shown = useFormValue(`${thing}.placeholder`);
      const [chosen, choose] = useState({ id: typed || first, placeholder: shown });
      const [upload, setUpload] = useState(idle);
      const file = useRef<HTMLInputElement>(null);
      const send = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
        const [sent] = target.files ?? [];
        target.value = '';
        if (!sent) return;
        setUpload({ isUnderWay: true, error: null });
        try {
          const { data } = await api('POST /pictures', { body: {}, files: { picture: [sent] } });
          choose({ id: String(data.id), placeholder: data.placeholder });
          setUpload(idle);
        } catch (error) {
          const words = error instanceof ApiError ? (error.errors.picture?.[0] ?? error.message) : null;
          setUpload({ isUnderWay: false, error: words ?? m.admin_upload_failed() });
        }
      };
      return (
        <Field name={name} label={label()} hint={hint?.()} error={upload.error}>
          <input type="hidden" name={name} value={chosen.id} />
          <div className="flex flex-wrap items-center gap-3">
            {chosen.id !== '' && (
              <span className="relative mr-2">
                {/* Its files are still being made: until then the tiny one stands for it. */}
                <img
                  src={chosen.placeholder}
                  alt={label()}
                  className="h-20 w-28 rounded-control object-cover"
                />
                <span className="absolute -top-3 -right-3">
                  <IconButton
                    size="sm"
                    variant="outline"
                    label={m.admin_picture_remove()}
                    icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
                    onClick={() => choose({ id: '', placeholder: '' })}
                  />
                </span>
              </span>
            )}
            <Button
              variant="secondary"
              size="sm"
              loading={upload.isUnderWay}
              loadingLabel={m.sending()}
              icon={<ImagePlus size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => file.current?.click()}
            >
              {chosen.id === '' ? m.admin_picture_upload() : m.admin_picture_replace()}
            </Button>
            <VisuallyHidden>
              <input
                ref={file}
                type="file"
                accept="image/*"
                tabIndex={-1}
                aria-label={label()}
                onChange={(event) => void send(event)}
              />
            </VisuallyHidden>
          </div>
        </Field>
      );
    },
  };
};
