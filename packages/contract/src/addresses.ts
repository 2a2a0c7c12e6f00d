import { BUYER_LENGTHS } from '@shop/domain/buyer-lengths';
import { z } from 'zod';
import { postalCode } from './contact.ts';
import { endpoints } from './endpoint.ts';
import { byId, chosenId, id, oneOf } from './parts.ts';

const optional = (max: number) => z.string().trim().max(max).default('');

/** A door, as it is asked for in the check-out too. */
export const doorInput = {
  street: z.string().trim().min(1).max(BUYER_LENGTHS.street),
  houseNumber: z.string().trim().min(1).max(BUYER_LENGTHS.houseNumber),
  apartmentNumber: optional(BUYER_LENGTHS.apartmentNumber),
  floor: optional(BUYER_LENGTHS.floor),
  postalCode,
  extraInformation: optional(BUYER_LENGTHS.extraInformation),
};

/** A door, as it is shown. */
export const door = z.object({
  street: z.string(),
  houseNumber: z.string(),
  apartmentNumber: z.string(),
  floor: z.string(),
  postalCode: z.string(),
  extraInformation: z.string(),
});
export type Door = z.infer<typeof door>;

export const addressInput = z.object({
  name: z.string().trim().min(1).max(BUYER_LENGTHS.addressName),
  /** As in the check-out: a door is somewhere. Some that were saved earlier do not say where. */
  cityId: chosenId('city_required'),
  ...doorInput,
  isDefault: z.boolean().default(false),
});
export type AddressInput = z.output<typeof addressInput>;

export const address = z.object({
  id,
  name: z.string(),
  cityId: id.nullable(),
  ...door.shape,
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

/** Lists of them come with the user's profile. */
export const addresses = endpoints({
  'POST /addresses': {
    summary: 'Save an address; the first one becomes the default',
    access: 'signed_in',
    body: addressInput,
    response: oneOf(address),
    status: 201,
  },
  'PUT /addresses/{id}': {
    summary: 'Change one of your addresses',
    access: 'signed_in',
    params: byId,
    body: addressInput,
    response: oneOf(address),
  },
  'DELETE /addresses/{id}': {
    summary: 'Delete one of your addresses',
    access: 'signed_in',
    params: byId,
  },
});
