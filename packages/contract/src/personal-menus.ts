import { REQUEST_LENGTHS } from '@shop/domain/individual/request-lengths';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { type FileRule, fileKinds, megabytes } from './files.ts';
import { listOf, longListQuery } from './lists.ts';
import { byId, id, oneOf } from './parts.ts';

/** A menu of one’s own: as a text, as a document, or as pictures of it. */
export const personalMenuFiles: FileRule = {
  max: 5,
  maxBytes: megabytes(10),
  kinds: ['pdf', 'jpeg', 'png', 'webp', 'heic', 'docx', 'odt'],
};

export const personalMenuFile = z.object({
  id,
  name: z.string(),
  kind: z.enum(Object.keys(fileKinds) as [keyof typeof fileKinds]),
  bytes: z.number().int(),
});

/** What a buyer has written or uploaded for the shop to cook by. */
export const personalMenu = z.object({
  id,
  words: z.string(),
  files: z.array(personalMenuFile),
  /** The individual order that it was sent with; null: not sent yet. */
  checkOutId: id.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PersonalMenu = z.infer<typeof personalMenu>;

/** Of the draft that it is written for, or of the order that it was sent with; a browser keeps both by itself. */
const byToken = z.object({ token: z.string().max(500).optional() });
const menuWords = z.string().trim().max(REQUEST_LENGTHS.menuWords);

export const personalMenus = endpoints({
  'GET /personal-menus': {
    summary:
      'Your own menus, those of the draft whose key you hold, or everybody’s for an admin. Newest first',
    access: 'public',
    query: longListQuery('created').omit({ search: true }).extend(byToken.shape),
    response: listOf(personalMenu),
  },
  'POST /personal-menus': {
    summary: 'Save a menu of your own: a text, or up to 5 files, or both. It needs a draft with your consent',
    access: 'public',
    query: byToken,
    body: z.object({ words: menuWords.default('') }),
    files: { files: personalMenuFiles },
    response: oneOf(personalMenu),
    status: 201,
  },
  'POST /personal-menus/{id}': {
    summary: 'Change the text of a menu of yours, or add files to it, until the request is answered',
    access: 'public',
    params: byId,
    query: byToken,
    body: z.object({ words: menuWords.optional() }),
    files: { files: personalMenuFiles },
    response: oneOf(personalMenu),
  },
  'DELETE /personal-menus/{id}': {
    summary: 'Delete a menu of yours with its files, until the request is sent',
    access: 'public',
    params: byId,
    query: byToken,
  },
  'POST /personal-menus/destroy-file/{id}': {
    summary: 'Delete a file of a menu of yours, until the request is answered',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(personalMenu),
  },
  'GET /personal-menu-files/{id}': {
    summary: 'A file of a personal menu, for its owner and for admins; never shown in a page',
    access: 'public',
    params: byId,
    query: byToken,
    download: { type: 'application/octet-stream', disposition: 'attachment' },
  },
});
