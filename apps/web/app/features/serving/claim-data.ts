import type { Client } from '@shop/contract/client';
import { m } from '@shop/messages';
import { perform } from '~/lib/intents.ts';
import { orNotFoundWithMessage } from '~/lib/not-found.ts';

/** A box, and what was said to be wrong with it. */
export const loadClaim = async (api: Client, id: number) => {
  const [{ data: delivery }, { data: said }] = await orNotFoundWithMessage(
    Promise.all([
      api('GET /deliveries/{id}', { params: { id } }),
      api('GET /deliveries/{id}/claim', { params: { id } }),
    ]),
  );
  const { day, broughtOn, status, item, checkOutId, checkOutNumber } = delivery;
  return {
    delivery: { id, day, broughtOn, status, kitName: item.name, checkOutId, checkOutNumber },
    ...said,
  };
};
export type ClaimData = Awaited<ReturnType<typeof loadClaim>>;

/** Without JavaScript there are no pictures: they go from the browser straight to the API. */
export const sendClaim = (api: Client, deliveryId: number, form: FormData) =>
  perform<string>(form, {
    claim: async () => {
      const words = form.get('words');
      const pictures = form.getAll('pictures').filter((each): each is File => typeof each !== 'string');
      await api('POST /claims', {
        body: { deliveryId, words: typeof words === 'string' ? words : '' },
        files: { pictures: pictures.filter(({ size }) => size > 0) },
      });
      return m.box_claim_sent();
    },
  });
