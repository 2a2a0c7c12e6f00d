import type { PriceList } from '@shop/contract/price-list';
import { broughtOn } from '@shop/domain/calendar';
import type { Offer } from '@shop/domain/pricing/offer';
import type { RequestPrice } from '@shop/domain/pricing/request';
import { m } from '@shop/messages';
import { longDay, t } from '~/lib/format.ts';
import { Notice } from '~/ui/notice.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { firstDay } from './first-day.ts';
import { chooseOptions, type CartOptions } from './options.ts';
import { StartDay } from './start-day.tsx';

type Props = {
  list: PriceList;
  offer: Offer;
  options: CartOptions;
  priced: RequestPrice;
};

/** Where to, from when on, and on which days. */
export function DeliveryChoice({ list, offer, options, priced }: Props) {
  const cityId = priced.input.cityId;
  const city = list.cities.find(({ id }) => id === cityId);
  const first = firstDay(priced);
  const message = city ? t(city.preOrderMessage) : '';
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">
        <RadioCards
          name="city"
          legend={m.choose_city()}
          layout="chips"
          value={String(cityId)}
          onChange={(value) => chooseOptions({ cityId: Number(value) })}
          options={list.cities.map(({ id, name }) => ({ value: String(id), title: t(name) }))}
        />
        {message && <Notice tone="info">{message}</Notice>}
        <RadioCards
          name="days"
          legend={m.choose_days()}
          layout="rows"
          value={options.workingDaysOnly ? 'working' : 'every'}
          onChange={(value) => chooseOptions({ workingDaysOnly: value === 'working' })}
          options={[
            { value: 'working', title: m.days_working(), text: m.days_working_hint() },
            { value: 'every', title: m.days_every(), text: m.days_every_hint() },
          ]}
        />
        {first && (
          <p aria-live="polite" className="font-semibold">
            {options.startDate !== null && options.startDate !== first
              ? m.start_shifted({ day: longDay(first, 'accusative') })
              : m.start_chosen({ day: longDay(first, 'accusative') })}
            {list.deliveryDayBefore && (
              <span className="block font-normal text-muted">
                {m.brought_evening_before({ day: longDay(broughtOn(first, true), 'accusative') })}
              </span>
            )}
          </p>
        )}
      </div>
      {first && (
        <StartDay
          // Another city or other days may begin in another month.
          key={`${cityId} ${options.workingDaysOnly}`}
          list={list}
          offer={offer}
          cityId={cityId}
          workingDaysOnly={options.workingDaysOnly}
          first={first}
          hasRegular={priced.input.items.some((item) => item.kind === 'regular')}
          onChange={(startDate) => chooseOptions({ startDate })}
        />
      )}
    </div>
  );
}
