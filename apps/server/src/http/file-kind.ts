import type { FileKind } from '@shop/contract/files';

const startsWith = (bytes: Buffer, ...head: readonly number[]): boolean =>
  head.every((each, index) => bytes[index] === each);

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** ISO media files say in their first box what they are. */
const hasBrand = (bytes: Buffer, brands: readonly string[]): boolean =>
  text(bytes, 4, 8) === 'ftyp' && brands.includes(text(bytes, 8, 12));

const isZip = (bytes: Buffer): boolean => startsWith(bytes, 0x50, 0x4b, 3, 4);

/** By its own bytes: a file's name and what its sender calls it can say anything. */
const signs: Readonly<Record<FileKind, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  png: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  webp: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => hasBrand(bytes, ['avif', 'avis']),
  heic: (bytes) => hasBrand(bytes, ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']),
  gif: (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)),
  tiff: (bytes) => startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a),
  pdf: (bytes) => text(bytes, 0, 5) === '%PDF-',
  // With macros it is another kind, which nobody takes.
  docx: (bytes) => isZip(bytes) && bytes.includes('word/document.xml') && !bytes.includes('vbaProject.bin'),
  odt: (bytes) => isZip(bytes) && text(bytes, 30, 77) === 'mimetypeapplication/vnd.oasis.opendocument.text',
};

/** Null: none that the shop knows. */
export const fileKindOf = (bytes: Buffer): FileKind | null =>
  (Object.keys(signs) as FileKind[]).find((kind) => signs[kind](bytes)) ?? null;
