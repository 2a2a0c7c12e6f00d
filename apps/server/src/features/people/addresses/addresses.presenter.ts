import type { Address } from '@shop/contract/addresses';
import type { AddressRow } from './addresses.repository.ts';

export const presentAddress = (row: AddressRow): Address => ({
  id: row.id,
  name: row.name,
  cityId: row.cityId,
  street: row.street,
  houseNumber: row.houseNumber,
  apartmentNumber: row.apartmentNumber,
  floor: row.floor,
  postalCode: row.postalCode,
  extraInformation: row.extraInformation,
  isDefault: row.isDefault,
});
