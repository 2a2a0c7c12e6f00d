import { eq } from 'drizzle-orm';
import { checkOuts, christmasReminders } from '../../src/db/schema/index.ts';
import { linkHash, newLinkToken } from '../../src/features/base/links/tokens-in-mail.ts';
import { christmasBody, seasonBody } from '../christmas.ts';
import type { Makers, World } from './world.ts';

/** As if its link had been mailed. */
const aReminder = async ({ shop, email }: World): Promise<string> => {
  const token = newLinkToken();
  const createdAt = shop.clock.now();
  await shop.database
    .insert(christmasReminders)
    .values({ email: email(), locale: 'lt', tokenHash: linkHash(token), createdAt });
  return token;
};

/** With its money. */
const aPaidDelivery = async ({ shop, owner, guest }: World): Promise<number> => {
  const { data } = await owner('GET /christmas-settings');
  const way = data.ways.find(({ setsLeft }) => setsLeft > 0);
  if (!way?.day || data.mealKitId === null) throw new Error('the demo sells no Christmas-eve kit');
  const at = { mealKitId: data.mealKitId, wayId: way.id, cityId: way.cityId, day: way.day };
  const body = christmasBody(at, 1, { expectedTotalCents: 8900 + way.priceCents });
  const { data: placed } = await guest()('POST /check-outs', { body });
  const paid = { status: 'paid' as const, paidAt: shop.clock.now() };
  await shop.database.update(checkOuts).set(paid).where(eq(checkOuts.id, placed.id));
  return placed.orders[0]?.deliveries[0]?.id ?? 0;
};

export const christmasSamples: Makers<
  | 'PUT /christmas-settings'
  | 'POST /christmas-reminders/confirm'
  | 'POST /christmas-reminders/withdraw'
  | 'PUT /deliveries/{id}/agreed-time'
> = {
  'PUT /christmas-settings': async ({ admin, owner }) => ({ as: admin, body: await seasonBody(owner) }),
  'POST /christmas-reminders/confirm': async (world) => ({
    as: null,
    body: { token: await aReminder(world) },
  }),
  'POST /christmas-reminders/withdraw': async (world) => ({
    as: null,
    body: { token: await aReminder(world) },
  }),
  'PUT /deliveries/{id}/agreed-time': async (world) => ({
    as: world.admin,
    params: { id: await aPaidDelivery(world) },
    body: { fromTime: '18:30', toTime: '19:00' },
  }),
};
