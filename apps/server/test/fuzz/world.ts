import { randomUUID } from 'node:crypto';
import type { Client } from '@shop/contract/client';
import type { Call, Endpoint } from '@shop/contract/endpoint';
import type { Api } from '@shop/contract';
import { hashPassword } from '../../src/features/people/auth/passwords.ts';
import type { PayingShop } from '../paying-shop.ts';

export type Person = Awaited<ReturnType<PayingShop['person']>>;

/** What samples are made of. */
export type World = {
  readonly shop: PayingShop;
  readonly admin: Person;
  /** The API as the admin, and as a guest who comes from another address every time. */
  readonly owner: Client;
  guest(): Client;
  /** Somebody with a password, a confirmed mailbox and nothing else. */
  somebody(): Promise<Person>;
  email(): string;
  /** Grows with every use. */
  count(): number;
};

export const password = 'mėlynas dramblys';

/** An address that nobody has come from yet: what is limited by address is not what is tried here. */
export const addresses = () => {
  let used = 0;
  return (): string => {
    used += 1;
    return `10.${(used >> 16) & 255}.${(used >> 8) & 255}.${used & 255}`;
  };
};

export const openWorld = async (shop: PayingShop, address: () => string): Promise<World> => {
  const passwordHash = await hashPassword(password);
  const admin = await shop.person('admin', { passwordHash });
  const email = () => `${randomUUID()}@pastas.example`;
  let counted = 0;
  return {
    shop,
    admin,
    owner: shop.as(admin),
    guest: () => shop.as(null, 'en', address()),
    somebody: () =>
      shop.person('user', {
        email: email(),
        passwordHash,
        firstName: 'Ona',
        lastName: 'Petraitė',
        emailVerifiedAt: shop.clock.now(),
      }),
    email,
    count: () => {
      counted += 1;
      return counted;
    },
  };
};

/** One right call of an endpoint, and who makes it. */
export type Sample<E extends Endpoint = Endpoint> = Call<E> & {
  readonly as: Person | null;
  readonly headers?: Readonly<Record<string, string>>;
};

type TakesBody = { [K in keyof Api]: Api[K] extends { readonly body: unknown } ? K : never }[keyof Api];

/** How samples of these endpoints are made. */
export type Makers<K extends keyof Api = TakesBody> = {
  readonly [P in K]: (world: World) => Promise<Sample<Api[P]>>;
};
export type { TakesBody };
