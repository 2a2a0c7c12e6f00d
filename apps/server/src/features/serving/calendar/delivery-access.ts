import { fail, type Failure } from '../../../failure.ts';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { DeliveryAsker } from '../../catalogue/meal-kits/meal-kits.service.ts';
import type { CheckOutViews } from '../../selling/check-outs/check-out-views.ts';
import type { CalendarRow } from './calendar.repository.ts';

export type Asked = { readonly asker: DeliveryAsker; readonly now: Date };

/** The row, where the asker may see it. */
export const findDelivery = async (
  { calendar }: Pick<Repositories, 'calendar'>,
  views: CheckOutViews,
  deliveryId: number,
  { orderToken, ...by }: DeliveryAsker,
): Promise<CalendarRow | Failure> => {
  const row = await calendar.one(deliveryId);
  if (!row) return fail('not_found');
  const { checkOut } = row;
  return views.maySee(checkOut, { ...by, token: orderToken(checkOut.id) }) ? row : fail('not_found');
};

export const isOwner = ({ checkOut }: CalendarRow, { viewer }: DeliveryAsker): boolean =>
  viewer !== null && viewer.userId === checkOut.userId;

export const isShop = (row: CalendarRow, asker: DeliveryAsker): boolean =>
  asker.viewer?.role === 'admin' && !isOwner(row, asker);
