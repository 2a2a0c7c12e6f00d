import { randomUUID } from 'node:crypto';
import type { Client } from '@shop/contract/client';
import { addDays, dayInVilnius } from '@shop/domain/day';
import { aRequest, someAnswers } from '../individual.ts';
import { aBuyer } from '../paying-shop.ts';
import type { Makers, World } from './world.ts';

const cityOf = async (guest: Client): Promise<number> =>
  (await guest('GET /price-list')).data.cities[0]?.id ?? 0;

/** Everything that can be said of one. */
const answersOf = async ({ guest, shop }: World) => {
  const client = guest();
  const { data: plans } = await client('GET /diet-plans');
  const { data: products } = await client('GET /products');
  const { data: allergens } = await client('GET /allergens');
  return someAnswers(await cityOf(client), {
    macronutrients: { unit: 'percents', proteins: 30, fats: 30, carbohydrates: 40 },
    acceptsLowEnergy: false,
    dietPlanId: plans[0]?.id ?? null,
    allergenIds: [allergens[0]?.id ?? 0],
    dislikedProductIds: [products[0]?.id ?? 0],
    dislikedWords: 'Grybai',
    otherRequests: 'Be aštrių prieskonių',
    workingDaysOnly: true,
    startDate: addDays(dayInVilnius(shop.clock.now()), 10),
    menuChoice: 'shop',
  });
};

const aBody = async (world: World) => {
  const answers = await answersOf(world);
  const { data: times } = await world.guest()('GET /delivery-times', {
    query: { cityId: Number(answers.cityId) },
  });
  return aRequest(Number(answers.cityId), {
    answers,
    buyer: aBuyer({ email: world.email() }),
    delivery: { method: 'to_hands', deliveryTimeId: times[0]?.id ?? null },
    saveAddress: false,
  });
};

const sent = async (world: World) =>
  (await world.guest()('POST /individual-orders', { body: await aBody(world) })).data;

const offered = async (world: World) => {
  const { id } = await sent(world);
  const body = { action: 'approve', priceCents: 9000 } as const;
  return (await world.owner('PUT /individual-orders/{id}', { params: { id }, body })).data;
};

const aDraft = async (world: World) => {
  const answers = await answersOf(world);
  const { data } = await world.guest()('POST /individual-drafts', { body: { agreeHealth: true, answers } });
  return { answers, token: data.token ?? '' };
};

export const individualSamples = {
  'POST /individual-drafts': async (world) => ({
    as: null,
    body: { agreeHealth: true, answers: await answersOf(world) },
  }),
  'PUT /individual-drafts/current': async (world) => {
    const { answers, token } = await aDraft(world);
    return { as: null, query: { token }, body: { answers } };
  },
  'POST /individual-drafts/current/mail-link': async (world) => {
    const { token } = await aDraft(world);
    return { as: null, query: { token }, body: { email: world.email() } };
  },
  'POST /individual-orders': async (world) => ({
    as: null,
    headers: { 'idempotency-key': randomUUID() },
    body: await aBody(world),
  }),
  'PUT /individual-orders/{id}': async (world) => {
    const { id, version } = await sent(world);
    return { as: world.admin, params: { id }, body: { action: 'approve', priceCents: 9000, version } };
  },
  'POST /individual-orders/{id}/quote': async (world) => {
    const { id, token } = await offered(world);
    return { as: null, params: { id }, query: { token }, body: { coupons: ['ABCD-EFGH-JKLM'] } };
  },
  'POST /individual-orders/pay': async (world) => {
    const { id, version, token } = await offered(world);
    return {
      as: null,
      query: { token },
      body: { id, version, paymentType: 'bank_account', paymentOption: null },
    };
  },
  'POST /individual-orders/{id}/messages': async (world) => {
    const { id, token } = await sent(world);
    return { as: null, params: { id }, query: { token }, body: { words: 'Kada atsakysite?' } };
  },
  'POST /personal-menus': async (world) => {
    const { token } = await aDraft(world);
    return { as: null, query: { token }, body: { words: 'Rytais košė' } };
  },
  'POST /personal-menus/{id}': async (world) => {
    const { token } = await aDraft(world);
    const query = { token };
    const { data } = await world.guest()('POST /personal-menus', { query, body: { words: 'Rytais košė' } });
    return { as: null, params: { id: data.id }, query, body: { words: 'Vakarais žuvis' } };
  },
} satisfies Partial<Makers>;
