import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { SignJWT } from 'jose';
import pino from 'pino';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { anotherShop } from '../../test/another-shop.ts';
import { mailTo, tokenIn } from '../../test/mails.ts';
import { aCart, place, sandboxKeys, usePayingShop } from '../../test/paying-shop.ts';
import type { WebApp } from './web-app.ts';

const shop = usePayingShop();

it('nothing that opens a door or names a person is written to the log', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const logged = await anotherShop(shop, { logger });
  const email = `${randomUUID()}@pastas.lt`;
  const password = 'labai slaptas žodis';
  const post = (url: string, payload: object, headers = {}) =>
    logged.app.inject({ method: 'POST', url, payload, headers });
  try {
    await post('/api/auth/register', {
      email,
      password,
      repeat_password: password,
      first_name: 'Ona',
      last_name: 'Petraitė',
      agree_terms: true,
    });
    const link = tokenIn(await mailTo(shop, email, 'verify_email'));
    const made = await post('/api/auth/register/confirm', { token: link });
    const token = String(made.headers.authorization).replace('Bearer ', '');
    await post('/api/auth/login', { email, password: `${password}?` });
    await post('/api/password/forgot', { email });
    const reset = tokenIn(await mailTo(shop, email, 'reset_password'));
    await post('/api/password/reset', { token: reset, password, repeat_password: 'kitas' });
    // Something unexpected, with secrets all around it.
    logged.app.log.info('a line to show that the log is read');
    await logged.app.inject({
      url: `/api/social/google/callback?code=${link}&state=${token}`,
      headers: { authorization: `Bearer ${token}`, cookie: `session=${token}` },
    });
    const text = lines.join('\n');
    expect(text).toContain('a line to show that the log is read');
    for (const secret of [email, password, link, reset, token, 'Petraitė'])
      expect(text).not.toContain(secret);
  } finally {
    await logged.close();
  }
});

it.each(['that answers', 'whose database is away'])(
  'nothing that opens an order or speaks for the bank is written to the log of a shop %s',
  async (kind) => {
    const { id, token } = await place(shop.as(null), await aCart(await shop.asNew('admin')));
    const notice = await new SignJWT({ uuid: randomUUID(), merchantReference: 'x', paymentStatus: 'PAID' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(sandboxKeys.secretKey));
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const database = openDatabase(shop.connection);
    const web: WebApp = {
      assetsFolder: null,
      handle: () => Promise.reject(new Error('the page is broken')),
      stop: async () => {},
    };
    const isAway = kind === 'whose database is away';
    const logged = await anotherShop(shop, { logger, web, ...(isAway && { database, reading: database }) });
    await database.$client.end();
    const webhook = '/api/payments/notification-webhook';
    const asks: InjectOptions[] = [
      { url: `/api/check-outs/${id}?token=${token}` },
      { url: `/api/check-outs/${id}`, cookies: { [`order_${id}`]: token } },
      { url: `/api/check-outs/${id}/calendar.ics?token=${token}` },
      { method: 'POST', url: `/api/check-outs/${id}/pay?token=${token}`, payload: { payment_type: 'cash' } },
      { url: `/check-out/order/${id}?token=${token}&order-token=${notice}` },
      { method: 'POST', url: webhook, payload: { orderToken: notice } },
      { method: 'POST', url: `${webhook}?order-token=${notice}`, payload: {} },
    ];
    try {
      for (const each of asks) await logged.app.inject(each);
      const text = lines.join('\n');
      expect(text).toContain('the page is broken');
      for (const secret of [token, notice]) expect(text).not.toContain(secret);
    } finally {
      await logged.close();
    }
  },
);

it('a query that fails is logged without the values that it was about', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const database = openDatabase(shop.connection);
  const broken = await anotherShop(shop, { logger, database });
  try {
    await database.$client.end();
    const response = await broken.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'ona.petraite@pastas.lt', password: 'labai slaptas žodis' },
    });
    expect(response.statusCode).toBe(500);
    expect(lines.join('\n')).toContain('Failed query');
    expect(lines.join('\n')).not.toContain('ona.petraite');
  } finally {
    await broken.close();
  }
});

it('the private address of a calendar is in no log, also where reading it fails', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const database = openDatabase(shop.connection);
  const broken = await anotherShop(shop, { logger, database });
  try {
    await database.$client.end();
    const response = await broken.app.inject({ url: '/api/calendar-feeds/7-slaptas-kelias' });
    expect(response.statusCode).toBe(500);
    expect(lines.join('\n')).toContain('/api/calendar-feeds/:token');
    expect(lines.join('\n')).not.toContain('slaptas-kelias');
  } finally {
    await broken.close();
  }
});

it('an unexpected error is logged with its path alone and answered without details', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const broken = await anotherShop(shop, {
    logger,
    social: {
      google: {
        begin: async () => {
          throw new Error('the provider is away');
        },
        finish: async () => null,
      },
    },
  });
  try {
    const response = await broken.app.inject({
      url: '/api/social/google?remember=1',
      headers: { cookie: 'session=very-secret-token' },
    });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('the provider is away');
    expect(lines.join('\n')).toContain('the provider is away');
    expect(lines.join('\n')).toContain('"path":"/api/social/google"');
    expect(lines.join('\n')).not.toContain('very-secret-token');
  } finally {
    await broken.close();
  }
});
