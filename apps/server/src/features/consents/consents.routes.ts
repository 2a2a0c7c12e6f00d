import type { consents } from '@shop/contract/consents';
import { isFailure } from '../../failure.ts';
import type { Handlers } from '../../http/context.ts';
import type { ConsentsService } from './consents.service.ts';

export const consentsRoutes = (service: ConsentsService): Handlers<typeof consents> => ({
  'POST /consents': async ({ body }, context) => {
    const kept = await service.keep(body, context);
    return isFailure(kept) ? kept : { data: kept };
  },
});
