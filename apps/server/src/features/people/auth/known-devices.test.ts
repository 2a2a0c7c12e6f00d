import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { bytesOf } from '../../../../test/authenticator.ts';
import { mailTo, tokenIn } from '../../../../test/mails.ts';
import { useShop } from '../../../../test/test-shop.ts';
import { codeAt, stepAt } from '../second-factor/totp.ts';
import { hashPassword } from './passwords.ts';

const shop = useShop();
const password = 'mėlynas dramblys';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const someone = (role: 'user' | 'courier' = 'user') =>
  shop.person(role, { email: `${randomUUID()}@pastas.lt`, passwordHash });
const post = (url: string, payload: object, { device = '', address = '127.0.0.1' } = {}) =>
  shop.inject({
    method: 'POST',
    url: `/api${url}`,
    remoteAddress: address,
    payload,
    ...(device && { cookies: { known_device: device } }),
  });
const deviceIn = ({ cookies }: Awaited<ReturnType<typeof post>>): string =>
  cookies.find(({ name }) => name === 'known_device')?.value ?? '';
const knownDevice = async (email: string) => deviceIn(await post('/auth/login', { email, password }));

let addresses = 0;
/** Whether wrong passwords in this browser leave alone whoever comes from the same address. */
const isCountedApart = async (email: string, device: string, right = password): Promise<boolean> => {
  const address = `192.0.2.${(addresses += 1)}`;
  for (let turn = 0; turn < 10; turn += 1)
    await post('/auth/login', { email, password: `guess ${turn}` }, { device, address });
  const { statusCode } = await post('/auth/login', { email, password: right }, { address });
  return statusCode === 200;
};

it('wrong codes count for the account too, in however many known browsers they are typed', async () => {
  const person = await someone();
  const devices: string[] = [];
  for (let turn = 0; turn < 7; turn += 1) devices.push(await knownDevice(person.email));
  const client = shop.as(person);
  const { data } = await client('POST /second-factor', { body: { currentPassword: password } });
  const secret = bytesOf(data.secret);
  const code = () => codeAt(secret, stepAt(shop.clock.now()));
  await client('POST /second-factor/confirm', { body: { code: code() } });
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 60_000));

  const { challenge } = (await post('/auth/login', { email: person.email, password })).json().data;
  const answer = async (device: string, typed: string, address?: string) =>
    (
      await post(
        '/auth/second-factor',
        { challenge, code: typed },
        { device, ...(address !== undefined && { address }) },
      )
    ).statusCode;
  const answers: number[] = [];
  for (const device of devices)
    for (let turn = 0; turn < 9; turn += 1) answers.push(await answer(device, `00000${turn}`));
  expect(answers).toEqual([...Array<number>(60).fill(422), ...Array<number>(3).fill(429)]);
  expect(await answer(devices[0] ?? '', code())).toBe(429);
  // The owner still gets in from elsewhere.
  expect(await answer('', code(), '192.0.2.200')).toBe(200);
});

it('a browser is known until the password is changed, and the one where that was done is known anew', async () => {
  const person = await someone();
  const device = await knownDevice(person.email);
  expect(await isCountedApart(person.email, device)).toBe(true);
  const another = 'žalias kupranugaris';
  const changed = await shop.inject({
    method: 'POST',
    url: '/api/password/change',
    headers: { authorization: `Bearer ${person.token}` },
    payload: { current_password: password, password: another, repeat_password: another },
  });
  expect(changed.statusCode).toBe(200);
  expect(await isCountedApart(person.email, device, another)).toBe(false);
  expect(await isCountedApart(person.email, deviceIn(changed), another)).toBe(true);
});

it('a browser is no longer known after a new password by mail, or when an admin has ended every login', async () => {
  const customer = await someone();
  const theirs = await knownDevice(customer.email);
  await shop.work('accounts.forgot-password', { requestId: randomUUID(), email: customer.email });
  const token = tokenIn(await mailTo(shop, customer.email, 'reset_password'));
  const another = 'žalias kupranugaris';
  await shop.as(null)('POST /password/reset', {
    body: { token, password: another, repeatPassword: another },
  });
  expect(await isCountedApart(customer.email, theirs, another)).toBe(false);

  const courier = await someone('courier');
  const device = await knownDevice(courier.email);
  const admin = await shop.asNew('admin');
  await admin('POST /staff/{id}/log-out', { params: { id: courier.id } });
  expect(await isCountedApart(courier.email, device)).toBe(false);
});
