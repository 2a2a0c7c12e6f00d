import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { mailTo } from '../../../../test/mails.ts';
import { useShop } from '../../../../test/test-shop.ts';
import type { OutgoingMail } from '../../../ports/mailer.ts';

const sent: OutgoingMail[] = [];
const shop = useShop('empty', {
  mailer: {
    send: async (mail) => {
      sent.push(mail);
    },
  },
});

it('a link that opens something leaves with its mail and is not kept', async () => {
  const { email } = await shop.person('user', { email: `${randomUUID()}@pastas.lt` });
  await shop.as(null)('POST /password/forgot', { body: { email } });
  await expect.poll(async () => (await mailTo(shop, email, 'reset_password')).sentAt).not.toBeNull();
  const [left] = sent.filter(({ to }) => to === email);
  const [, token = ''] = /token=([\w-]+)/.exec(left?.plain ?? '') ?? [];
  expect(token.length).toBeGreaterThan(40);
  expect(left?.html).toContain(token);
  const kept = await mailTo(shop, email, 'reset_password');
  expect([kept.plain.includes(token), kept.html.includes(token)]).toEqual([false, false]);
  expect(kept.plain).toBe(left?.plain.replace(token, '…'));
  expect(kept.html).toBe(left?.html.replace(token, '…'));
  await shop.as(null)('POST /password/reset/check', { body: { token } });
});
