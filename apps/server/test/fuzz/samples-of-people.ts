import { codeAt, stepAt } from '../../src/features/people/second-factor/totp.ts';
import { socialAccounts } from '../../src/db/schema/index.ts';
import { mailTo, tokenIn } from '../mails.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import { refusalOf } from '../test-shop.ts';
import { facebook } from './facebook.ts';
import { type Makers, password, type Person, type World } from './world.ts';

const base32Bytes = (text: string): Buffer => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

const confirmed = { currentPassword: password };
const newPassword = { password: 'žalias begemotas', repeatPassword: 'žalias begemotas' };

const registration = (email: string) => ({
  email,
  password,
  repeatPassword: password,
  firstName: 'Ona',
  lastName: 'Petraitė',
  agreeTerms: true,
  referralCode: '',
  returnTo: '/krepselis',
});

const registrationToken = async ({ shop, guest, email }: World): Promise<string> => {
  const mailbox = email();
  await guest()('POST /auth/register', { body: registration(mailbox) });
  return tokenIn(await mailTo(shop, mailbox, 'verify_email'));
};

const resetToken = async ({ shop, guest, somebody }: World): Promise<string> => {
  const { email } = await somebody();
  await guest()('POST /password/forgot', { body: { email } });
  return tokenIn(await mailTo(shop, email, 'reset_password'));
};

const secondFactorBegun = async ({ shop, somebody }: World) => {
  const person = await somebody();
  const { data } = await shop.as(person)('POST /second-factor', { body: confirmed });
  return { person, code: codeAt(base32Bytes(data.secret), stepAt(shop.clock.now())) };
};

const withSecondFactor = async (world: World): Promise<{ person: Person; codes: string[] }> => {
  const { person, code } = await secondFactorBegun(world);
  const { data } = await world.shop.as(person)('POST /second-factor/confirm', { body: { code } });
  return { person, codes: data.codes };
};

const anAddress = {
  name: 'Namai',
  cityId: 1,
  street: 'Gedimino pr.',
  houseNumber: '1',
  apartmentNumber: '2',
  floor: '3',
  postalCode: 'LT-01103',
  extraInformation: 'Kodas 12',
  isDefault: true,
};

const aMessage = (email: string) => ({
  kind: 'business' as const,
  name: 'Ona',
  email,
  phone: '+37061234567',
  message: 'Labas',
  businessName: 'UAB „Sotūs“',
  businessCode: '123456789',
  businessWorkersCount: 12,
});

