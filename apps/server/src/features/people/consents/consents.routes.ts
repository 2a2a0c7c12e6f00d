import type { consents } from '@shop/contract/consents';
import type { Handlers } from '../../../http/context.ts';
import type { ConsentsService } from './consents.service.ts';

export const consentsRoutes = (service: ConsentsService): Handlers<typeof consents> => ({
  'POST /consents': async ({ body }, context) => ({ data: await service.keep(body, context) }),
});
