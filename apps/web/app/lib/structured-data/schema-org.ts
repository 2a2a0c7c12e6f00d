import type { Picture } from '@shop/contract/pictures';
import { plainSource } from '~/ui/picture-source.ts';

/** What search engines read, in the words of schema.org: a file for each kind, so that a page carries its own alone. */

export const context = 'https://schema.org';

export const at = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

export const images = (publicUrl: string, pictures: readonly Picture[]): string[] =>
  pictures.flatMap(({ files }) => plainSource(files) ?? []).map((file) => at(publicUrl, file));
