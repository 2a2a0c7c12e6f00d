import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { listOf, longListQuery } from './lists.ts';
import { byId, id, oneOf } from './parts.ts';

const summary = z.object({
  id,
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.string(),
});

/** The mails that the shop has written, for development: in production nothing is there. */
export const mailbox = endpoints({
  'GET /dev/mails': {
    summary: 'Only in development: the mails that were written, newest first',
    access: 'public',
    query: longListQuery('created')
      .omit({ search: true })
      .extend({ recipient: z.string().max(254).default('') }),
    response: listOf(summary),
  },
  'GET /dev/mails/{id}': {
    summary: 'Only in development: one mail',
    access: 'public',
    params: byId,
    response: oneOf(
      summary.extend({
        plain: z.string(),
        html: z.string(),
        /** The file that goes along. */
        attachment: z.string().nullable(),
      }),
    ),
  },
  'GET /dev/mails/{id}/attachment': {
    summary: 'Only in development: the file that goes along with a mail',
    access: 'public',
    params: byId,
    download: { type: 'application/pdf', disposition: 'inline' },
  },
});
