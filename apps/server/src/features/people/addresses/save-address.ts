import type { BuyerInput } from '@shop/contract/check-outs';
import { BUYER_LENGTHS } from '@shop/domain/buyer-lengths';
import type { Work } from '../../../db/unit-of-work.ts';
import { mostAddresses } from './addresses.service.ts';

type Door = Pick<
  BuyerInput,
  'addressName' | 'street' | 'houseNumber' | 'apartmentNumber' | 'floor' | 'postalCode' | 'extraInformation'
>;

/** One door is one address, however its street was typed and whatever the courier is told about it. */
const doorKey = (door: Pick<Door, 'street' | 'houseNumber' | 'apartmentNumber' | 'postalCode'>): string =>
  [door.street, door.houseNumber, door.apartmentNumber, door.postalCode].join('|').toLowerCase();

/**
 * Keeps the door of an order in its buyer's account. Where it is there already, or no room is left, nothing changes.
 * The caller holds the user's row.
 */
export const saveAddress = async (
  within: Work,
  userId: number,
  { addressName, street, houseNumber, apartmentNumber, floor, postalCode, extraInformation }: Door,
  cityId: number,
  now: Date,
): Promise<void> => {
  const own = await within.addresses.of(userId);
  const door = { street, houseNumber, apartmentNumber, floor, postalCode, extraInformation };
  if (own.length >= mostAddresses || own.some((each) => doorKey(each) === doorKey(door))) return;
  const { id } = await within.addresses.insert(userId, {
    ...door,
    cityId,
    name:
      addressName ||
      `${street} ${houseNumber}${apartmentNumber === '' ? '' : `-${apartmentNumber}`}`.slice(
        0,
        BUYER_LENGTHS.addressName,
      ),
    isDefault: own.length === 0,
  });
  await within.audit.record({ actorId: userId, action: 'create', entity: 'address', entityId: id }, now);
};
