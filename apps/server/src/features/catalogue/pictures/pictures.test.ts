import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Client } from '@shop/contract/client';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { pictures } from '../../../db/schema/index.ts';
import { aKit, kitParts } from '../../../../test/builders.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { encodeJob, mediaFolder, originalKey } from '../../base/pictures/pictures.jobs.ts';

const shop = useShop();

const photo = async (width = 2000, height = 1500): Promise<Blob> => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#c21e63' } })
    .withExif({ IFD3: { GPSLatitude: '54/1 41/1 0/1' }, IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
};

const filesLeft = async (): Promise<string[]> => {
  const names = await readdir(shop.filesFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  return names.filter((each) => each.isFile()).map((each) => each.name);
};

/** The picture, once a job has encoded it. */
const encoded = (admin: Client, id: number) =>
  vi.waitUntil(
    async () => {
      const { data } = await admin('GET /pictures/{id}', { params: { id } });
      // The original goes after the picture is said to be ready.
      const isDone = data.status === 'ready' && !(await filesLeft()).includes('upload');
      return isDone && data;
    },
    { timeout: 60_000, interval: 50 },
  );

const wrongFile = {
  status: 422,
  code: 'invalid',
  errors: { picture: ['Incorrect file type! Please upload another photo/file'] },
};
const tooLarge = {
  status: 413,
  code: 'file_too_large',
  errors: { picture: ['This file is larger than 15 MB. Please upload a smaller one'] },
};

describe('an uploaded picture', () => {
  it('is answered at once and becomes AVIF and WebP in three widths without what the camera wrote into it', async () => {
    const admin = await shop.asNew('admin');
    const { data: made } = await admin('POST /pictures', {
      body: { altLt: 'Burokėlis' },
      files: { picture: [await photo()] },
    });
    expect(made).toMatchObject({ width: 2000, height: 1500, alt: { lt: 'Burokėlis', en: '' } });

    const ready = await encoded(admin, made.id);
    expect(ready.files.map((file) => file.width)).toEqual([400, 800, 1600]);
    for (const { width, avif, webp } of ready.files) {
      for (const address of [avif, webp]) {
        const served = await shop.inject({ url: address });
        expect(served.statusCode).toBe(200);
        expect(served.headers['cache-control']).toContain('immutable');
        const stored = await readFile(join(shop.filesFolder, address.slice(1)));
        const { width: real, exif } = await sharp(stored).metadata();
        expect({ real, exif }).toEqual({ real: width, exif: undefined });
      }
    }
    expect(await filesLeft()).not.toContain('upload');
  });

  it('comes straight from the browser, by its cookie, and from no other site’s page', async () => {
    const { token } = await shop.person('admin');
    const form = new FormData();
    form.append('picture', await photo(20, 20), 'burokėlis.jpg');
    const encodedForm = new Response(form);
    const payload = Buffer.from(await encodedForm.arrayBuffer());
    const send = (site: string) =>
      shop.inject({
        method: 'POST',
        url: '/api/pictures',
        headers: {
          cookie: `session=${token}`,
          'sec-fetch-site': site,
          'content-type': encodedForm.headers.get('content-type') ?? '',
        },
        payload,
      });
    expect((await send('same-origin')).statusCode).toBe(201);
    expect((await send('cross-site')).json()).toMatchObject({ code: 'foreign_origin' });
  });

  it('is never blown up: a small one keeps its width', async () => {
    const admin = await shop.asNew('admin');
    const { data } = await admin('POST /pictures', { body: {}, files: { picture: [await photo(500, 300)] } });
    const ready = await encoded(admin, data.id);
    expect(ready.files.map((file) => file.width)).toEqual([400, 500]);
  });

  const bomb = async () =>
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      ),
    ]);
  const svg = async () =>
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>']);
  const half = async () => new Blob([(await photo()).slice(0, 3000)]);

  it.each([
    ['is no picture', wrongFile, async () => new Blob(['labas'])],
    ['is half a picture', wrongFile, half],
    ['is a drawing that may hold scripts', wrongFile, svg],
    ['is larger than 15 MB', tooLarge, async () => new Blob([new Uint8Array(15_000_001)])],
    ['would need too much memory', wrongFile, bomb],
  ])('that %s is refused with the words for it and leaves nothing behind', async (_, words, make) => {
    const admin = await shop.asNew('admin');
    const rowsBefore = await shop.database.$count(pictures);
    const filesBefore = await filesLeft();
    const refusal = await refusalOf(
      admin('POST /pictures', { body: {}, files: { picture: [await make()] } }),
    );
    expect(refusal).toMatchObject(words);
    expect(await shop.database.$count(pictures)).toBe(rowsBefore);
    expect(await filesLeft()).toEqual(filesBefore);
  });

  it('that turns out to be impossible to encode is said to have failed, and leaves nothing behind', async () => {
    const admin = await shop.asNew('admin');
    const folder = 'broken-after-upload';
    const file = join(shop.filesFolder, originalKey(folder));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'no picture at all');
    const row = { folder, alt: { lt: '', en: '' }, width: 900, height: 600, placeholder: '' };
    const [made] = await shop.database.insert(pictures).values(row).returning();
    const id = made?.id ?? 0;
    await shop.work(encodeJob.name, { pictureId: id });
    expect((await admin('GET /pictures/{id}', { params: { id } })).data.status).toBe('failed');
    expect(existsSync(file)).toBe(false);
    expect(existsSync(join(shop.filesFolder, mediaFolder(folder)))).toBe(false);
  });

  it('of a new kit that is refused makes no kit either', async () => {
    const admin = await shop.asNew('admin');
    const parts = await kitParts(admin);
    const before = (await admin('GET /meal-kits')).meta.total;
    const refusal = await refusalOf(
      admin('POST /meal-kits', { body: aKit(parts), files: { pictures: [await photo(), new Blob(['x'])] } }),
    );
    expect(refusal.errors).toEqual({ pictures: wrongFile.errors.picture });
    expect((await admin('GET /meal-kits')).meta.total).toBe(before);
  });

  it('of a gallery becomes the thumbnail when it is told to, and goes with its files when it is deleted', async () => {
    const admin = await shop.asNew('admin');
    const { data: kit } = await admin('POST /meal-kits', {
      body: aKit(await kitParts(admin)),
      files: { pictures: [await photo(600, 400), await photo(600, 400)] },
    });
    const [first, second] = kit.pictures;
    expect(kit.thumbnail?.id).toBe(first?.id);
    await admin('POST /pictures/{id}/make-thumbnail', { params: { id: second?.id ?? 0 } });
    const seen = async () => (await shop.as(null)('GET /meal-kits/{id}', { params: { id: kit.id } })).data;
    expect((await seen()).thumbnail?.id).toBe(second?.id);
    await admin('DELETE /pictures/{id}', { params: { id: second?.id ?? 0 } });
    expect((await seen()).pictures.map((each) => each.id)).toEqual([first?.id]);
  });

  it('that is in no gallery cannot be a thumbnail', async () => {
    const admin = await shop.asNew('admin');
    const { data } = await admin('POST /pictures', { body: {}, files: { picture: [await photo(100, 100)] } });
    const refusal = await refusalOf(admin('POST /pictures/{id}/make-thumbnail', { params: { id: data.id } }));
    expect(refusal.status).toBe(409);
  });
});
