import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { pictures } from '../../../db/schema/index.ts';

const shop = useShop();

const anArticle = { nameLt: 'Grikiai', nameEn: 'Buckwheat', contentLt: '<p>Virkite lėtai.</p>' };

const aPicture = async (): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c21e63' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
};

describe('blog articles', () => {
  it('are made with their pictures, the first of which is the cover, and seen by guests at once', async () => {
    const admin = await shop.asNew('admin');
    const { data: made } = await admin('POST /blog-articles', {
      body: anArticle,
      files: { pictures: [await aPicture(), await aPicture()] },
    });
    expect(made.pictures).toHaveLength(2);
    const seen = await shop.as(null)('GET /blog-articles/{id}', { params: { id: made.id } });
    expect(seen.data).toMatchObject({
      name: { lt: 'Grikiai', en: 'Buckwheat' },
      content: { lt: '<p>Virkite lėtai.</p>', en: '' },
      cover: { id: made.pictures[0]?.id, alt: { lt: 'Grikiai', en: 'Buckwheat' } },
      readingMinutes: 1,
    });
  });

  it('are listed newest first, without their texts', async () => {
    const admin = await shop.asNew('admin');
    const at = (day: string) => ({ ...anArticle, nameLt: day, publishedAt: `${day}T08:00:00Z` });
    for (const day of ['2026-10-01', '2026-10-03', '2026-10-02'])
      await admin('POST /blog-articles', { body: at(day) });
    const { data } = await shop.as(null)('GET /blog-articles');
    const days = data.map((each) => each.name.lt).filter((name) => name.startsWith('2026-10'));
    expect(days).toEqual(['2026-10-03', '2026-10-02', '2026-10-01']);
    expect(data[0]).not.toHaveProperty('content');
  });

  it('of the future appear by themselves when their time comes, and until then only to admins', async () => {
    const admin = await shop.asNew('admin');
    const { data: made } = await admin('POST /blog-articles', {
      body: { ...anArticle, publishedAt: '2026-11-16T12:00:00Z' },
    });
    const guest = shop.as(null);
    const call = { params: { id: made.id } };
    expect((await refusalOf(guest('GET /blog-articles/{id}', call))).status).toBe(404);
    expect((await guest('GET /blog-articles')).data.map((each) => each.id)).not.toContain(made.id);
    expect((await admin('GET /blog-articles/{id}', call)).data.id).toBe(made.id);
    shop.clock.moveTo(new Date('2026-11-16T12:00:00Z'));
    expect((await guest('GET /blog-articles')).data.map((each) => each.id)).toContain(made.id);
  });

  it('keep the pictures that an update names, in its order', async () => {
    const admin = await shop.asNew('admin');
    const { data: made } = await admin('POST /blog-articles', {
      body: anArticle,
      files: { pictures: [await aPicture(), await aPicture()] },
    });
    const [first = 0, second = 0] = made.pictures.map((each) => each.id);
    const { data: updated } = await admin('PUT /blog-articles/{id}', {
      params: { id: made.id },
      body: { ...anArticle, nameLt: 'Miežiai', pictureIds: [second, first] },
    });
    expect(updated.name.lt).toBe('Miežiai');
    expect(updated.pictures.map((each) => each.id)).toEqual([second, first]);
    expect(updated.cover?.id).toBe(second);
    expect(updated.publishedAt).toBe(made.publishedAt);
  });

  it('lose scripts on the way in; a text of nothing else is refused and nothing is kept', async () => {
    const admin = await shop.asNew('admin');
    const before = (await admin('GET /blog-articles', { query: { perPage: 100 } })).meta.total;
    const { data } = await admin('POST /blog-articles', {
      body: { ...anArticle, contentLt: '<p onclick="x()">Labas<script>alert(1)</script></p>' },
    });
    expect(data.content.lt).toBe('<p>Labas</p>');
    const refusal = await refusalOf(
      admin('POST /blog-articles', { body: { ...anArticle, contentLt: '<script>alert(1)</script>' } }),
    );
    expect(refusal.errors).toEqual({ contentLt: ['This field is required'] });
    expect((await admin('GET /blog-articles', { query: { perPage: 100 } })).meta.total).toBe(before + 1);
  });

  it('go with their pictures', async () => {
    const admin = await shop.asNew('admin');
    const { data: made } = await admin('POST /blog-articles', {
      body: anArticle,
      files: { pictures: [await aPicture()] },
    });
    await admin('DELETE /blog-articles/{id}', { params: { id: made.id } });
    const kept = await shop.database.select({ id: pictures.id }).from(pictures);
    expect(kept.map((each) => each.id)).not.toContain(made.pictures[0]?.id);
    const gone = await refusalOf(shop.as(null)('GET /blog-articles/{id}', { params: { id: made.id } }));
    expect(gone.status).toBe(404);
  });

  it('are changed by admins alone', async () => {
    for (const role of ['user', 'kitchen_worker', 'courier'] as const) {
      const client = await shop.asNew(role);
      expect((await refusalOf(client('POST /blog-articles', { body: anArticle }))).status).toBe(403);
    }
    expect((await refusalOf(shop.as(null)('POST /blog-articles', { body: anArticle }))).status).toBe(401);
  });
});
