import { catalogueSamples } from './samples-of-catalogue.ts';
import { christmasSamples } from './samples-of-christmas.ts';
import { individualSamples } from './samples-of-individual.ts';
import { orderSamples } from './samples-of-orders.ts';
import { peopleSamples } from './samples-of-people.ts';
import { settingsSamples } from './samples-of-settings.ts';
import type { Makers, TakesBody } from './world.ts';

/** Endpoints with a body for which nothing right can be made here, each with the reason. */
export const withoutSample = {
  'POST /social/{provider}/email':
    'what it asks for is encrypted during a login at Google or Facebook; social.test.ts plays one',
  'PUT /order-changes/{id}': 'it is about such a supplement too',
  'POST /order-changes/{id}/pay':
    'its supplement is for a kit of another price, and the bank is asked; order-changes.test.ts pays one',
  'POST /christmas-reminders':
    'the demo’s season is on, so there is nothing to be reminded of; christmas-reminders.test.ts asks for one',
  'POST /coupon-orders/pay': 'the bank is asked; coupons.test.ts pays some',
} as const satisfies Partial<Record<TakesBody, string>>;

/** For every other endpoint with a body something that it accepts: a new one without it does not compile. */
export const samples: Makers<Exclude<TakesBody, keyof typeof withoutSample>> = {
  ...catalogueSamples,
  ...christmasSamples,
  ...individualSamples,
  ...orderSamples,
  ...peopleSamples,
  ...settingsSamples,
};
