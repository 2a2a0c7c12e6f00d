import type { Picture } from '@shop/contract/pictures';
import type { pictures } from '../../../db/schema/index.ts';
import { widthsFor } from './widths.ts';

export type PictureRow = typeof pictures.$inferSelect;

export const mediaPath = '/media';

export const presentPicture = (row: PictureRow): Picture => ({
  id: row.id,
  alt: row.alt,
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  status: row.status,
  files:
    row.status === 'ready'
      ? widthsFor(row.width).map((width) => ({
          width,
          avif: `${mediaPath}/${row.folder}/${width}.avif`,
          webp: `${mediaPath}/${row.folder}/${width}.webp`,
        }))
      : [],
});
