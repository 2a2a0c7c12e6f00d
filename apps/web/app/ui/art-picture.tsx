import { cx } from './cx.ts';
import { type PictureData, plainSource, srcSet } from './picture-source.ts';

type Shape = {
  picture: PictureData;
  /** As in the sizes attribute. */
  sizes: string;
};

type Props = {
  narrow: Shape;
  wide: Shape;
  /** From when on the wide one is shown: "(min-width: 64rem)". */
  media: string;
  alt: string;
  className?: string | undefined;
};

const formats = ['avif', 'webp'] as const;

/** One of two pictures, cut for narrow and for wide screens; only the one that is shown is loaded, ahead of the others. */
export function ArtPicture({ narrow, wide, media, alt, className }: Props) {
  const { picture, sizes } = narrow;
  return (
    <picture className="contents [&>source]:hidden">
      {formats.map((format) => (
        <source
          key={format}
          media={media}
          type={`image/${format}`}
          srcSet={srcSet(wide.picture.files, format)}
          sizes={wide.sizes}
        />
      ))}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(picture.files, format)} sizes={sizes} />
      ))}
      <img
        src={plainSource(picture.files)}
        alt={alt}
        loading="eager"
        decoding="sync"
        fetchPriority="high"
        className={cx('w-full object-cover', className)}
      />
    </picture>
  );
}
