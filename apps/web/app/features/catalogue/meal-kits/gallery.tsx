import type { Picture as PictureWithAlt } from '@shop/contract/pictures';
import { m } from '@shop/messages';
import { t } from '~/lib/format.ts';
import { cx } from '~/ui/cx.ts';
import { Picture } from '~/ui/picture.tsx';

type Props = {
  pictures: readonly PictureWithAlt[];
  /** Which of them is looked at, and how to look at another. */
  gallery: readonly [shown: number, show: (index: number) => void];
};

export function ShownPicture({ pictures, gallery: [shown] }: Props) {
  const picture = pictures[shown] ?? pictures[0];
  if (!picture) return null;
  return (
    <Picture
      key={picture.id}
      picture={picture}
      alt={t(picture.alt)}
      sizes="(min-width: 64rem) 55vw, 100vw"
      priority
      className="aspect-4/3"
    />
  );
}

/** Below the picture, never on it. */
export function Thumbnails({ pictures, gallery: [shown, show], label }: Props & { label: string }) {
  return (
    <section aria-label={label} className="grid gap-2">
      {pictures.length > 1 && (
        <ul className="grid grid-cols-5 gap-2 sm:gap-3">
          {pictures.map((each, index) => (
            <li key={each.id}>
              <button
                type="button"
                aria-label={m.show_picture({ number: index + 1, name: t(each.alt) })}
                aria-pressed={index === shown}
                onClick={() => show(index)}
                className={cx(
                  'block w-full overflow-clip rounded-control border-2',
                  index === shown ? 'border-beet-600' : 'border-transparent hover:border-beet-300',
                )}
              >
                <Picture picture={each} alt="" sizes="12vw" className="aspect-square" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{m.pictures_are_illustrations()}</p>
    </section>
  );
}
