import type { Picture as PictureWithAlt } from '@shop/contract/pictures';
import { m } from '@shop/messages';
import { useState } from 'react';
import { t } from '~/lib/format.ts';
import { cx } from '~/ui/cx.ts';
import { Picture } from '~/ui/picture.tsx';

export function Gallery({ pictures, label }: { pictures: readonly PictureWithAlt[]; label: string }) {
  const [shown, show] = useState(0);
  const picture = pictures[shown] ?? pictures[0];
  if (!picture) return null;
  return (
    <section aria-label={label} className="relative grid gap-3">
      <Picture
        key={picture.id}
        picture={picture}
        alt={t(picture.alt)}
        sizes="(min-width: 64rem) 55vw, 100vw"
        priority
        className="aspect-4/3 rounded-card"
      />
      {pictures.length > 1 && (
        <ul className="absolute inset-x-3 bottom-3 flex gap-2 sm:static sm:grid sm:grid-cols-5 sm:gap-3">
          {pictures.map((each, index) => (
            <li key={each.id} className="w-12 sm:w-auto">
              <button
                type="button"
                aria-label={m.show_picture({ number: index + 1, name: t(each.alt) })}
                aria-pressed={index === shown}
                onClick={() => show(index)}
                className={cx(
                  'block w-full overflow-clip rounded-control border-2',
                  index === shown
                    ? 'border-beet-600'
                    : 'border-paper hover:border-beet-300 sm:border-transparent',
                )}
              >
                <Picture picture={each} alt="" sizes="12vw" className="aspect-square" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
