import { describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';

const shop = useShop();

describe('a period', () => {
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
