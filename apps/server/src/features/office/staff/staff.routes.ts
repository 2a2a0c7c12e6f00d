import type { staff } from '@shop/contract/staff';
import { dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { StaffService } from './staff.service.ts';

export const staffRoutes = (service: StaffService): Handlers<typeof staff> => ({
  'GET /staff': async () => ({ data: await service.list() }),
  'POST /staff': async ({ body }, context) => dataOf(await service.create(body, signedIn(context), context)),
  'POST /staff/{id}/invite': ({ params }, { actor }) => service.inviteAgain(params.id, actor),
  'POST /staff/{id}/log-out': ({ params }, { actor }) => service.logOut(params.id, actor),
  'GET /staff-settings': async () => ({ data: await service.settings() }),
  'PUT /staff-settings': async ({ body }, context) =>
    dataOf(await service.setSettings(body, signedIn(context), context)),
});
