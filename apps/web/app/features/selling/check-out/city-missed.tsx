import type { PriceList } from '@shop/contract/price-list';
import { m } from '@shop/messages';
import { chooseOptions } from '~/features/selling/cart/options.ts';
import { t } from '~/lib/format.ts';
import { useRoot } from '~/lib/use-root.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { BuyerDraft } from './buyer.ts';
import { cityMissed } from './door-city.ts';

type Props = { buyer: BuyerDraft; cityId: number; cities: PriceList['cities'] };

/** A saved address in one city and a delivery to another is a mistake more often than not. */
export function CityMissed({ buyer, cityId, cities }: Props) {
  const { viewer } = useRoot();
  const missed = cityMissed(buyer, viewer?.addresses ?? [], cityId, cities);
  const nameOf = (wanted: number): string => {
    const city = cities.find(({ id }) => id === wanted);
    return city ? t(city.name) : '';
  };
  return (
    <div aria-live="polite" className="empty:hidden">
      {missed && (
        <Notice
          tone="warn"
          action={
            <Button variant="secondary" size="sm" onClick={() => chooseOptions({ cityId: missed.cityId })}>
              {m.city_missed_use()}
            </Button>
          }
        >
          {m.city_missed({
            name: missed.address.name,
            city: nameOf(missed.cityId),
            chosen: nameOf(cityId),
          })}
        </Notice>
      )}
    </div>
  );
}
