import { randomUUID } from 'node:crypto';
import { guestOrders } from './buying.ts';
import { expect, test } from './fixtures.ts';

test('an order that is not paid yet is cancelled, and goes on after all', async ({ page, customer }) => {
  const { id } = await guestOrders(page.request, `${randomUUID()}@pastas.lt`);
  await customer.visit(`/check-out/order/${id}`);
  await page.getByText('Atšaukti užsakymą', { exact: true }).click();
  await expect(page.getByText(/todėl atšaukiamas visas/)).toBeVisible();
  await page.getByRole('button', { name: 'Taip, atšaukti' }).click();
  await expect(page.getByText('Pirkėjas atšaukė užsakymą.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Tęsti užsakymą' }).click();
  await expect(page.getByText('Užsakymas tęsiamas.', { exact: true })).toBeVisible();
  await expect(page.getByText('Atšaukti užsakymą', { exact: true })).toBeVisible();
});
