import { z } from 'zod';

const chance = z.coerce.number().min(0).max(1);

/** What may go wrong, each a chance from 0 (never) to 1 (always), drawn anew every time. */
export const troublesSchema = z.object({
  /** News is held back for `lateSeconds`. */
  lateWebhooks: chance,
  lateSeconds: z.coerce.number().int().min(0).max(172_800),
  /** News is never sent. */
  lostWebhooks: chance,
  /** News is sent twice. */
  doubledWebhooks: chance,
  /** An older status of the same order comes after the newer one. */
  reorderedWebhooks: chance,
  /** Somebody else tells that an unpaid order was paid, signed by a key of their own. */
  forgedWebhooks: chance,
  /** One cent less arrives than was asked for. */
  wrongAmounts: chance,
  rejectedRefunds: chance,
  /** The API answers 503 and does nothing. */
  outages: chance,
  /** The API does what it was asked, and the answer gets lost. */
  lostAnswers: chance,
  /** An unpaid reference that is posted again gives the same order, not another in its place. */
  keptOrders: chance,
  /** Every answer of the API takes this long. */
  slowMs: z.coerce.number().int().min(0).max(60_000),
});

export type Troubles = Readonly<z.infer<typeof troublesSchema>>;

export const noTroubles: Troubles = {
  lateWebhooks: 0,
  lateSeconds: 60,
  lostWebhooks: 0,
  doubledWebhooks: 0,
  reorderedWebhooks: 0,
  forgedWebhooks: 0,
  wrongAmounts: 0,
  rejectedRefunds: 0,
  outages: 0,
  lostAnswers: 0,
  keptOrders: 0,
  slowMs: 0,
};
