import sharp from 'sharp';
import { widthsFor } from './widths.ts';

export type EncodedFile = { readonly name: string; readonly bytes: Buffer };
export type Decoded = { readonly width: number; readonly height: number; readonly placeholder: string };

/** A picture of more pixels than this is taken for a decompression bomb (a 48-megapixel phone photo passes). */
const maxPixels = 60_000_000;

/** No WebP is higher. */
const maxSide = 16_383;

// One thread per picture: an upload must not take every core away from the visitors.
sharp.concurrency(1);
sharp.cache(false);

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();

const rasterFormats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

/** Decodes the whole picture, so that a broken or disguised file is known before anything is kept. Null: no picture. */
export const decodePicture = async (bytes: Uint8Array): Promise<Decoded | null> => {
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    if (!format || !rasterFormats.has(format)) return null;
    if ((autoOrient.height / autoOrient.width) * Math.max(...widthsFor(autoOrient.width)) > maxSide)
      return null;
    const tiny = await open(bytes).resize({ width: 20 }).webp({ quality: 40 }).toBuffer();
    return {
      width: autoOrient.width,
      height: autoOrient.height,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    };
  } catch {
    return null;
  }
};

/**
 * Every width in every format. Sharp drops EXIF, GPS and colour profiles unless told to keep them.
 * Colour is kept for every pixel (AVIF), or thinned out with care for edges (WebP, which cannot): else red on pink smears.
 */
export const encodePicture = async (bytes: Uint8Array, width: number): Promise<EncodedFile[]> => {
  const files: EncodedFile[] = [];
  for (const each of widthsFor(width)) {
    const resized = await open(bytes)
      .resize({ width: each })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const again = () =>
      sharp(resized.data, {
        raw: { width: resized.info.width, height: resized.info.height, channels: resized.info.channels },
      });
    files.push({
      name: `${each}.avif`,
      bytes: await again().avif({ quality: 46, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer(),
    });
    files.push({
      name: `${each}.webp`,
      bytes: await again().webp({ quality: 56, effort: 4, smartSubsample: true }).toBuffer(),
    });
  }
  return files;
};

const PRIVATE_SIDE = 1600;

/** One file for the few who may see it, without EXIF and GPS; null: no picture. */
export const encodePrivate = async (bytes: Uint8Array): Promise<Buffer | null> => {
  if (!(await decodePicture(bytes))) return null;
  return open(bytes)
    .resize({ width: PRIVATE_SIDE, height: PRIVATE_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 78 })
    .toBuffer();
};
