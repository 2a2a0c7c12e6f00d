import { describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../test/test-shop.ts';
import { slugOf } from './slug.ts';

const shop = useShop('demo');

const aPage = { nameLt: 'Apie mūsų virtuvę', contentLt: '<p>Ji didelė.</p>' };

describe('pages', () => {
  it('get an address from their name and are read by it', async () => {
    const admin = await shop.asNew('admin');
    const { data: made } = await admin('POST /pages', { body: aPage });
    expect(made).toMatchObject({ slug: 'apie-musu-virtuve', date: '2026-11-16T08:00:00.000Z' });
    const { data } = await shop.as(null)('GET /p/{slug}', { params: { slug: 'apie-musu-virtuve' } });
    expect(data).toEqual(made);
    expect((await shop.as(null)('GET /pages/{id}', { params: { id: made.id } })).data).toEqual(made);
  });

  it('keep their address when they are rewritten without one', async () => {
    const admin = await shop.asNew('admin');
    const { data: made } = await admin('POST /pages', { body: { ...aPage, slug: 'virtuve' } });
    const { data: updated } = await admin('PUT /pages/{id}', {
      params: { id: made.id },
      body: { ...aPage, nameLt: 'Kitas vardas' },
    });
    expect(updated).toMatchObject({ slug: 'virtuve', name: { lt: 'Kitas vardas', en: '' } });
  });

  it('cannot share an address, and an address is plain', async () => {
    const admin = await shop.asNew('admin');
    const taken = await refusalOf(admin('POST /pages', { body: { ...aPage, slug: 'privacy-policy' } }));
    expect(taken.errors).toEqual({ slug: ['There is one already'] });
    const wrong = await refusalOf(admin('POST /pages', { body: { ...aPage, slug: 'Kaip čia?' } }));
    expect(wrong.errors).toEqual({
      slug: ['Only lower-case Latin letters, digits and hyphens can be used in an address'],
    });
  });

  it('that the shop depends on are rewritten but neither moved nor deleted', async () => {
    const admin = await shop.asNew('admin');
    const { data: terms } = await admin('GET /p/{slug}', { params: { slug: 'terms-and-conditions' } });
    const params = { id: terms.id };
    const moved = await refusalOf(
      admin('PUT /pages/{id}', { params, body: { ...aPage, slug: 'taisykles' } }),
    );
    expect(moved.errors).toEqual({ slug: ['This page’s address cannot change: the shop depends on it'] });
    expect((await refusalOf(admin('DELETE /pages/{id}', { params }))).code).toBe('in_use');
    expect((await admin('GET /pages/{id}', { params })).data).toEqual(terms);
    const { data } = await admin('PUT /pages/{id}', { params, body: aPage });
    expect(data).toMatchObject({ slug: 'terms-and-conditions', content: { lt: '<p>Ji didelė.</p>' } });
  });

  it('that are not there answer 404', async () => {
    const call = shop.as(null)('GET /p/{slug}', { params: { slug: 'tokio-nera' } });
    expect((await refusalOf(call)).status).toBe(404);
  });
});

it('a slug has no accents, no signs and no hyphens at its ends', () => {
  expect(slugOf('  Žąsų & ančių šventė! ')).toBe('zasu-anciu-svente');
  expect(slugOf('???')).toBe('');
});
