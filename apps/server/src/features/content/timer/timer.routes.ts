import type { timerEndpoints } from '@shop/contract/timer';
import type { Handlers } from '../../../http/context.ts';
import type { TimerService } from './timer.service.ts';

export const timerRoutes = ({ read, change }: TimerService): Handlers<typeof timerEndpoints> => ({
  'GET /timer': async (_, { now }) => ({ data: await read(now) }),
  'PUT /timer': async ({ body }, { actor }) => ({ data: await change(body, actor) }),
});
