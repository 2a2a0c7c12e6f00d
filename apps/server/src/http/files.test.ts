import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { endpoints } from '@shop/contract/endpoint';
import { megabytes, pictureFiles } from '@shop/contract/files';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bareApp } from '../../test/bare-app.ts';
import { begun } from './send-download.ts';

/** Where it stands, for tests to wait for. */
const steps = { made: 0, isOver: false };
/** Of the requests that named themselves. */
const fingerprints: string[] = [];

const table = endpoints({
  'POST /complaints': {
    summary: 'Text, up to two pictures of the food and one paper',
    access: 'public',
    idempotent: true,
    body: z.object({ message: z.string().min(1) }),
    files: {
      pictures: { max: 2, maxBytes: 1000, kinds: ['jpeg', 'png'] },
      paper: { max: 1, maxBytes: megabytes(1), kinds: ['pdf', 'docx', 'odt'] },
    },
    response: z.object({ received: z.array(z.string()) }),
  },
  'POST /albums': {
    summary: 'More than is read at a time',
    access: 'public',
    files: { pictures: pictureFiles(12) },
    response: z.object({ received: z.number() }),
  },
  'GET /orders.csv': {
    summary: 'As many rows as are asked for',
    access: 'public',
    query: z.object({ rows: z.coerce.number(), failAt: z.coerce.number().default(-1) }),
    download: { type: 'text/csv; charset=utf-8', disposition: 'attachment' },
  },
});

let server: Awaited<ReturnType<typeof bareApp>>;
beforeAll(async () => {
  server = await bareApp(
    table,
    {
      'POST /complaints': async ({ files }, { attempt }) => {
        if (attempt) fingerprints.push(attempt.requestHash);
        return {
          received: [...files.pictures, ...files.paper].map(
            ({ name, kind, bytes }) => `${name} ${kind} ${bytes.length}`,
          ),
        };
      },
      'POST /albums': async ({ files }) => ({ received: files.pictures.length }),
      'GET /orders.csv': async ({ query: { rows, failAt } }) => ({
        fileName: 'Užsakymai „lapkritis“.csv',
        chunks: (async function* made() {
          try {
            for (let row = 0; row < rows; row += 1) {
              if (row === failAt) throw new Error('the database went away');
              steps.made += 1;
              yield `${randomBytes(750).toString('base64')}\n`;
            }
          } finally {
            steps.isOver = true;
          }
        })(),
      }),
    },
    { unwantedBytes: 300_000 },
  );
});
afterAll(() => server.close());
beforeEach(() => Object.assign(steps, { made: 0, isOver: false }));

const bytes = (text: string, length = text.length) => Buffer.from(text.padEnd(length, '.'), 'latin1');
const jpeg = (length = 100) => bytes('\xff\xd8\xff', length);
const pdf = (length = 100) => bytes('%PDF-1.7', length);
const docx = bytes('PK\x03\x04 [Content_Types].xml word/document.xml');
const docm = bytes('PK\x03\x04 [Content_Types].xml word/document.xml word/vbaProject.bin');
const odt = bytes(`PK\x03\x04${'.'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`);

/** What has no end, and knows whether it was closed. */
const watched = () => {
  let isClosed = false;
  const chunks = (async function* made() {
    try {
      for (;;) yield 'a row\n';
    } finally {
      isClosed = true;
    }
  })();
  return { chunks, isClosed: () => isClosed };
};

const send = async (
  files: readonly (readonly [string, Buffer, string?])[],
  message = 'Sriuba buvo šalta',
  headers = {},
) => {
  const form = new FormData();
  form.append('message', message);
  for (const [field, each, name = 'failas'] of files)
    form.append(field, new Blob([new Uint8Array(each)]), name);
  const answer = await fetch(`${server.url}/api/complaints`, {
    method: 'POST',
    body: form,
    headers: { locale: 'en', 'sec-fetch-site': 'same-origin', ...headers },
  });
  const { received, code, errors } = (await answer.json()) as Record<string, unknown>;
  return [answer.status, received ?? code, ...(errors ? [errors] : [])];
};

const wrongType = 'Incorrect file type! Please upload another photo/file';

