import type { advertising } from '@shop/contract/advertising';
import type { Handlers } from '../../../http/context.ts';
import type { AdvertisingService } from './advertising.service.ts';

export const advertisingRoutes = (service: AdvertisingService): Handlers<typeof advertising> => ({
  'POST /advertising-events': ({ body }, context) => service.tell(body, context),
});
