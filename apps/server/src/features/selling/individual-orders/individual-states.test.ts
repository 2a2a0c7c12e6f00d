import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sendRequest } from '../../../../test/individual.ts';
import { usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { openCity } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();
let cityId: number;
/** Thursday, 19 November, ten o'clock in Vilnius. */
const sentAt = new Date('2026-11-19T08:00:00Z');
beforeAll(async () => {
  shop.clock.moveTo(sentAt);
  cityId = await openCity(await shop.asNew('admin'));
});
beforeEach(() => shop.clock.moveTo(sentAt));

const send = () => sendRequest(shop, cityId, { answers: { ownDays: 1 } });
type Order = Awaited<ReturnType<typeof send>>;

/** Everything that an admin and a buyer can ask of it. */
const moves = {
  approve: ({ act }: Order) => act({ action: 'approve', priceCents: 9000 }),
  change_price: ({ act }: Order) => act({ action: 'change_price', priceCents: 7777 }),
  decline: ({ act }: Order) => act({ action: 'decline', words: 'Negalime' }),
  restore: ({ act }: Order) => act({ action: 'restore' }),
  keep: ({ act }: Order) => act({ action: 'keep', words: 'Lieka' }),
  grant_cancellation: ({ act }: Order) => act({ action: 'grant_cancellation', fromDay: '2026-11-25' }),
  quote: ({ quote }: Order) => quote([]),
  pay: ({ pay }: Order) => pay({ paymentType: 'bank_account' }),
  withdraw: ({ withdraw }: Order) => withdraw(),
  ask_to_cancel: ({ askToCancel }: Order) => askToCancel('Išvykstu'),
  say: ({ answer }: Order) => answer('Kada atsakysite?'),
};
type Move = keyof typeof moves;
type State = { readonly reach: () => Promise<Order>; readonly permitted: readonly Move[] };

const offered = async () => {
  const order = await send();
  await order.approve(9000);
  return order;
};
const paid = async () => {
  const order = await offered();
  await shop.sandbox.pay(uuidIn((await order.pay()).paymentUrl));
  await shop.sandbox.tick();
  return order;
};
const asking = async () => {
  const order = await paid();
  await moves.ask_to_cancel(order);
  return order;
};

const states: Readonly<Record<string, State>> = {
  order_request: { reach: send, permitted: ['approve', 'decline', 'withdraw', 'say'] },
  order_approved: {
    reach: offered,
    // Approved once more at the same price it stays as it is.
    permitted: ['approve', 'change_price', 'decline', 'quote', 'pay', 'withdraw', 'say'],
  },
  waiting_payment: {
    reach: async () => {
      const order = await offered();
      await moves.pay(order);
      return order;
    },
    permitted: ['change_price', 'decline', 'pay', 'withdraw', 'say'],
  },
  declined: {
    reach: async () => {
      const order = await send();
      await moves.decline(order);
      return order;
    },
    permitted: ['decline', 'restore', 'withdraw'],
  },
  not_paid: {
    reach: async () => {
      const order = await offered();
      await order.later('2026-11-19T14:30:00Z');
      await shop.work('check-outs.sweep');
      return order;
    },
    permitted: ['restore'],
  },
  paid: { reach: paid, permitted: ['ask_to_cancel', 'say'] },
  cancellation_request: { reach: asking, permitted: ['keep', 'grant_cancellation', 'say'] },
  stopped: {
    reach: async () => {
      const order = await asking();
      await moves.grant_cancellation(order);
      return order;
    },
    permitted: [],
  },
  completed: {
    reach: async () => {
      const order = await paid();
      await order.later('2026-11-26T10:00:00Z');
      await shop.work('deliveries.end-windows');
      await shop.work('check-outs.sweep');
      return order;
    },
    permitted: [],
  },
};

it.each(Object.keys(states))(
  'of an individual order in %s only what its table permits is done, and a refusal changes nothing',
  async (state) => {
    const { reach, permitted } = states[state]!;
    for (const name of Object.keys(moves) as Move[]) {
      shop.clock.moveTo(sentAt);
      const order = await reach();
      const before = await order.seen();
      expect([before.status, before.orderStatus]).toContain(state);
      if (permitted.includes(name)) {
        await moves[name](order);
        continue;
      }
      const refusal = await refusalOf(moves[name](order));
      expect([name, refusal.status]).toEqual([name, 409]);
      expect([name, await order.seen()]).toEqual([name, before]);
    }
  },
);
