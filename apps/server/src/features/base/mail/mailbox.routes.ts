import type { mailbox } from '@shop/contract/mailbox';
import { isFailure } from '../../../failure.ts';
import type { Handlers } from '../../../http/context.ts';
import type { MailboxService } from './mailbox.service.ts';

export const mailboxRoutes = (service: MailboxService): Handlers<typeof mailbox> => ({
  'GET /dev/mails': ({ query }) => service.list(query),
  'GET /dev/mails/{id}': async ({ params }) => {
    const mail = await service.one(params.id);
    return isFailure(mail) ? mail : { data: mail };
  },
  'GET /dev/mails/{id}/attachment': ({ params }) => service.attachment(params.id),
});
