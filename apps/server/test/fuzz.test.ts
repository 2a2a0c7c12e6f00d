import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { api } from '@shop/contract';
import type { Client } from '@shop/contract/client';
import type { Endpoint } from '@shop/contract/endpoint';
import { camelName, toWire } from '@shop/contract/wire';
import { may } from '@shop/domain/access';
import type { Locale } from '@shop/domain/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { facebook } from './fuzz/facebook.ts';
import { brokenForms } from './fuzz/forms.ts';
import { randomFor } from './fuzz/random.ts';
import { samples, withoutSample } from './fuzz/samples.ts';
import { refusalIn } from './fuzz/sound-answer.ts';
import { oddParts, oddQueries, spoilt, unreadable } from './fuzz/spoil.ts';
import { oddRequests, overTheWire } from './fuzz/wire.ts';
import { addresses, openWorld, type Person, type Sample, type World } from './fuzz/world.ts';
import { watchWrites } from './fuzz/written.ts';
import { usePayingShop } from './paying-shop.ts';

/**
 * Every endpoint of openapi.json is called rightly, and then in ways that nobody means, always the same ones: no answer
 * says that the shop stumbled, each refusal has the one shape and the visitor's language, and leaves no trace.
 */

const shop = usePayingShop({ social: { facebook: facebook.provider } }, 'demo');
const address = addresses();
let world: World;
let user: Person;
let writes: Awaited<ReturnType<typeof watchWrites>>;
beforeAll(async () => {
  world = await openWorld(shop, address);
  user = await world.somebody();
  writes = await watchWrites(shop.database);
});

