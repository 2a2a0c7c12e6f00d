import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aDish } from '../../../../test/builders.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { dishes } from '../../../db/schema/index.ts';
import { presentEvaluation } from './dishes.presenter.ts';

const shop = useShop();

describe('what buyers think of a dish', () => {
  it('is not known while nobody has said so', async () => {
    const admin = await shop.asNew('admin');
    const { data } = await admin('POST /dishes', { body: aDish() });
    expect(data.evaluation).toBeNull();
  });

  it('is an average of five and the number of votes', () => {
    expect(presentEvaluation({ evaluationAverage: 462, evaluationVotes: 128 })).toEqual({
      average: 4.62,
      votes: 128,
    });
  });

  it('is not the owner’s to say: no field takes it, and a change of the dish leaves it as it is', async () => {
    const admin = await shop.asNew('admin');
    const praise = { evaluation: { average: 5, votes: 1000 }, evaluationAverage: 500, evaluationVotes: 1000 };
    const refusal = await refusalOf(admin('POST /dishes', { body: { ...aDish(), ...praise } }));
    expect(Object.keys(refusal.errors)).toEqual(Object.keys(praise));
    const { data: made } = await admin('POST /dishes', { body: aDish() });
    expect(made.evaluation).toBeNull();
    await shop.database
      .update(dishes)
      .set({ evaluationAverage: 310, evaluationVotes: 7 })
      .where(eq(dishes.id, made.id));
    const { data: changed } = await admin('PUT /dishes/{id}', {
      params: { id: made.id },
      body: aDish({ nameLt: 'Kitas' }),
    });
    expect(changed).toMatchObject({ name: { lt: 'Kitas' }, evaluation: { average: 3.1, votes: 7 } });
  });
});
