import type { Address } from '@shop/contract/addresses';
import type { PriceList } from '@shop/contract/price-list';
import { m } from '@shop/messages';
import { oneLine } from '~/features/account/address-fields.tsx';
import { chooseOptions } from '~/features/cart/options.ts';
import { t } from '~/lib/format.ts';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { type BuyerDraft, doorOf, emptyBuyer, isSameDoor } from './buyer.ts';
import { changeBuyer } from './state.ts';

const another = 'another';

type Props = {
  addresses: readonly Address[];
  buyer: BuyerDraft;
  cities: PriceList['cities'];
};

/** The account's addresses; choosing one fills in the door below, and the city with it. */
export function SavedAddresses({ addresses, buyer, cities }: Props) {
  const chosen = addresses.find((address) => isSameDoor(buyer, address));
  const choose = (value: string): void => {
    const address = addresses.find(({ id }) => String(id) === value);
    changeBuyer(doorOf(address ?? emptyBuyer));
    if (address?.cityId && cities.some(({ id }) => id === address.cityId))
      chooseOptions({ cityId: address.cityId });
  };
  return (
    <RadioCards
      name="savedAddress"
      legend={m.buyer_saved_addresses()}
      layout="rows"
      value={chosen ? String(chosen.id) : another}
      onChange={choose}
      options={[
        ...addresses.map((address) => {
          const city = cities.find(({ id }) => id === address.cityId);
          return {
            value: String(address.id),
            title: address.name,
            text: oneLine(address, city && t(city.name)),
          };
        }),
        { value: another, title: m.buyer_another_address(), text: m.buyer_another_address_hint() },
      ]}
    />
  );
}
