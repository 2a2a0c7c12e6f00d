import { describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { feedbacks, mails } from '../../../db/schema/index.ts';

const shop = useShop('demo');

const aMessage = {
  kind: 'contact',
  name: 'Ona',
  email: 'Ona@Pastas.example',
  phone: '8 612 34567',
  message: 'Ar vežate į Trakus?',
} as const;

const anEnquiry = {
  kind: 'business',
  name: 'Jonas',
  email: 'jonas@imone.example',
  businessName: 'UAB „Imonė“',
  businessCode: '123 456 789',
  businessWorkersCount: 12,
} as const;

const later = (minutes: number) => shop.clock.moveTo(new Date(shop.clock.now().getTime() + minutes * 60_000));

describe('a message to the shop', () => {
  it('is kept and mailed to the owner', async () => {
    expect(await shop.as(null)('POST /feedbacks', { body: aMessage })).toEqual({ data: { received: true } });
    const admin = await shop.asNew('admin');
    expect((await admin('GET /feedbacks')).data).toEqual([
      {
        id: expect.any(Number),
        kind: 'contact',
        name: 'Ona',
        email: 'ona@pastas.example',
        phone: '+37061234567',
        message: 'Ar vežate į Trakus?',
        businessName: '',
        businessCode: '',
        businessWorkersCount: null,
        isHandled: false,
        createdAt: shop.clock.now().toISOString(),
      },
    ]);
    const [mail] = await shop.database.select().from(mails);
    expect(mail).toMatchObject({ kind: 'feedback_contact', subject: 'Nauja žinutė: Ona' });
    expect(mail?.plain).toContain('Ar vežate į Trakus?');
    expect(mail?.plain).toContain('ona@pastas.example');
  });

  it('of a business carries its name, code and number of workers', async () => {
    later(20);
    await shop.as(null)('POST /feedbacks', { body: anEnquiry });
    const admin = await shop.asNew('admin');
    const { data } = await admin('GET /feedbacks', { query: { kind: 'business' } });
    expect(data).toMatchObject([
      { businessName: 'UAB „Imonė“', businessCode: '123456789', businessWorkersCount: 12 },
    ]);
  });

  it('with wrong fields is refused with all of them at once, and nothing is kept', async () => {
    later(20);
    const before = await shop.database.$count(feedbacks);
    const refusal = await refusalOf(
      shop.as(null)('POST /feedbacks', {
        body: {
          ...anEnquiry,
          name: '',
          email: 'jonas',
          phone: '123',
          businessCode: '12',
          businessWorkersCount: 0,
        },
      }),
    );
    expect(refusal.errors).toEqual({
      name: ['This field is required'],
      email: ['Email address is not valid'],
      phone: ['Invalid phone number format. Number should start with +3706'],
      businessCode: ['A company code has 9 or 7 digits'],
      businessWorkersCount: ['Must be at least 1'],
    });
    expect(await shop.database.$count(feedbacks)).toBe(before);
  });

  it('without the number of workers says that it is required', async () => {
    later(20);
    const { businessWorkersCount: _, ...rest } = anEnquiry;
    // As the form sends it.
    const body = { ...rest, businessWorkersCount: '' as unknown as number };
    const refusal = await refusalOf(shop.as(null)('POST /feedbacks', { body }));
    expect(refusal.errors).toEqual({ businessWorkersCount: ['This field is required'] });
  });

  it('of a machine that fills in the hidden field is thanked for and forgotten', async () => {
    later(20);
    const before = await shop.database.$count(feedbacks);
    const answer = await shop.as(null)('POST /feedbacks', { body: { ...aMessage, website: 'spam.example' } });
    expect(answer).toEqual({ data: { received: true } });
    expect(await shop.database.$count(feedbacks)).toBe(before);
  });

  it('is taken five times in ten minutes from one address', async () => {
    later(20);
    const before = await shop.database.$count(feedbacks);
    const send = () => shop.as(null)('POST /feedbacks', { body: aMessage });
    for (let count = 0; count < 5; count += 1) await send();
    const refusal = await refusalOf(send());
    expect([refusal.status, refusal.code]).toEqual([429, 'too_many']);
    expect(await shop.database.$count(feedbacks)).toBe(before + 5);
    later(10);
    expect(await send()).toEqual({ data: { received: true } });
  });

  it('is marked as handled and deleted by admins alone', async () => {
    const admin = await shop.asNew('admin');
    const [first] = (await admin('GET /feedbacks')).data;
    const params = { id: first?.id ?? 0 };
    const user = await shop.asNew('user');
    expect((await refusalOf(user('GET /feedbacks'))).status).toBe(403);
    const { data } = await admin('PUT /feedbacks/{id}', { params, body: { isHandled: true } });
    expect(data.isHandled).toBe(true);
    const open = await admin('GET /feedbacks', { query: { isHandled: false } });
    expect(open.data.map((each) => each.id)).not.toContain(params.id);
    await admin('DELETE /feedbacks/{id}', { params });
    expect((await refusalOf(admin('DELETE /feedbacks/{id}', { params }))).status).toBe(404);
  });
});
