import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openSeason, season, seasonBody } from '../../../../test/christmas.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { christmasReminders } from '../../../db/schema/index.ts';
import { hashPassword } from '../../people/auth/passwords.ts';

const shop = usePayingShop();
const before = new Date('2026-11-01T10:00:00Z');
const open = new Date(season.opensAt);
beforeEach(() => shop.clock.moveTo(before));

let people = 0;
const aMailbox = (): string => {
  people += 1;
  return `priminti${people}@pastas.example`;
};
/** Each from an address of its own. */
const guest = () => shop.as(null, 'lt', `10.9.0.${people}`);
const ask = (email: string) => guest()('POST /christmas-reminders', { body: { email } });
const tokenFor = async (email: string): Promise<string> => {
  const [mail] = await mailsTo(shop, email);
  return decodeURIComponent(/token=([\w.~%-]+)/.exec(mail?.plain ?? '')?.[1] ?? '');
};
const confirm = async (email: string) =>
  guest()('POST /christmas-reminders/confirm', { body: { token: await tokenFor(email) } });
const kept = (email: string) => shop.database.$count(christmasReminders, eq(christmasReminders.email, email));
const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind);

it('whoever confirms by the link gets one mail when the season begins, and is deleted', async () => {
  await openSeason(await shop.asNew('admin'));
  const email = aMailbox();
  await ask(email);
  const { data } = await confirm(email);
  expect(data).toEqual({ phase: 'before', opensAt: season.opensAt });
  await shop.work('christmas.reminders');
  expect(await kindsTo(email)).toEqual(['christmas_reminder_asked']);
  shop.clock.moveTo(open);
  await Promise.all([shop.work('christmas.reminders'), shop.work('christmas.reminders')]);
  await shop.work('christmas.reminders');
  expect((await kindsTo(email)).toSorted()).toEqual(['christmas_reminder', 'christmas_reminder_asked']);
  expect(await kept(email)).toBe(0);
});

it('nobody is written to who has not confirmed, or has withdrawn', async () => {
  await openSeason(await shop.asNew('admin'));
  const [unconfirmed, withdrawn] = [aMailbox(), aMailbox()];
  await ask(unconfirmed);
  await ask(withdrawn);
  const token = await tokenFor(withdrawn);
  await guest()('POST /christmas-reminders/confirm', { body: { token } });
  await guest()('POST /christmas-reminders/withdraw', { body: { token } });
  expect(await kept(withdrawn)).toBe(0);
  shop.clock.moveTo(open);
  await shop.work('christmas.reminders');
  for (const email of [unconfirmed, withdrawn])
    expect(await kindsTo(email)).toEqual(['christmas_reminder_asked']);
  const again = guest()('POST /christmas-reminders/confirm', { body: { token } });
  expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'link_ended' });
});

it('asked for again, only the newest link counts; once confirmed, nothing more is mailed', async () => {
  const email = aMailbox();
  await ask(email.toUpperCase());
  const first = await tokenFor(email);
  await ask(email);
  const old = guest()('POST /christmas-reminders/confirm', { body: { token: first } });
  expect((await refusalOf(old)).code).toBe('link_ended');
  await confirm(email);
  await ask(email);
  expect(await kindsTo(email)).toEqual(['christmas_reminder_asked', 'christmas_reminder_asked']);
  expect(await kept(email)).toBe(1);
});

it('is limited for each mailbox and each address, and machines get nothing', async () => {
  const email = aMailbox();
  for (let times = 0; times < 3; times += 1) await ask(email);
  expect((await refusalOf(ask(email))).status).toBe(429);
  const machine = aMailbox();
  await guest()('POST /christmas-reminders', { body: { email: machine, website: 'http://x.example' } });
  expect(await kept(machine)).toBe(0);
});

it('there is nothing to be reminded of while the kit is sold', async () => {
  const admin = await shop.asNew('admin');
  await openSeason(admin);
  shop.clock.moveTo(open);
  const email = aMailbox();
  expect(await refusalOf(ask(email))).toMatchObject({ status: 409, code: 'christmas_is_open' });
  expect(await kept(email)).toBe(0);
});

it('a wish that is not confirmed goes after a week, a confirmed one after 400 days, and with its owner at once', async () => {
  const admin = await shop.asNew('admin');
  await admin('PUT /christmas-settings', { body: { ...(await seasonBody(admin)), isEnabled: false } });
  const [unconfirmed, confirmed] = [aMailbox(), aMailbox()];
  await ask(unconfirmed);
  await ask(confirmed);
  await confirm(confirmed);
  const nightly = async (instant: string) => {
    shop.clock.moveTo(new Date(instant));
    await shop.work('people.retention');
    return [await kept(unconfirmed), await kept(confirmed)];
  };
  expect(await nightly('2026-11-08T03:00:00Z')).toEqual([1, 1]);
  expect(await nightly('2026-11-09T03:00:00Z')).toEqual([0, 1]);
  expect(await nightly('2027-12-06T03:00:00Z')).toEqual([0, 1]);
  expect(await nightly('2027-12-07T03:00:00Z')).toEqual([0, 0]);

  shop.clock.moveTo(before);
  const password = 'mėlynas dramblys';
  const email = aMailbox();
  const passwordHash = await hashPassword(password);
  const person = await shop.person('user', { email, passwordHash, emailVerifiedAt: before });
  await ask(email);
  const { data } = await shop.as(person)('GET /users/user-export');
  expect(data['christmasReminders']).toEqual([{ createdAt: before.toISOString(), confirmedAt: null }]);
  await shop.as(person)('POST /users/delete-account', { body: { currentPassword: password } });
  expect(await kept(email)).toBe(0);
});
