import type { Address } from '@shop/contract/addresses';
import type { PriceList } from '@shop/contract/price-list';
import { m } from '@shop/messages';
import { oneLine } from '~/features/people/account/address-fields.tsx';
import { t } from '~/lib/format.ts';
import { AddressText } from '~/ui/address-text.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { type BuyerDraft, doorOf, emptyBuyer, isSameDoor } from './buyer.ts';
import { CityMissed } from './city-missed.tsx';
import { goToCityOf } from './door-city.ts';
import { changeBuyer, changeCheckOut } from './state.ts';

const another = 'another';

type Props = {
  addresses: readonly Address[];
  buyer: BuyerDraft;
  cities: PriceList['cities'];
  /** Where the order goes now, and where it would have gone before an address was chosen. */
  cityId: number;
  cityBefore: number | null;
};

/** The account's addresses; choosing one fills in the door below, and the city with it. */
export function SavedAddresses({ addresses, buyer, cities, cityId, cityBefore }: Props) {
  const chosen = addresses.find((address) => isSameDoor(buyer, address));
  const choose = (value: string): void => {
    const address = addresses.find(({ id }) => String(id) === value);
    changeBuyer(doorOf(address ?? emptyBuyer));
    changeCheckOut({ cityBefore: address ? goToCityOf(address, cities) : null });
  };
  const nameOf = (wanted: number | null): string | undefined => {
    const city = cities.find(({ id }) => id === wanted);
    return city && t(city.name);
  };
  const [now, before] = [nameOf(cityId), nameOf(cityBefore)];
  return (
    <>
      <RadioCards
        name="savedAddress"
        legend={m.buyer_saved_addresses()}
        layout="rows"
        value={chosen ? String(chosen.id) : another}
        onChange={choose}
        options={[
          ...addresses.map((address) => ({
            value: String(address.id),
            title: address.name,
            text: <AddressText>{oneLine(address, nameOf(address.cityId))}</AddressText>,
          })),
          { value: another, title: m.buyer_another_address(), text: m.buyer_another_address_hint() },
        ]}
      />
      <div aria-live="polite" className="empty:hidden">
        {chosen && chosen.cityId === cityId && now && before && cityBefore !== cityId && (
          <Notice>{m.city_follows_address({ name: chosen.name, city: now, before })}</Notice>
        )}
      </div>
      <CityMissed buyer={buyer} cityId={cityId} cities={cities} />
    </>
  );
}