export const peopleSamples = {
  'POST /auth/login': async ({ somebody }) => ({
    as: null,
    body: { email: (await somebody()).email, password, remember: true },
  }),
  'POST /auth/second-factor': async (world) => {
    const { person, codes } = await withSecondFactor(world);
    const login = { email: person.email, password };
    const refusal = await refusalOf(world.guest()('POST /auth/login', { body: login }));
    const { challenge } = refusal.data as { challenge: string };
    return { as: null, body: { challenge, code: codes[0] ?? '' } };
  },
  'POST /auth/register': async ({ email }) => ({ as: null, body: registration(email()) }),
  'POST /auth/register/check': async (world) => ({
    as: null,
    body: { token: await registrationToken(world) },
  }),
  'POST /auth/register/confirm': async (world) => ({
    as: null,
    body: { token: await registrationToken(world) },
  }),
  'POST /password/forgot': async ({ somebody }) => ({ as: null, body: { email: (await somebody()).email } }),
  'POST /password/reset/check': async (world) => ({ as: null, body: { token: await resetToken(world) } }),
  'POST /password/reset': async (world) => ({
    as: null,
    body: { token: await resetToken(world), ...newPassword },
  }),
  'POST /password/change': async ({ somebody }) => ({
    as: await somebody(),
    body: { ...confirmed, ...newPassword },
  }),
  'POST /users/email': async ({ somebody, email }) => ({
    as: await somebody(),
    body: { email: email(), ...confirmed },
  }),
  'POST /users/email/confirm': async ({ shop, somebody, email }) => {
    const [person, next] = [await somebody(), email()];
    await shop.as(person)('POST /users/email', { body: { email: next, ...confirmed } });
    return { as: null, body: { token: tokenIn(await mailTo(shop, next, 'email_new')) } };
  },
  'POST /second-factor': async ({ somebody }) => ({ as: await somebody(), body: confirmed }),
  'POST /second-factor/confirm': async (world) => {
    const { person, code } = await secondFactorBegun(world);
    return { as: person, body: { code } };
  },
  'POST /second-factor/recovery-codes': async (world) => {
    const { person, codes } = await withSecondFactor(world);
    return { as: person, body: { code: codes[0] ?? '' } };
  },
  'POST /second-factor/remove': async (world) => {
    const { person, codes } = await withSecondFactor(world);
    return { as: person, body: { code: codes[0] ?? '' } };
  },
  'POST /users/delete-account': async ({ somebody }) => ({ as: await somebody(), body: confirmed }),
  'PUT /users/{id}': async ({ somebody }) => {
    const person = await somebody();
    const body = { firstName: 'Ona', lastName: 'Petraitė', phone: '+37061234567', company: 'UAB' };
    return { as: person, params: { id: person.id }, body };
  },
  'PUT /users/{id}/notifications': async ({ somebody }) => {
    const person = await somebody();
    const choice = { kind: 'weekly_menu', channel: 'mail', isOn: true } as const;
    return { as: person, params: { id: person.id }, body: { notifications: [choice] } };
  },
  'PUT /users/{id}/calculation': async ({ somebody }) => {
    const person = await somebody();
    return { as: person, params: { id: person.id }, body: { kcal: 1800, goal: 'maintain' } };
  },
  'POST /unsubscribe': async ({ somebody }) => {
    const { id: userId } = await somebody();
    return { as: null, body: { token: await unsubscribeToken({ userId, email: null }), isOn: false } };
  },
  'POST /addresses': async ({ somebody }) => ({ as: await somebody(), body: anAddress }),
  'PUT /addresses/{id}': async ({ shop, somebody }) => {
    const person = await somebody();
    const { data } = await shop.as(person)('POST /addresses', { body: anAddress });
    return { as: person, params: { id: data.id }, body: anAddress };
  },
  'POST /staff': async ({ admin, email }) => ({
    as: admin,
    body: { email: email(), firstName: 'Jonas', lastName: 'Jonaitis', role: 'courier', ...confirmed },
  }),
  'POST /feedbacks': async ({ email }) => ({ as: null, body: aMessage(email()) }),
  'PUT /feedbacks/{id}': async ({ admin, owner, guest, email }) => {
    const mailbox = email();
    await guest()('POST /feedbacks', { body: aMessage(mailbox) });
    const { data } = await owner('GET /feedbacks');
    const id = data.find((each) => each.email === mailbox)?.id ?? 0;
    return { as: admin, params: { id }, body: { isHandled: true } };
  },
  'POST /consents': async () => ({ as: null, body: { advertising: true } }),
  'POST /advertising-events': async () => ({
    as: null,
    body: {
      name: 'ViewContent',
      eventId: 'an-event-1',
      path: '/mitybos-planai/1',
      contentIds: ['1'],
      valueCents: 1290,
      fbp: 'fb.1.1.1',
      fbc: 'fb.1.1.click',
    },
  }),
  'POST /deletion-requests': async ({ email }) => ({ as: null, body: { email: email() } }),
  'POST /deletion-requests/confirm': async ({ shop, guest, email }) => {
    const mailbox = email();
    await guest()('POST /deletion-requests', { body: { email: mailbox } });
    return { as: null, body: { token: tokenIn(await mailTo(shop, mailbox, 'deletion_request')) } };
  },
  'POST /social/facebook/data-deletion': async ({ shop, somebody }) => {
    const person = await somebody();
    const subject = `fb-${person.id}`;
    await shop.database.insert(socialAccounts).values({ provider: 'facebook', subject, userId: person.id });
    return { as: null, body: { signedRequest: facebook.signedRequest(subject) } };
  },
} satisfies Partial<Makers>;
