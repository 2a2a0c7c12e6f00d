import { z } from 'zod';
import { setting } from './setting.ts';

const hours = z.number().int().min(0).max(8760);

export const kitOrderSettings = z.object({
  isCancellationDisabled: z.boolean(),
  cancellationHours: hours,
  isChangeDisabled: z.boolean(),
  changeHours: hours,
  deliveryDateChangeHours: hours,
});
export type KitOrderSettings = z.output<typeof kitOrderSettings>;

export const kitOrderSettingsEndpoints = setting(
  'kit-order-settings',
  'until when a buyer may cancel and change',
  kitOrderSettings,
);
