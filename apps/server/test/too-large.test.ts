import { join } from 'node:path';
import { expect, it } from 'vitest';
import { feedbacks } from '../src/db/schema/index.ts';
import { builtWebApp } from '../src/http/web-app.ts';
import { useShop } from './test-shop.ts';

const web = await builtWebApp(join(import.meta.dirname, '../../web'));
const shop = useShop('empty', { web });

const send = (url: string, lang: string) =>
  shop.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `lang=${lang}` },
    payload: `name=Ona&email=ona%40pastas.example&message=${'a'.repeat(1_000_001)}`,
  });

it.each([
  ['lt', 'Tiek vienu kartu nesutalpiname'],
  ['en', 'That is too much at once'],
])('a form that is too large is told so on a page, in the visitor’s language: %s', async (lang, words) => {
  const answer = await send('/kontaktai', lang);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(answer.body).toContain(`<title>${words}</title>`);
  expect(answer.headers['content-security-policy']).toContain("'nonce-");
  expect(await shop.database.select().from(feedbacks)).toEqual([]);
});

it('a page that sends its form by script gets what it can show', async () => {
  const answer = await send('/kontaktai.data', 'lt');
  expect([answer.statusCode, answer.headers['x-remix-response']]).toEqual([413, 'yes']);
  expect(await shop.database.select().from(feedbacks)).toEqual([]);
});
