import { expect, it } from 'vitest';
import { anOrder } from '../../sandbox/test-support.ts';
import { movableClock } from '../clock.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { noPayments } from './no-payments.ts';
import { isTrouble, type PaymentMethods, type PaymentTroubleKind, trouble } from './payments.ts';

const start = new Date('2026-11-16T08:00:00Z');
const banks: PaymentMethods = { banks: [], cards: null };

/** A provider whose list of banks comes as the test says; orders are not found. */
const aProvider = () => {
  const clock = movableClock(start);
  const it = { answer: null as PaymentTroubleKind | null, asked: 0 };
  const provider = circuitBreaker(
    {
      ...noPayments,
      paymentMethods: async () => {
        it.asked += 1;
        return it.answer ? trouble(it.answer, 'as the test says') : banks;
      },
      createOrder: async () => trouble('unavailable', 'as the test says'),
      order: async () => trouble('not_found', 'as the test says'),
    },
    clock,
  );
  const ask = async (answer: PaymentTroubleKind | null) => {
    it.answer = answer;
    const result = await provider.paymentMethods();
    return isTrouble(result) ? result.kind : 'banks';
  };
  return {
    it,
    provider,
    ask,
    seconds: (count: number) => clock.moveTo(new Date(start.getTime() + count * 1000)),
  };
};

it('a provider that was silent three times in a row is left in peace for five seconds, then one asks for all', async () => {
  const { it, ask, seconds } = aProvider();
  for (let count = 0; count < 3; count += 1) expect(await ask('unavailable')).toBe('unavailable');
  expect(await ask(null)).toBe('not_asked');
  seconds(4.999);
  expect(await ask(null)).toBe('not_asked');
  expect(it.asked).toBe(3);
  seconds(5);
  expect(await Promise.all([ask(null), ask(null)])).toEqual(['banks', 'not_asked']);
  expect(await ask(null)).toBe('banks');
});

it('is left in peace again where the one who tried found it silent', async () => {
  const { ask, seconds } = aProvider();
  for (let count = 0; count < 3; count += 1) await ask('unavailable');
  seconds(5);
  expect(await ask('unavailable')).toBe('unavailable');
  seconds(9);
  expect(await ask(null)).toBe('not_asked');
  seconds(10);
  expect(await ask(null)).toBe('banks');
});

it.each(['unreadable', 'too_many_requests', 'given_up', 'refused', 'not_found', 'not_authorised'] as const)(
  'an answer of “%s” is no silence, however often it comes',
  async (kind) => {
    const { it, ask } = aProvider();
    for (let count = 0; count < 10; count += 1) await ask(kind);
    expect(await ask(null)).toBe('banks');
    expect(it.asked).toBe(11);
  },
);

it('an answer between silences shows that somebody is there; one that nobody waited for shows nothing', async () => {
  const { ask } = aProvider();
  for (const kind of ['unavailable', 'unavailable', 'unreadable', 'unavailable', 'unavailable'] as const)
    await ask(kind);
  expect(await ask(null)).toBe('banks');
  for (const kind of ['unavailable', 'unavailable', 'given_up', 'unavailable'] as const) await ask(kind);
  expect(await ask(null)).toBe('not_asked');
});

it('silences of one kind of call say nothing about another', async () => {
  const { ask, provider } = aProvider();
  for (let count = 0; count < 3; count += 1) await ask('unavailable');
  expect(await ask(null)).toBe('not_asked');
  expect(await provider.order('u')).toMatchObject({ kind: 'not_found' });
  expect(await provider.createOrder(anOrder({ shopUrl: 'http://127.0.0.1' }))).toMatchObject({
    kind: 'unavailable',
  });
});

it('silences of more than a minute ago are forgotten, and a clock that was put back makes no rest longer', async () => {
  const { ask, seconds } = aProvider();
  for (const after of [0, 60]) {
    seconds(after);
    for (let count = 0; count < 3; count += 1) expect(await ask('unavailable')).toBe('unavailable');
  }
  seconds(-3600);
  expect(await ask(null)).toBe('banks');
});
