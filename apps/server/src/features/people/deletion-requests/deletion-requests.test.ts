import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { deletionRequests, feedbacks, mails, users } from '../../../db/schema/index.ts';

const shop = useShop();

const ask = (email: string) => shop.as(null)('POST /deletion-requests', { body: { email } });
const confirm = (token: string) => shop.as(null)('POST /deletion-requests/confirm', { body: { token } });

const isOpen = async (token: string): Promise<boolean> =>
  (await shop.as(null)('GET /deletion-requests/confirm', { query: { token } })).data.isOpen;

const mailedToken = async (email: string): Promise<string> => {
  const sent = await shop.database.select().from(mails).where(eq(mails.recipient, email));
  return /token=([\w-]+)/.exec(sent.at(-1)?.plain ?? '')?.[1] ?? '';
};

const later = (hours: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + hours * 3_600_000));

describe('a person who asks to be forgotten', () => {
  it('confirms by the mailed link, and then messages, mails and the account are gone at once', async () => {
    const person = await shop.person('user', {
      email: 'ona@pastas.example',
      firstName: 'Ona',
      phone: '+37061234567',
    });
    await shop.as(null)('POST /feedbacks', {
      body: { kind: 'contact', name: 'Ona', email: 'ona@pastas.example', message: 'Labas' },
    });
    expect(await ask('Ona@pastas.example')).toEqual({ data: { received: true } });
    expect(await confirm(await mailedToken('ona@pastas.example'))).toEqual({ data: { deleted: true } });

    const [user] = await shop.database.select().from(users).where(eq(users.id, person.id));
    expect(user).toMatchObject({
      email: `deleted-${person.id}@deleted.invalid`,
      firstName: '',
      phone: '',
      passwordHash: null,
    });
    expect(await shop.database.$count(feedbacks, eq(feedbacks.email, 'ona@pastas.example'))).toBe(0);
    // The last mail says that it is done.
    const left = await shop.database.select().from(mails).where(eq(mails.recipient, 'ona@pastas.example'));
    expect(left.map((mail) => mail.kind)).toEqual(['account_deleted']);
    const [request] = await shop.database.select().from(deletionRequests);
    expect(request).toMatchObject({ email: null, doneAt: shop.clock.now() });
    const asPerson = await refusalOf(shop.as(person)('GET /users/user-profile'));
    expect(asPerson.status).toBe(401);
  });

  it('is answered alike whether or not the shop knows the address', async () => {
    expect(await ask('niekas@pastas.example')).toEqual({ data: { received: true } });
  });

  it('can use the link once', async () => {
    await ask('jonas@pastas.example');
    const token = await mailedToken('jonas@pastas.example');
    await confirm(token);
    expect((await refusalOf(confirm(token))).status).toBe(404);
    expect((await refusalOf(confirm('made-up'))).status).toBe(404);
  });

  it('learns at once whether the link still works, as often as it is opened', async () => {
    later(2);
    await ask('rasa@pastas.example');
    const token = await mailedToken('rasa@pastas.example');
    await ask('rasa@pastas.example');
    const newer = await mailedToken('rasa@pastas.example');
    expect([await isOpen(token), await isOpen(token), await isOpen(newer)]).toEqual([true, true, true]);
    expect([await isOpen('made-up'), await isOpen('')]).toEqual([false, false]);

    expect(await confirm(token)).toEqual({ data: { deleted: true } });
    // The older link did for both: nothing is known of the address any more.
    expect([await isOpen(token), await isOpen(newer)]).toEqual([false, false]);
  });

  it('has a day to confirm; after that nothing is deleted', async () => {
    later(2);
    const person = await shop.person('user', { email: 'vele@pastas.example' });
    await ask('vele@pastas.example');
    const token = await mailedToken('vele@pastas.example');
    later(24);
    expect(await isOpen(token)).toBe(false);
    expect((await refusalOf(confirm(token))).status).toBe(404);
    const [user] = await shop.database.select().from(users).where(eq(users.id, person.id));
    expect(user?.email).toBe('vele@pastas.example');
  });

  it('who works for the shop keeps the account: that is the owner’s to end', async () => {
    later(2);
    const admin = await shop.person('admin', { email: 'seimininke@shop.example' });
    await ask('seimininke@shop.example');
    await confirm(await mailedToken('seimininke@shop.example'));
    const [user] = await shop.database.select().from(users).where(eq(users.id, admin.id));
    expect(user?.email).toBe('seimininke@shop.example');
  });

  it('gets no more than three mails a day, however often a stranger asks', async () => {
    later(2);
    for (let count = 0; count < 5; count += 1) await ask('taikinys@pastas.example');
    expect(await shop.database.$count(mails, eq(mails.recipient, 'taikinys@pastas.example'))).toBe(3);
    expect((await refusalOf(ask('taikinys@pastas.example'))).code).toBe('too_many');
  });

  it('has to give a real address', async () => {
    later(2);
    expect((await refusalOf(ask('ona'))).errors).toEqual({ email: ['Email address is not valid'] });
  });
});
