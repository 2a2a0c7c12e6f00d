import { cx } from './cx.ts';
import { type PictureData, plainSource, srcSet } from './picture-source.ts';

type Props = {
  picture: PictureData;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide it is shown, as in the sizes attribute: "(min-width: 64rem) 33vw, 100vw". */
  sizes: string;
  /** For the first screen: loaded at once and ahead of the others. */
  priority?: boolean | undefined;
  /** Goes to the <img>: shape it with aspect-*, rounded-*, size-full. */
  className?: string | undefined;
};

export function Picture({ picture, alt, sizes, priority = false, className }: Props) {
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={srcSet(picture.files, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(picture.files, 'webp')} sizes={sizes} />
      <img
        src={plainSource(picture.files)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        style={{ backgroundImage: `url("${picture.placeholder}")` }}
        className={cx('picture', className)}
      />
    </picture>
  );
}
