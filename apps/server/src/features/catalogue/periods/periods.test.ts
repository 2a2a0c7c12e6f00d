import { describe, expect, it } from 'vitest';
import { aKit, kitParts } from '../../../../test/builders.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';

const shop = useShop();

describe('a period', () => {
  it('says how many kits have it, and stays for as long as one does', async () => {
    const admin = await shop.asNew('admin');
    const { data: free } = await admin('POST /periods', { body: { days: 21 } });
    expect(free.kitCount).toBe(0);
    const { dishIds } = await kitParts(admin);
    const params = { id: free.id };
    const body = aKit({ dishIds, periodIds: [free.id] });
    const { data: kit } = await admin('POST /meal-kits', { body });
    expect((await admin('GET /periods/{id}', { params })).data.kitCount).toBe(1);
    expect(await refusalOf(admin('DELETE /periods/{id}', { params }))).toMatchObject({ code: 'in_use' });
    await admin('DELETE /meal-kits/{id}', { params: { id: kit.id } });
    expect((await admin('GET /periods/{id}', { params })).data.kitCount).toBe(0);
  });

  it('of the same days is refused, but may be saved unchanged', async () => {
    const admin = await shop.asNew('admin');
    const { data: period } = await admin('POST /periods', { body: { days: 14 } });
    expect((await refusalOf(admin('POST /periods', { body: { days: 14 } }))).errors).toEqual({
      days: ['There is one already'],
    });
    expect(
      (await admin('PUT /periods/{id}', { params: { id: period.id }, body: { days: 14 } })).data.days,
    ).toBe(14);
  });
});
