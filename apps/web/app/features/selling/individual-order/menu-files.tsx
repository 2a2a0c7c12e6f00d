import { ApiError } from '@shop/contract/client';
import type { PersonalMenu } from '@shop/contract/personal-menus';
import { m } from '@shop/messages';
import { FileText, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { number } from '~/lib/format.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { readable, uploadingApi } from './upload.ts';

const mostFiles = 5;
const accepted = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.docx,.odt';

const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? m.file_kilobytes({ amount: number(Math.max(1, Math.round(bytes / 1000))) })
    : m.file_megabytes({ amount: number(Math.round(bytes / 100_000) / 10) });

type Props = { menu: PersonalMenu | null; onChange: (menu: PersonalMenu) => void };

const wordsOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return m.individual_file_lost();
  return Object.values(error.errors)[0]?.[0] ?? error.message;
};

/** Files of one's own menu: each is saved as soon as it is chosen. */
export function MenuFiles({ menu, onChange }: Props) {
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const files = menu?.files ?? [];

  const upload = async (chosen: readonly File[]): Promise<void> => {
    setError(null);
    let saved = menu;
    try {
      for (const file of chosen) {
        const { name } = file;
        setSending({ name, share: 0 });
        const send = uploadingApi((share) => setSending({ name, share }));
        const sent = { query: {}, body: {}, files: { files: [await readable(file)] } };
        // One after the other, so that each has its own progress and its own answer.
        // oxlint-disable-next-line no-await-in-loop
        const { data } = await (saved
          ? send('POST /personal-menus/{id}', { params: { id: saved.id }, ...sent })
          : send('POST /personal-menus', sent));
        saved = data;
        onChange(data);
      }
    } catch (failure) {
      setError(wordsOf(failure));
    }
    setSending(null);
  };
  const remove = async (id: number): Promise<void> => {
    try {
      onChange((await api('POST /personal-menus/destroy-file/{id}', { params: { id }, query: {} })).data);
    } catch (failure) {
      setError(wordsOf(failure));
    }
  };
  return (
    <div className="grid gap-3">
      <label className="group/files grid justify-items-start gap-1.5">
        <span className="font-semibold">{m.individual_menu_files()}</span>
        <span className="text-sm text-muted">{m.individual_menu_files_hint()}</span>
        <span
          aria-hidden="true"
          className={cx(
            buttonLook({ variant: 'secondary' }),
            'outline-offset-2 outline-beet-600 group-has-disabled/files:opacity-50 group-has-focus-visible/files:outline-2',
          )}
        >
          <Upload size={20} strokeWidth={1.75} aria-hidden="true" />
          {m.individual_menu_files_choose()}
        </span>
        <input
          type="file"
          multiple
          accept={accepted}
          disabled={sending !== null || files.length >= mostFiles}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'menu-files-error' : undefined}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            void upload(chosen);
          }}
        />
      </label>
      <div role="alert">{error && <FieldMessage id="menu-files-error">{error}</FieldMessage>}</div>
      {sending && (
        <ProgressBar
          label={sending.name}
          value={Math.round(sending.share * 100)}
          valueText={m.percent({ amount: number(Math.round(sending.share * 100)) })}
        />
      )}
      {files.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {files.map(({ id, name, bytes }) => (
            <li key={id} className="flex items-center gap-3 px-4 py-2">
              <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <span className="text-sm whitespace-nowrap text-muted">{sizeText(bytes)}</span>
              <IconButton
                size="sm"
                label={m.individual_file_remove({ name })}
                icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => void remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
