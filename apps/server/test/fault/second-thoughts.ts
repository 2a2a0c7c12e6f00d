import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, type Client } from '@shop/contract/client';
import type { CheckOut } from '@shop/contract/check-outs';
import { orderDays } from '../ordered-days.ts';
import { patiently } from './visits.ts';

/** So often they look whether the money has come; the rest is a matter of hours. */
const LOOKS = 30;

const isPaid = async (client: Client, id: number): Promise<boolean> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const { data } = await patiently(() => client('POST /check-outs/{id}/check-payment', { params: { id } }));
    if (data.status === 'paid') return true;
    await pause(100);
  }
  return false;
};

/** Asked for until it has happened: whoever got no answer looks first whether it has. */
const insist = async (hasHappened: () => Promise<boolean>, task: () => Promise<unknown>): Promise<void> => {
  while (!(await patiently(hasHappened))) {
    try {
      await task();
    } catch (error) {
      const isLost = error instanceof TypeError || (error as { status?: number }).status === 503;
      const isOvertaken = error instanceof ApiError && error.status === 409;
      if (!isLost && !isOvertaken) throw error;
      await pause(100);
    }
  }
};

/**
 * Somebody skips the first day of a paid order; then gives the last two back, or takes the skipping back. Each of it happens
 * once, however often the shop dies meanwhile.
 */
export const changeMind = async (
  client: Client,
  placed: Pick<CheckOut, 'id' | 'orders'>,
  then: 'give back' | 'undo',
): Promise<void> => {
  if (!(await isPaid(client, placed.id))) return;
  const { see, change, nth } = orderDays(client, placed);
  const changeOf = async (action: string) => (await see()).changes.find((each) => each.action === action);
  await insist(
    async () => (await changeOf('skip')) !== undefined,
    async () => change({ action: 'skip', deliveryIds: await nth(1) }),
  );
  if (then === 'give back')
    await insist(
      async () => (await changeOf('cancel')) !== undefined,
      async () => {
        const days = placed.orders[0]?.days ?? 0;
        await change({ action: 'cancel', deliveryIds: await nth(days - 1, days) });
      },
    );
  else
    await insist(
      async () => (await changeOf('skip'))?.status === 'undone',
      async () => change({ action: 'undo', changeId: (await changeOf('skip'))?.id ?? 0 }),
    );
};
