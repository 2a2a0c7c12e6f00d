import type { Client } from '@shop/contract/client';
import { m } from '@shop/messages';

const numberIn = (form: FormData, name: string): number => {
  const value = form.get(name);
  return typeof value === 'string' ? Number(value) || 0 : 0;
};

/** What `RateCard` sends: stars alone; words that were said before stay. */
export const rateTask = (api: Client, form: FormData) => ({
  rate: async (): Promise<string> => {
    const stars = numberIn(form, 'stars');
    const id = numberIn(form, 'reviewId');
    if (id > 0) await api('PUT /dish-reviews/{id}', { params: { id }, body: { stars } });
    else {
      const body = { deliveryId: numberIn(form, 'deliveryId'), dishId: numberIn(form, 'dishId'), stars };
      await api('POST /dish-reviews', { body });
    }
    return m.dish_review_saved();
  },
});
