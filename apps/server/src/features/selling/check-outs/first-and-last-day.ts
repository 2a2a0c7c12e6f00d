import { deliveryGroups } from '@shop/domain/states/groups';
import type { Work } from '../../../db/unit-of-work.ts';
import type { CheckOutRow } from './check-outs.repository.ts';

/** When a check-out begins and ends, by the days that stand; with none left it is as it was. Its version grows. */
export const writeFirstAndLastDay = async (
  within: Work,
  { id, startDate, lastDate }: CheckOutRow,
): Promise<CheckOutRow> => {
  const lines = await within.orders.linesOf([id]);
  const days = (await within.deliveries.ofOrders(lines.map((line) => line.id)))
    .filter(({ status }) => !deliveryGroups.gone.includes(status))
    .map(({ day }) => day);
  return within.checkOuts.update(id, {
    startDate: days.at(0) ?? startDate,
    lastDate: days.at(-1) ?? lastDate,
  });
};
