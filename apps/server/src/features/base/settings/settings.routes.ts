import type { deliverySettings } from '@shop/contract/delivery-settings';
import type { kitOrderSettingsEndpoints } from '@shop/contract/kit-order-settings';
import type { pointSettingsEndpoints } from '@shop/contract/point-settings';
import type { Handlers } from '../../../http/context.ts';
import type { SettingsService } from './settings.service.ts';

type Table = typeof deliverySettings & typeof kitOrderSettingsEndpoints & typeof pointSettingsEndpoints;

export const settingsRoutes = ({ read, change }: SettingsService): Handlers<Table> => ({
  'GET /delivery-methods': async () => ({ data: await read('deliveryMethods') }),
  'PUT /delivery-methods': async ({ body }, { actor }) => ({
    data: await change('deliveryMethods', body, actor),
  }),
  'GET /earliest-delivery-days': async () => ({ data: await read('earliestDelivery') }),
  'PUT /earliest-delivery-days': async ({ body }, { actor }) => ({
    data: await change('earliestDelivery', body, actor),
  }),
  'GET /discount-point-settings': async () => ({ data: await read('points') }),
  'PUT /discount-point-settings': async ({ body }, { actor }) => ({
    data: await change('points', body, actor),
  }),
  'GET /referral-settings': async () => ({ data: await read('referral') }),
  'PUT /referral-settings': async ({ body }, { actor }) => ({ data: await change('referral', body, actor) }),
  'GET /kit-order-settings': async () => ({ data: await read('kitOrder') }),
  'PUT /kit-order-settings': async ({ body }, { actor }) => ({ data: await change('kitOrder', body, actor) }),
});
