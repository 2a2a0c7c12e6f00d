import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import type { ProviderOrder } from '../ports/payments/payments.ts';
import { anOrder, useRehearsal } from './test-support.ts';

const bank = useRehearsal();

const created = async (details = {}): Promise<ProviderOrder & { paymentUrl: string }> =>
  (await bank.payments.createOrder(anOrder(bank, details))) as ProviderOrder & { paymentUrl: string };
const page = async (url: string): Promise<string> => (await fetch(url)).text();
const press = (url: string, action: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
const back = async (response: Response) => {
  const url = new URL(response.headers.get('location') ?? '');
  const token = url.searchParams.get('order-token') ?? '';
  return {
    status: response.status,
    path: `${url.origin}${url.pathname}`,
    order: url.searchParams.get('order'),
    uuid: await bank.payments.readOrderToken(token),
    told: decodeJwt(token)['paymentStatus'],
  };
};

describe('the bank’s page', () => {
  it('shows the amount, the bank and the purpose in the buyer’s language', async () => {
    const { paymentUrl } = await created();
    const lithuanian = await page(paymentUrl);
    expect(lithuanian).toContain('<html lang="lt">');
    expect(lithuanian).toContain('119,33\u00a0€');
    expect(lithuanian).toContain('Mokėjimas: Swedbank');
    expect(lithuanian).toContain('Užsakymas LK-1');
    const english = await page(`${paymentUrl}?lang=en`);
    expect(english).toContain('€119.33');
    expect(english).toContain('Payment: Swedbank');
    expect(english).not.toContain('<script');
  });

  it('takes the buyer back to the shop with the news, whichever way it went', async () => {
    const paid = await created();
    expect(await back(await press(paid.paymentUrl, 'pay'))).toMatchObject({
      status: 303,
      path: `${bank.shopUrl}/return`,
      order: '1',
      uuid: paid.uuid,
      told: 'PAID',
    });
    const cancelled = await created();
    expect(await back(await press(cancelled.paymentUrl, 'cancel'))).toMatchObject({
      uuid: cancelled.uuid,
      told: 'ABANDONED',
    });
    const late = await created();
    expect(await back(await press(late.paymentUrl, 'pay_late'))).toMatchObject({
      told: 'ABANDONED',
    });
  });

  it('pays and tells twice', async () => {
    const { paymentUrl } = await created();
    await press(paymentUrl, 'pay_told_twice');
    expect(await bank.sandbox.tick()).toBe(2);
  });

  it('offers no second payment of what is paid', async () => {
    const { paymentUrl } = await created();
    expect(await page(paymentUrl)).toContain('value="pay"');
    await press(paymentUrl, 'pay');
    const paid = await page(paymentUrl);
    expect(paid).toContain('Šis mokėjimas jau gautas.');
    expect(paid).not.toContain('value="pay"');
    expect(paid).not.toContain('value="pay_late"');
  });

  it('lets the browser follow the way back to another address, and nowhere else', async () => {
    const { paymentUrl } = await created();
    expect((await fetch(paymentUrl)).headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self' ${bank.shopUrl}`,
    );
  });

  it('shows what a shop sent as text, never as markup', async () => {
    const { paymentUrl } = await created({ description: '<img src=x onerror=alert(1)>' });
    expect(await page(paymentUrl)).toContain('&#60;img src=x onerror=alert(1)&#62;');
  });

  it('of an unknown payment or action is not there', async () => {
    const { paymentUrl, uuid } = await created();
    expect((await fetch(`${bank.url}/pay/nothing`)).status).toBe(404);
    expect((await press(paymentUrl, 'steal')).status).toBe(404);
    expect(await bank.payments.order(uuid)).toMatchObject({ status: 'pending' });
  });

  it('has a letter mark for every bank and for cards', async () => {
    const methods = await bank.payments.paymentMethods();
    if (!('banks' in methods)) throw new Error(methods.reason);
    for (const { logoUrl } of [...methods.banks, methods.cards ?? { logoUrl: '' }]) {
      const mark = await fetch(logoUrl);
      expect(mark.headers.get('content-type')).toBe('image/svg+xml');
      expect(await mark.text()).toMatch(/^<svg /);
    }
    expect((await fetch(`${bank.url}/logos/nobank.svg`)).status).toBe(404);
  });
});

describe('the page of troubles', () => {
  it('saves what a person typed, in their language, and shows it again', async () => {
    const url = `${bank.url}/control?lang=en`;
    const saved = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ doubledWebhooks: '0.5', slowMs: '20' }),
      redirect: 'manual',
    });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '?lang=en']);
    const shown = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    expect(shown).toContain('Troubles of the practice bank');
    const values = [...shown.matchAll(/name="(\w+)"\s+value="([\d.]+)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(values).toContainEqual(['doubledWebhooks', '0.5']);
    expect(values).toContainEqual(['slowMs', '20']);
    expect(values).toContainEqual(['outages', '0']);
    expect(values).toHaveLength(12);
  });
});

describe('for tests from outside', () => {
  it('orders are paid and the books are read over HTTP', async () => {
    const { uuid } = await created();
    await fetch(`${bank.url}/control/orders/${uuid}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"action":"pay"}',
    });
    const books = (await (await fetch(`${bank.url}/control/books`)).json()) as {
      orders: { uuid: string; paidCents: number | null }[];
    };
    expect(books.orders.find((each) => each.uuid === uuid)?.paidCents).toBe(11_933);
  });
});
