export type PictureFile = { readonly width: number; readonly avif: string; readonly webp: string };

export type PictureData = {
  readonly width: number;
  readonly height: number;
  /** A tiny blurred copy as a data address. */
  readonly placeholder: string;
  readonly files: readonly PictureFile[];
};

export const srcSet = (files: readonly PictureFile[], format: 'avif' | 'webp'): string =>
  files.map((file) => `${file[format]} ${file.width}w`).join(', ');

/** For the few browsers that read no srcset: the smallest file that is at least 800 px wide, else the widest. */
export const plainSource = (files: readonly PictureFile[]): string | undefined => {
  const byWidth = files.toSorted((a, b) => a.width - b.width);
  return (byWidth.find((file) => file.width >= 800) ?? byWidth.at(-1))?.webp;
};
