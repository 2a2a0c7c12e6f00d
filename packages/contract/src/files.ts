/** Files in both directions, as data. Nothing here but words: browsers load it too. */

/** The kinds of files that can be asked for, with their media type. */
export const fileKinds = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  gif: 'image/gif',
  tiff: 'image/tiff',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;
export type FileKind = keyof typeof fileKinds;

/** What may be uploaded in one field of a form. */
export type FileRule = {
  readonly max: number;
  /** Of each. */
  readonly maxBytes: number;
  /** Found out by their bytes. */
  readonly kinds: readonly FileKind[];
};

/** As people count them. */
export const megabytes = (count: number): number => count * 1_000_000;

/** Pictures that are shown: each is encoded anew. */
export const pictureFiles = (max: number): FileRule => ({
  max,
  maxBytes: megabytes(15),
  kinds: ['jpeg', 'png', 'webp', 'avif', 'heic', 'gif', 'tiff'],
});

/** What a picture of a claim may be. */
export const claimPictureFiles: FileRule = {
  max: 5,
  maxBytes: megabytes(15),
  kinds: ['jpeg', 'png', 'webp'],
};

export type UploadedFile = { readonly name: string; readonly kind: FileKind; readonly bytes: Uint8Array };

/** A file as an answer. `attachment`: the browser keeps it instead of showing it. */
export type DownloadRule = { readonly type: string; readonly disposition: 'inline' | 'attachment' };

export type WholeFile = { readonly fileName: string; readonly bytes: Uint8Array };

/** One that is made while it is sent: however long it is, it never lies in memory as a whole. */
export type StreamedFile = { readonly fileName: string; readonly chunks: AsyncIterable<Uint8Array | string> };

export type Download = WholeFile | StreamedFile;
