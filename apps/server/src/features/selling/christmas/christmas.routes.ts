import type { christmasEndpoints } from '@shop/contract/christmas';
import { dataOf, type Handlers, signedIn } from '../../../http/context.ts';
import type { ChristmasReminders } from './christmas-reminders.service.ts';
import type { ChristmasSettingsService } from './christmas-settings.service.ts';

export const christmasRoutes = (
  settings: ChristmasSettingsService,
  reminders: ChristmasReminders,
): Handlers<typeof christmasEndpoints> => ({
  'GET /christmas-settings': (_, { viewer, now }) => settings.read(viewer, now),
  'PUT /christmas-settings': ({ body: { version, ...input } }, context) =>
    settings.change(input, version, signedIn(context), context.actor),
  'POST /christmas-reminders': ({ body }, context) => reminders.ask(body, context),
  'POST /christmas-reminders/confirm': async ({ body }, { address, now }) =>
    dataOf(await reminders.confirm(body.token, address, now)),
  'POST /christmas-reminders/withdraw': ({ body }) => reminders.withdraw(body.token),
});
