import type { Client } from '@shop/contract/client';
import type { individualAnswers } from '@shop/contract/individual-drafts';
import type {
  individualOrderAction,
  individualOrderInput,
  individualOrders,
} from '@shop/contract/individual-orders';
import type { z } from 'zod';
import { aBuyer } from './paying-shop.ts';
import type { TestShop } from './test-shop.ts';

type Answers = z.input<typeof individualAnswers>;
type Body = z.input<typeof individualOrderInput>;
type Action = z.input<typeof individualOrderAction>;
type PayBody = z.input<(typeof individualOrders)['POST /individual-orders/pay']['body']>;

/** Five working days from Wednesday, 25 November on, three meals of 2000 kcal. */
export const someAnswers = (cityId: number, details: Partial<Answers> = {}): Answers => ({
  meals: ['breakfast', 'lunch', 'dinner'],
  kcal: 2000,
  ownDays: 5,
  startDate: '2026-11-25',
  cityId,
  ...details,
});

export const aRequest = (
  cityId: number,
  { answers = {}, ...details }: Partial<Omit<Body, 'answers'>> & { answers?: Partial<Answers> } = {},
): Body => ({
  answers: someAnswers(cityId, answers),
  buyer: aBuyer(),
  delivery: { method: 'to_hands' },
  agreeHealth: true,
  agreeTerms: true,
  agreeContacts: true,
  ...details,
});

/** What both sides do with a request that was sent. Days later they have logged in again. */
export const requestSides = (buyer: () => Client, admin: () => Client, id: number, token?: string) => {
  const query = token === undefined ? {} : { token };
  const params = { id };
  const see = async () => (await buyer()('GET /individual-orders/{id}', { params, query })).data;
  const act = async (body: Action) => (await admin()('PUT /individual-orders/{id}', { params, body })).data;
  const say = (client: () => Client) => async (words: string) =>
    (await client()('POST /individual-orders/{id}/messages', { params, query, body: { words } })).data;
  return {
    id,
    see,
    act,
    seen: async () => (await admin()('GET /individual-orders/{id}', { params })).data,
    checkOut: async () => (await buyer()('GET /check-outs/{id}', { params, query })).data,
    approve: (priceCents: number) => act({ action: 'approve', priceCents }),
    ask: say(admin),
    answer: say(buyer),
    quote: async (coupons: string[]) =>
      (await buyer()('POST /individual-orders/{id}/quote', { params, query, body: { coupons } })).data,
    pay: async (choice: Partial<Omit<PayBody, 'id'>> = {}) => {
      const version = choice.version ?? (await see()).version;
      return (await buyer()('POST /individual-orders/pay', { query, body: { id, ...choice, version } })).data;
    },
    askToCancel: async (reason: string) => {
      const { orders, version } = (await buyer()('GET /check-outs/{id}', { params, query })).data;
      const body = { action: 'request_cancellation', version, reason } as const;
      return buyer()('PUT /orders/{id}', { params: { id: orders[0]?.id ?? 0 }, query, body });
    },
    withdraw: async () => (await buyer()('DELETE /individual-orders/{id}', { params, query })).data,
  };
};

/** A request of somebody with an account, or of a guest, and whoever answers it. */
export const sendRequest = async (
  shop: TestShop,
  cityId: number,
  {
    isGuest = false,
    person,
    ...details
  }: NonNullable<Parameters<typeof aRequest>[1]> & {
    isGuest?: boolean;
    person?: Awaited<ReturnType<TestShop['person']>>;
  } = {},
) => {
  const people = { buyer: person ?? (await shop.person('user')), admin: await shop.person('admin') };
  const buyer = () => shop.as(isGuest ? null : people.buyer);
  const admin = () => shop.as(people.admin);
  const { data: sent } = await buyer()('POST /individual-orders', { body: aRequest(cityId, details) });
  return {
    sent,
    buyer,
    admin,
    person: people.buyer,
    later: async (instant: string): Promise<void> => {
      shop.clock.moveTo(new Date(instant));
      people.buyer = await shop.login(people.buyer);
      people.admin = await shop.login(people.admin);
    },
    ...requestSides(buyer, admin, sent.id, isGuest ? sent.token : undefined),
  };
};
