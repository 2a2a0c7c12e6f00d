import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useShop } from '../../../../test/test-shop.ts';
import { type Conversion, metaAdvertising } from '../../../ports/advertising.ts';
import { hashedPerson } from './hashed-person.ts';

const sent: Conversion[] = [];
let told = Promise.withResolvers<Conversion>();
const shop = useShop('empty', {
  advertising: {
    pixelId: '12345',
    send: async (conversion) => {
      sent.push(conversion);
      told.resolve(conversion);
    },
  },
});

const event = { name: 'ViewContent', event_id: 'event-0001', path: '/mitybos-planai/1', content_ids: ['1'] };
const post = (cookie: string, payload: object = event) =>
  shop.inject({
    method: 'POST',
    url: '/api/advertising-events',
    headers: { cookie, 'user-agent': 'A browser' },
    payload,
  });

const queued = async (): Promise<number> => {
  const { rows } = await shop.database.execute(
    sql`select count(*)::int as count from pgboss.job where name = 'advertising.send'`,
  );
  return Number(rows[0]?.count);
};

describe('an event for advertising', () => {
  it.each(['', 'consent=0.0b5a', 'consent=', 'consent=advertising'])(
    'is neither kept nor sent without consent (%s)',
    async (cookie) => {
      expect((await post(cookie)).statusCode).toBe(204);
      expect(await queued()).toBe(0);
      expect(sent).toEqual([]);
    },
  );

  it('is sent with consent, with the id of the browser’s own event', async () => {
    told = Promise.withResolvers();
    await post('consent=1.0b5a', { ...event, value_cents: 1290, fbp: 'fb.1.1.2' });
    expect(await told.promise).toEqual({
      name: 'ViewContent',
      eventId: 'event-0001',
      at: Math.floor(shop.clock.now().getTime() / 1000),
      sourceUrl: 'http://localhost/mitybos-planai/1',
      user: { client_ip_address: '127.0.0.1', client_user_agent: 'A browser', fbp: 'fb.1.1.2' },
      contentIds: ['1'],
      valueCents: 1290,
    });
  });

  it('of a purchase cannot be told by a browser', async () => {
    const answer = await post('consent=1.0b5a', { ...event, name: 'Purchase' });
    expect(answer.statusCode).toBe(422);
  });
});

describe('Meta', () => {
  const received: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url, headers } = request;
    const { authorization } = headers;
    received.push({ url, authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(status).end('{}');
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const meta = () =>
    metaAdvertising({
      pixelId: '12345',
      accessToken: 'token',
      apiVersion: 'v25.0',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
  const purchase: Conversion = {
    name: 'Purchase',
    eventId: '1001',
    at: 1_760_000_000,
    sourceUrl: 'https://shop.example/',
    user: { em: 'hash' },
    contentIds: ['7'],
    valueCents: 12_990,
  };

  it('gets the event as its Conversions API asks for, the token not in the address', async () => {
    await meta().send(purchase);
    expect(received).toEqual([
      {
        url: '/v25.0/12345/events',
        authorization: 'Bearer token',
        body: {
          data: [
            {
              event_name: 'Purchase',
              event_time: 1_760_000_000,
              event_id: '1001',
              event_source_url: 'https://shop.example/',
              action_source: 'website',
              user_data: { em: 'hash' },
              custom_data: { content_ids: ['7'], content_type: 'product', currency: 'EUR', value: 129.9 },
            },
          ],
        },
      },
    ]);
  });

  it('that refuses is an error, so that the job tries again', async () => {
    status = 500;
    await expect(meta().send(purchase)).rejects.toThrow('advertising answered 500');
  });
});

it('a person is hashed field by field, made plain first, and what is not known is left out', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(
    hashedPerson({
      email: ' Ona@Pastas.example ',
      phone: '+370 612 34567',
      city: 'Nauja Akmenė',
      postalCode: 'LT-01234',
    }),
  ).toEqual({
    em: hash('ona@pastas.example'),
    ph: hash('37061234567'),
    ct: hash('naujaakmenė'),
    zp: hash('01234'),
    country: hash('lt'),
  });
  expect(hashedPerson({})).toEqual({});
});
