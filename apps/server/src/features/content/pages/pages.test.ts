import { describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
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
    expect((await shop.as(null)('GET /pages/{id}', { params })).data).toEqual(terms);
    const { data } = await admin('PUT /pages/{id}', { params, body: aPage });
    expect(data).toMatchObject({ slug: 'terms-and-conditions', content: { lt: '<p>Ji didelė.</p>' } });
  });

  it('say what the settings say, from the moment they change, and are stored with the names of the settings', async () => {
    const admin = await shop.asNew('admin');
    const contentLt = '<p>Atšaukti galite likus {cancellation_hours} Rašykite: {seller_email_link}. {1}</p>';
    const contentEn = '<p>Cancel {cancellation_hours} ahead.</p>';
    const { data: made } = await admin('POST /pages', {
      body: { ...aPage, slug: 'nustatymai', contentLt, contentEn },
    });
    expect(made.content).toEqual({ lt: contentLt, en: contentEn });
    const read = async () =>
      (await shop.as(null)('GET /p/{slug}', { params: { slug: 'nustatymai' } })).data.content;
    const { email } = (await shop.as(null)('GET /shop')).data.company;
    expect(await read()).toEqual({
      lt: `<p>Atšaukti galite likus 48\u00a0val. Rašykite: <a href="mailto:${email}">${email}</a>. {1}</p>`,
      en: '<p>Cancel 48 hours ahead.</p>',
    });
    const { data: terms } = await admin('GET /kit-order-settings');
    await admin('PUT /kit-order-settings', { body: { ...terms, cancellationHours: 1 } });
    expect((await read()).en).toBe('<p>Cancel 1 hour ahead.</p>');
    const params = { id: made.id };
    expect((await shop.as(null)('GET /pages/{id}', { params })).data.content.en).toBe(
      '<p>Cancel 1 hour ahead.</p>',
    );
    expect((await admin('GET /pages/{id}', { params })).data.content.en).toBe(contentEn);
    await admin('PUT /kit-order-settings', { body: terms });
  });

  it('of terms and points leave no name of a setting unfilled', async () => {
    const { data: pages } = await shop.as(null)('GET /pages', { query: { perPage: 100 } });
    const { data: faq } = await shop.as(null)('GET /faq-sections', { query: { perPage: 100 } });
    const answers = faq.flatMap(({ items }) => items.map(({ answer }) => answer));
    for (const { lt, en } of [...pages.map(({ content }) => content), ...answers])
      expect([lt, en].flatMap((text) => text.match(/\{[a-z_]+\}/g) ?? [])).toEqual([]);
    const bySlug = (slug: string) => pages.find((page) => page.slug === slug)?.content.lt;
    expect(answers.map(({ lt }) => lt).join(' ')).toContain('Darbo dieną – 2,00\u00a0€, savaitgalį');
    expect(bySlug('taskai')).toContain('jūs gaunate 500 taškų');
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
