import { once } from 'node:events';
import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageForAll } from '../../test/page-for-all.ts';
import { heardOn, lineTo, say } from '../../test/raw-socket.ts';
import { useShop } from '../../test/test-shop.ts';
import type { ShopParts } from '../shop.ts';
import { type ServerLimits, usualServerLimits } from './server-limits.ts';

const lines: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
const withServerLimits = (serverLimits: Partial<ServerLimits>, parts: Partial<ShopParts> = {}) =>
  useShop('empty', { logger, serverLimits: { ...usualServerLimits, ...serverLimits }, ...parts });
const impatient = withServerLimits({ headMs: 20, filesMs: 40, everyMs: 5, headBytes: 2_000 });
const hasty = withServerLimits({ headMs: 20, everyMs: 5 });
const busy = withServerLimits({ bodyMs: 20 }, { web: pageForAll });
const full = withServerLimits({ connections: 3 });

beforeAll(async () => {
  for (const { app } of [impatient, hasty, busy, full]) await app.listen({ port: 0, host: '127.0.0.1' });
  lines.length = 0;
});

const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nLocale: en\r\n${more}\r\n\r\n`;
const parts = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000';
const tooSlow = {
  message: 'The request took too long to reach us. Please try again',
  status_code: 408,
  code: 'too_slow',
};
const healthy = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

describe('whoever', () => {
  it('begins to ask and never ends is told so and cut off', async () => {
    const heard = await say(hasty.app, 'GET /api/health HTTP/1.1\r\nHost: x\r\nLocale: en\r\nX: ');
    expect([heard.status, JSON.parse(heard.body)]).toMatchObject([408, { code: 'too_slow' }]);
  });

  it.each([
    ['JSON', '/api/feedbacks', 'Content-Type: application/json\r\nContent-Length: 5000'],
    ['chunks', '/api/feedbacks', 'Content-Type: application/json\r\nTransfer-Encoding: chunked'],
    ['a form', '/api/feedbacks', 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000'],
    [
      'a form for a page',
      '/kontaktai',
      'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000',
    ],
    [
      'a form of parts for a page',
      '/kontaktai',
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000',
    ],
  ])('announces %s and does not bring it is told so and cut off', async (_name, path, more) => {
    const heard = await say(busy.app, `${head(path, more)}5\r\n{"a":`);
    expect([heard.status, JSON.parse(heard.body)]).toEqual([408, tooSlow]);
    expect(lines).toEqual([]);
  });

  it('may not bring files is answered at once, and not listened to for longer than others', async () => {
    const heard = await say(busy.app, `${head('/api/pictures', parts)}--x\r\n`);
    expect([heard.status, JSON.parse(heard.body).code]).toEqual([401, 'not_logged_in']);
  });

  it('may bring files is given the time of a slow line', async () => {
    const { token } = await busy.person('admin');
    const form = [
      '--x\r\nContent-Disposition: form-data; name="alt_lt"\r\n\r\nSriuba\r\n',
      '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\nno picture\r\n--x--\r\n',
    ] as const;
    const admin = lineTo(busy.app);
    const answer = heardOn(admin);
    const length = `Content-Length: ${form.join('').length}\r\nConnection: close`;
    admin.write(
      head('/api/pictures', `${parts.split('\r\n')[0]}\r\n${length}\r\nAuthorization: Bearer ${token}`),
    );
    admin.write(form[0]);
    // Others who began later have been cut off meanwhile.
    for (let each = 0; each < 3; each += 1)
      await say(
        busy.app,
        `${head('/api/feedbacks', 'Content-Type: application/json\r\nContent-Length: 9')}{`,
      );
    admin.write(form[1]);
    expect(await answer).toContain('Incorrect file type! Please upload another photo/file');
  });

  it('may bring files and does not is cut off in the end', async () => {
    const { token } = await impatient.person('admin');
    const asked = head('/api/pictures', `${parts}\r\nAuthorization: Bearer ${token}`);
    const heard = await say(impatient.app, `${asked}--x\r\n`);
    expect([heard.status, JSON.parse(heard.body)]).toMatchObject([408, { code: 'too_slow' }]);
  });

  it('has a head of 2,001 bytes is refused', async () => {
    const heard = await say(
      impatient.app,
      `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(2_001)}\r\n\r\n`,
    );
    expect(heard.status).toBe(431);
  });

  it('comes when all lines are taken is not let in, and is when one is free again', async () => {
    const taken = Array.from({ length: 3 }, () => lineTo(full.app));
    for (const line of taken) {
      line.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(line, 'data');
    }
    expect(await heardOn(lineTo(full.app))).toBe('');
    for (const line of taken) line.destroy();
    await expect.poll(async () => (await say(full.app, healthy)).status).toBe(200);
  });
});
