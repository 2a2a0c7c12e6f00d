import { expect, it } from 'vitest';
import { anotherShop } from '../../../../test/another-shop.ts';
import { useShop } from '../../../../test/test-shop.ts';

const shop = useShop();

it('the mailbox is there in development alone', async () => {
  await shop.as(null, 'lt')('POST /auth/register', {
    body: {
      email: 'ona@pastas.lt',
      password: 'mėlynas dramblys',
      repeatPassword: 'mėlynas dramblys',
      firstName: 'Ona',
      lastName: 'Petraitė',
      agreeTerms: true,
    },
  });
  expect((await shop.inject({ url: '/api/dev/mails' })).statusCode).toBe(404);
  expect((await shop.inject({ url: '/api/dev/mails/1' })).statusCode).toBe(404);
  const development = await anotherShop(shop, { hasMailbox: true });
  try {
    const list = await development.app.inject({ url: '/api/dev/mails?recipient=ona@pastas.lt' });
    expect(list.json()).toMatchObject({
      data: [{ kind: 'verify_email', recipient: 'ona@pastas.lt' }],
      meta: { total: 1 },
    });
    const one = await development.app.inject({ url: `/api/dev/mails/${list.json().data[0].id}` });
    expect(one.json().data.plain).toContain('/auth/confirm?token=');
  } finally {
    await development.close();
  }
});