type Json = Parameters<typeof spoilt>[0];
type Key = keyof typeof samples;
type Sent = {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly as: Person | null;
  readonly type?: string;
  readonly payload?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

const endpoints = api as Readonly<Record<string, Endpoint>>;
const keys = Object.keys(endpoints);
const sampled = Object.keys(samples) as Key[];

/** These take a fifth of a second for a password each time. */
const hashes =
  /^POST \/(auth\/(login|register|second-factor)|password\/(change|reset)|users\/(email|delete-account)|second-factor)/;
/** Always the same number of the same cases; `FUZZ_TIMES=20 FUZZ_SEED=x` looks for others. */
const times = Number(process.env['FUZZ_TIMES'] ?? 1);
const seed = process.env['FUZZ_SEED'] ?? '';
const casesOf = (key: string): number => times * (hashes.test(key) ? 8 : 24);

const send = async (
  { key, params = {}, query = '', as, type, payload, headers }: Sent,
  locale: Locale,
  turn = 0,
) => {
  const [method, template] = key.split(' ') as ['GET', string];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[camelName(name)] ?? '1'));
  const goesOn = endpoints[key]?.events !== undefined;
  const response = await shop.inject({
    // What goes on is not waited for.
    payloadAsStream: goesOn,
    method,
    url: `/api${path}${query === '' ? '' : `?${query}`}`,
    remoteAddress: address(),
    headers: {
      ...(turn % 2 === 0 ? { 'accept-language': locale } : { locale }),
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(type !== undefined && { 'content-type': type }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  const answered = String(response.headers['content-type'] ?? '');
  const isOpen = answered.startsWith('text/event-stream');
  if (isOpen) response.stream().destroy();
  const body = isOpen ? '' : goesOn ? await textOf(response.stream()) : response.body;
  return { status: response.statusCode, type: answered, body };
};

/** Sends it; if it is refused, nothing was written. */
const refusalWithoutTrace = async (sent: Sent, locale: Locale, turn: number, what: string) => {
  await writes.since();
  const refusal = refusalIn(await send(sent, locale, turn), locale, what);
  const written = await writes.since();
  if (!refusal || written.length === 0) return refusal;
  // A job of an earlier call may have written meanwhile: once none is at work, it must leave no trace.
  await writes.settled();
  await writes.since();
  refusalIn(await send(sent, locale, turn), locale, what);
  expect(await writes.since(), `${what}\n${JSON.stringify(refusal)}`).toEqual([]);
  return refusal;
};

/** Sends it, and once in a while in both languages. True: it got through. */
const tried = async (sent: Sent, turn: number): Promise<boolean> => {
  const [locale, other] = turn % 2 === 0 ? (['lt', 'en'] as const) : (['en', 'lt'] as const);
  const what = `${sent.key} ${sent.query ?? ''} ${JSON.stringify(sent.params ?? {})} ${String(sent.payload ?? '').slice(0, 400)}`;
  const refusal = await refusalWithoutTrace(sent, locale, turn >> 1, what);
  if (!refusal) return true;
  if (refusal.errors && turn % 3 === 0) {
    const again = refusalIn(await send(sent, other, turn >> 1), other, what);
    // Whoever tries on and on is told to wait.
    if (again?.code === refusal.code) {
      expect(Object.keys(again.errors ?? {}), what).toEqual(Object.keys(refusal.errors));
      const words = Object.values(again.errors ?? {}).flat();
      for (const text of Object.values(refusal.errors).flat()) expect(words, what).not.toContain(text);
    }
  }
  return false;
};

const callOf = (sample: Sample) => {
  const { params, query, body } = sample as unknown as {
    params?: object;
    query?: Record<string, string>;
    body: object;
  };
  return {
    params: { ...params } as Record<string, string | number>,
    query: new URLSearchParams(toWire(query ?? {}) as Record<string, string>).toString(),
    as: sample.as,
    headers: sample.headers ?? {},
    body: toWire(body) as { [name: string]: Json },
  };
};

const make = (key: Key): Promise<Sample> => (samples[key] as (world: World) => Promise<Sample>)(world);

/** Makes a right call. It must get through. */
const accepted = async (key: Key): Promise<void> => {
  const { as, ...call } = await make(key);
  await expect(
    (shop.as(as, 'en', address()) as (key: string, call: object) => ReturnType<Client>)(key, call),
    key,
  ).resolves.not.toBeNull();
};

type Document = {
  paths: Record<
    string,
    Record<string, { requestBody?: object; parameters?: { in?: string; name?: string }[] }>
  >;
};
const description = async (): Promise<Document> => (await shop.inject({ url: '/api/openapi.json' })).json();

describe('openapi.json', () => {
  it('names the endpoints that are tried here, and those with a body have a sample', async () => {
    const { paths } = await description();
    const operations = Object.entries(paths).flatMap(([path, each]) =>
      Object.entries(each).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    );
    expect(operations.map(([key]) => key).toSorted()).toEqual(keys.toSorted());
    const withBody = operations.flatMap(([key, { requestBody }]) => (requestBody ? [key] : []));
    expect([...sampled, ...Object.keys(withoutSample)].toSorted()).toEqual(withBody.toSorted());
  });
});

// So many, one after the other, take their time only where somebody looks for more.
describe('what is sent', { timeout: 120_000 * times }, () => {
  it.each(sampled)(
    'is taken where it is right and refused without a trace where it is not: %s',
    async (key) => {
      await accepted(key);
      const random = randomFor(`${seed}${key}`);
      const fields = Object.keys((endpoints[key]?.body as { shape?: object } | undefined)?.shape ?? {});
      const names = [
        ...fields.map((name) => Object.keys(toWire({ [name]: 1 }) as object)[0]!),
        'id',
        'role',
        'user_id',
      ];
      let call = callOf(await make(key));
      for (let turn = 0; turn < casesOf(key); turn += 1) {
        const payload = JSON.stringify(spoilt(call.body, names, random));
        const gotThrough = await tried({ ...call, key, type: 'application/json', payload }, turn);
        if (gotThrough) call = callOf(await make(key));
      }
      await accepted(key);
    },
  );

  it.each(sampled)('cannot be read, and is not: %s', async (key) => {
    const { pick } = randomFor(`${seed}unreadable ${key}`);
    const as = may('guest', endpoints[key]!.access) ? null : world.admin;
    for (let turn = 0; turn < 4 * times; turn += 1)
      await tried({ key, as, type: 'application/json', payload: pick(unreadable) }, turn);
    for (const type of [
      'text/xml',
      'application/json; charset=latin1',
      'multipart/form-data',
      'nonsense',
      '',
    ])
      await tried({ key, as, type, payload: '{"a":1}' }, 0);
    const form = 'application/x-www-form-urlencoded';
    await tried({ key, as, type: form, payload: 'a=%ED%A0%80&name_lt=%00&__proto__=x' }, 1);
  });

  it.each(['POST /meal-kits', 'POST /blog-articles', 'POST /pictures'] as const)(
    'is a form as no browser sends it: %s',
    async (key) => {
      const { body } = callOf(await make(key));
      const texts = Object.entries(body).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      const [file = ''] = Object.keys(endpoints[key]?.files ?? {});
      const forms = await brokenForms(Object.fromEntries(texts), file);
      for (const [turn, { type, payload }] of forms.entries())
        await tried({ key, as: world.admin, type, payload }, turn);
      await accepted(key);
    },
  );
});

describe('what can be repeated', () => {
  const repeatable = sampled.filter((key) => endpoints[key]?.idempotent);

  /** Another right request to each. */
  const otherwise: Partial<Record<Key, object>> = {
    'POST /coupon-orders/store': { pieces: 3 },
    'POST /check-outs': { start_date: '2026-12-22' },
    'POST /feedbacks': { message: 'Visai kas kita' },
    'POST /individual-orders': { save_address: true },
  };

  it('is more than one thing, and each has a sample', () => {
    expect(repeatable.length).toBeGreaterThan(1);
    expect(repeatable.toSorted()).toEqual(keys.filter((key) => endpoints[key]?.idempotent).toSorted());
  });

  it.each(repeatable)('is done once for one key, and the key is good for nothing else: %s', async (key) => {
    const { body, ...call } = callOf(await make(key));
    const headers = { ...call.headers, 'idempotency-key': `once ${key}` };
    const sent = { ...call, key, headers, type: 'application/json' };
    const first = await send({ ...sent, payload: JSON.stringify(body) }, 'en');
    expect([first.status, first.body]).toEqual([endpoints[key]?.status ?? 200, expect.anything()]);
    await writes.settled();
    await writes.since();
    expect(await send({ ...sent, payload: JSON.stringify(body) }, 'en')).toEqual(first);
    expect(await writes.since()).toEqual([]);
    const changed = { ...body, ...otherwise[key] };
    const refused = await send({ ...sent, payload: JSON.stringify(changed) }, 'en');
    expect(JSON.parse(refused.body)).toMatchObject({ status_code: 409, code: 'key_reused' });
    expect(await writes.since()).toEqual([]);
  });
});

describe('who asks', () => {
  it.each(sampled)('is let in or not, and either way nothing stumbles: %s', async (key) => {
    for (const [turn, role] of (['guest', 'user', 'admin'] as const).entries()) {
      const { body, ...call } = callOf(await make(key));
      // Nobody's account is the worse for what an earlier one of these calls did to it.
      const as = role === 'guest' ? null : await shop.person(role);
      const sent = { ...call, as, key, type: 'application/json', payload: JSON.stringify(body) };
      const refusal = await refusalWithoutTrace(sent, turn % 2 === 0 ? 'lt' : 'en', turn, `${role}: ${key}`);
      if (!may(role, endpoints[key]!.access))
        expect(refusal?.status_code, `${role}: ${key}`).toBe(as ? 403 : 401);
    }
  });
});

describe('an address', { timeout: 120_000 * times }, () => {
  it.each(keys)('that nobody means is refused or answered, never stumbled over: %s', async (key) => {
    const { params, query, access } = endpoints[key]!;
    const names = Object.keys(params?.shape ?? {});
    const { pick } = randomFor(`${seed}address ${key}`);
    const askers = may('guest', access) ? [null, user, world.admin] : [user, world.admin];
    const asked = Object.keys((toWire(query?.shape ?? {}) ?? {}) as object);
    const turns = times * (names.length > 0 ? 6 : 3);
    for (let turn = 0; turn < turns; turn += 1) {
      const odd = asked.length > 0 && turn % 2 === 1 ? `${pick(asked)}=${pick(oddParts)}` : pick(oddQueries);
      await tried(
        {
          key,
          as: pick(askers),
          params: Object.fromEntries(names.map((name) => [name, pick(oddParts)])),
          query: odd,
        },
        turn,
      );
    }
  });
});

describe('what comes over the wire', () => {
  it('as no library sends it is answered in the one shape, and the next one is served', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    for (const request of oddRequests) {
      const received = await overTheWire(port, request);
      expect(received.status, request.slice(0, 200)).toBeGreaterThanOrEqual(200);
      // Where the head was too long to be read to its end, no language was asked for.
      refusalIn(received, received.status === 431 ? 'lt' : 'en', request.slice(0, 200));
    }
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  });
});
