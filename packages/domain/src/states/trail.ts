import { type CheckOutEvent, checkOutEvents, type DeliveryEvent, deliveryEvents } from './tables.ts';

/** What happens to a check-out besides its moves. */
const besides = [
  'place',
  'claim',
  'delete',
  'return_due',
  'return_withdrawn',
  'return_requested',
  'return_failed',
  'returned',
  'return_account',
  'payment_voided',
  'change_move',
  'change_skip',
  'change_address',
  'change_time',
  'change_method',
  'change_cancel',
  'change_kit',
  'change_continue',
  'change_undone',
  'change_late_money',
  'change_still_held',
  'change_too_close',
  'change_confirm_days',
  'change_closed_day',
  'time_agreed',
  'request_cancellation',
  'grant_cancellation',
  'keep',
  'request_asked',
  'request_answered',
  'menu_written',
  'menu_withdrawn',
  'supplement_due',
  'supplement_paid',
  'supplement_lapsed',
  'supplement_dropped',
  'supplement_waived',
  'dish_exchanged',
  'exchange_withdrawn',
  'claim_made',
  'claim_answered',
] as const;

const ofDelivery = <Event extends DeliveryEvent>(event: Event) => `delivery_${event}` as const;

/** What stands in the trail of a check-out: all that happened to it, its days and its money. Each has words. */
export type TrailAction = (typeof besides)[number] | CheckOutEvent | `delivery_${DeliveryEvent}`;
export const trailActions: readonly TrailAction[] = [
  ...besides,
  ...checkOutEvents,
  ...deliveryEvents.map(ofDelivery),
];
