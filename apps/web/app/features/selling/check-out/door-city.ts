import type { Address } from '@shop/contract/addresses';
import { cartOptions, chooseOptions } from '~/features/selling/cart/options.ts';
import type { BuyerDraft } from './buyer.ts';

const doorKey = (door: Pick<Address, 'street' | 'houseNumber' | 'apartmentNumber' | 'postalCode'>): string =>
  [door.street, door.houseNumber, door.apartmentNumber, door.postalCode]
    .map((each) => each.trim().toLowerCase())
    .join('|');

/** The saved address at whose door the order would be left; what the courier is told about it may be another. */
export const addressAtDoor = (buyer: BuyerDraft, addresses: readonly Address[]): Address | undefined =>
  addresses.find((address) => doorKey(address) === doorKey(buyer));

type Known = readonly { readonly id: number }[];

/** The saved address's own city, where the shop brings to it and the order would go to another one. */
export const cityMissed = (
  buyer: BuyerDraft,
  addresses: readonly Address[],
  cityId: number,
  cities: Known,
): { readonly address: Address; readonly cityId: number } | null => {
  const address = addressAtDoor(buyer, addresses);
  const own = cities.find(({ id }) => id === address?.cityId)?.id;
  return address && own !== undefined && own !== cityId ? { address, cityId: own } : null;
};

/** The order goes where the address is. Answers the city that had been chosen before, if it was another. */
export const goToCityOf = (address: Address, cities: Known): number | null => {
  const before = cartOptions.read().cityId ?? cities[0]?.id ?? null;
  if (address.cityId === null || !cities.some(({ id }) => id === address.cityId)) return null;
  chooseOptions({ cityId: address.cityId });
  return before === address.cityId ? null : before;
};
