import { normalisePhone, normalisePostcode } from '@shop/domain/contact';
import { m } from '@shop/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { firstDay } from '~/features/selling/cart/first-day.ts';
import { longDay, phoneNumber, t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { AddressText } from '~/ui/address-text.tsx';
import { cardLook } from '~/ui/card.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { RangeText } from '~/ui/range-text.tsx';
import { CityMissed } from './city-missed.tsx';
import type { CheckOutContext } from './context.ts';
import { methodWords, timeWords } from './delivery-words.ts';

function Row({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <div className="group/row relative py-3 first:pt-0 last:pb-0">
      <dt className="pr-20 text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere">
        {children}
        <Link
          to={to}
          aria-label={m.review_change_of({ what: label })}
          className={`${linkLook({ kind: 'strong' })} absolute top-3 right-0 group-first/row:top-0`}
        >
          {m.review_change()}
        </Link>
      </dd>
    </div>
  );
}

/** What was filled in so far, to look at once more before paying. */
export function Review({ state, list, priced, times }: CheckOutContext) {
  const { buyer, isBusiness, method, deliveryTimeId } = state;
  const city = list.cities.find(({ id }) => id === priced.input.cityId);
  const time = times.find(({ id }) => id === deliveryTimeId);
  const first = firstDay(priced);
  const message = city ? t(city.preOrderMessage) : '';
  const door = `${buyer.street} ${buyer.houseNumber}${buyer.apartmentNumber && `–${buyer.apartmentNumber}`}`;
  return (
    <>
      <CityMissed buyer={buyer} cityId={priced.input.cityId} cities={list.cities} />
      <dl className={`${cardLook()} divide-y divide-line`}>
        <Row label={m.review_who()} to={paths.checkOut()}>
          {`${buyer.firstName} ${buyer.lastName}`}
          {isBusiness && `, ${buyer.businessName}`}
          <span className="block text-muted">
            {buyer.email} · {phoneNumber(normalisePhone(buyer.phoneNumber) ?? buyer.phoneNumber)}
          </span>
        </Row>
        <Row label={m.review_where()} to={paths.checkOut()}>
          <AddressText>
            {[
              door,
              [normalisePostcode(buyer.postalCode), city && t(city.name)].filter(Boolean).join(' '),
            ].join(', ')}
          </AddressText>
        </Row>
        <Row label={m.review_when()} to={paths.checkOutDelivery()}>
          {first && m.review_from({ day: longDay(first, 'genitive') })}
          {time && <RangeText>{`, ${timeWords(time)}`}</RangeText>}
          {message && <span className="block">{message}</span>}
          {method && <span className="block text-muted">{methodWords[method].title()}</span>}
        </Row>
      </dl>
    </>
  );
}