describe('files that are sent', () => {
  it('are known by their bytes, whatever they are called', async () => {
    expect(
      await send([
        ['pictures', jpeg(1000), 'šalta.exe'],
        ['paper', pdf(), 'čekis.pdf'],
      ]),
    ).toEqual([200, ['šalta.exe jpeg 1000', 'čekis.pdf pdf 100']]);
    expect(await send([['paper', docx]])).toEqual([200, [`failas docx ${docx.length}`]]);
    expect(await send([['paper', odt]])).toEqual([200, [`failas odt ${odt.length}`]]);
  });

  it('may be left out', async () => {
    expect(await send([])).toEqual([200, []]);
  });

  it('of a kind that is not asked for are told together with the fields', async () => {
    expect(
      await send(
        [
          ['pictures', jpeg()],
          ['paper', docm],
        ],
        '',
      ),
    ).toEqual([422, 'invalid', { message: ['This field is required'], paper: [wrongType] }]);
    expect(await send([['paper', Buffer.alloc(0)]])).toEqual([422, 'invalid', { paper: [wrongType] }]);
  });

  it('are read no further than the first of a wrong kind, and what comes after it is not called missing', async () => {
    const form = new FormData();
    form.append('paper', new Blob([docm as Uint8Array<ArrayBuffer>]));
    form.append('pictures', new Blob([pdf() as Uint8Array<ArrayBuffer>]));
    form.append('message', 'Sriuba buvo šalta');
    const answer = await fetch(`${server.url}/api/complaints`, {
      method: 'POST',
      body: form,
      headers: { locale: 'en', 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.status, ((await answer.json()) as { errors: unknown }).errors]).toEqual([
      422,
      { paper: [wrongType] },
    ]);
  });

  it('that are too much together are refused, though each is small enough', async () => {
    const form = new FormData();
    const picture = new Blob([jpeg(12_040_000) as Uint8Array<ArrayBuffer>]);
    for (let count = 0; count < 5; count += 1) form.append('pictures', picture);
    const headers = { 'sec-fetch-site': 'same-origin' };
    const send = () => fetch(`${server.url}/api/albums`, { method: 'POST', body: form, headers });
    const refusal = await send();
    expect([refusal.status, ((await refusal.json()) as { code: string }).code]).toEqual([413, 'too_large']);
    form.delete('pictures');
    for (let count = 0; count < 4; count += 1) form.append('pictures', picture);
    expect(await (await send()).json()).toEqual({ received: 4 });
  });

  it('are part of what a request has said', async () => {
    const named = { 'idempotency-key': 'a complaint' };
    const other = jpeg();
    other[99] = 0;
    for (const picture of [jpeg(), jpeg(), other]) await send([['pictures', picture]], 'Šalta', named);
    await send([], 'Šalta', named);
    const [first, again, ...others] = fingerprints;
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it('that are too large for their field are told so, each by its own measure', async () => {
    expect(await send([['pictures', jpeg(1001)]])).toEqual([
      413,
      'file_too_large',
      { pictures: ['This file is larger than 0.001 MB. Please upload a smaller one'] },
    ]);
    expect(await send([['paper', pdf(1_000_001)]])).toEqual([
      413,
      'file_too_large',
      { paper: ['This file is larger than 1 MB. Please upload a smaller one'] },
    ]);
  });

  it('that are too many, or nobody asked for, are told so', async () => {
    const tooMany = 'That is more files than can be uploaded here';
    expect(await send([1, 2, 3].map(() => ['pictures', jpeg()] as const))).toEqual([
      422,
      'invalid',
      { pictures: [tooMany] },
    ]);
    expect(await send([1, 2, 3, 4, 5, 6].map(() => ['paper', pdf()] as const))).toEqual([
      422,
      'invalid',
      { paper: [tooMany] },
    ]);
    expect(await send([['photos', jpeg()]])).toEqual([
      422,
      'invalid',
      { photos: ['There is no such field here'] },
    ]);
  });

  it('are not read to their end where they are refused', async () => {
    const boundary = 'riba';
    const upload = request(`${server.url}/api/complaints`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, locale: 'en' },
    });
    const answered = once(upload, 'response');
    const closed = new Promise((resolve) => upload.on('close', resolve));
    upload.on('error', () => {});
    upload.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\n\xff\xd8\xff`,
      'latin1',
    );
    // As long as somebody takes it: without an end.
    const chunk = Buffer.alloc(65_536);
    const push = (): void => {
      while (!upload.destroyed && upload.write(chunk));
      if (!upload.destroyed) upload.once('drain', push);
    };
    push();
    const [answer] = (await answered) as [NodeJS.ReadableStream & { statusCode: number }];
    expect(answer.statusCode).toBe(413);
    answer.resume();
    await closed;
    expect(await send([['pictures', jpeg()]])).toEqual([200, ['failas jpeg 100']]);
  });
});

describe('a file that is answered', () => {
  it('has its name in its own letters, and one for those who cannot read them', async () => {
    const answer = await fetch(`${server.url}/api/orders.csv?rows=2`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Uzsakymai _lapkritis_.csv"; filename*=UTF-8''U%C5%BEsakymai%20%E2%80%9Elapkritis%E2%80%9C.csv`,
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await answer.text()).split('\n')).toHaveLength(3);
  });

  it.each(['identity', 'br'])('is made while it is read, not before, packed as %s', async (packing) => {
    const reading = request(`${server.url}/api/orders.csv?rows=100000`, {
      headers: { 'accept-encoding': packing },
    }).end();
    const [answer] = (await once(reading, 'response')) as [NodeJS.ReadableStream & { destroy(): void }];
    await once(answer, 'readable');
    answer.destroy();
    await expect.poll(() => steps.isOver).toBe(true);
    expect(steps.made).toBeLessThan(100_000);
  });

  it.each(['identity', 'br'])(
    'that breaks off is not taken for a whole one, packed as %s',
    async (packing) => {
      const answer = await fetch(`${server.url}/api/orders.csv?rows=10000&fail_at=5000`, {
        headers: { 'accept-encoding': packing },
      });
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
    },
  );

  it('whose reader leaves before the first reading is not left open', async () => {
    const { chunks, isClosed } = watched();
    const file = await begun(chunks);
    file.destroy();
    await once(file, 'close');
    expect(isClosed()).toBe(true);
  });

  it('that cannot even be begun is refused like anything else', async () => {
    const answer = await fetch(`${server.url}/api/orders.csv?rows=10&fail_at=0`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(await answer.json()).toMatchObject({ code: 'unexpected' });
  });
});
