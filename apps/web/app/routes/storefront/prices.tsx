import type { PricedKit } from '@shop/contract/prices';
import { m } from '@shop/messages';
import { Link, useSearchParams } from 'react-router';
import { feeOf, feeWords } from '~/features/catalogue/meal-kits/delivery-fee.ts';
import { money, number, t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { cx } from '~/ui/cx.ts';
import { cardLook } from '~/ui/card.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { PageSection } from '~/ui/page-section.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Price } from '~/ui/price.tsx';
import { Table } from '~/ui/table.tsx';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';
import type { Route } from './+types/prices.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, m.nav_prices(), m.prices_description());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ data: kits }, { data: deliveryPrices }] = await Promise.all([
    api('GET /prices'),
    api('GET /delivery-prices'),
  ]);
  const regular = kits.filter((kit) => !kit.isUnique);
  const distinct = (values: number[]) => [...new Set(values)].toSorted((a, b) => a - b);
  return {
    regular,
    unique: kits.filter((kit) => kit.isUnique),
    levels: distinct(regular.flatMap((kit) => kit.calories.map((level) => level.kcal))),
    periods: distinct(regular.flatMap((kit) => kit.periods.map((period) => period.days))),
    deliveryPrices,
  };
}

/** The price of a day, and what is told beside a reduced one; null where the kit has no such level or period. */
const priceOf = (kit: PricedKit, kcal: number, days: number) => {
  const period = kit.periods.find((each) => each.days === days);
  const level = kit.calories.find((each) => each.kcal === kcal);
  const cents = level?.prices.find((price) => price.periodId === period?.id)?.priceCents;
  if (cents === undefined) return null;
  return {
    cents,
    reduced: kit.reducedPrices.find((each) => each.kcal === kcal && each.periodId === period?.id),
  };
};

type Cell = { kit: PricedKit; kcal: number; days: number };

function PriceLink({ kit, kcal, days }: Cell) {
  const price = priceOf(kit, kcal, days);
  if (price === null) return <span className="text-muted">–</span>;
  const { cents, reduced } = price;
  const amount = money(reduced?.dayCents ?? cents);
  return (
    <span className="inline-grid justify-items-end gap-0.5">
      <Link
        to={paths.mealKit(kit.id, { kcal: String(kcal), days: String(days) })}
        prefetch="intent"
        aria-label={m.price_link({ kit: t(kit.name), kcal: number(kcal), price: amount })}
        className={cx(linkLook({ kind: 'strong' }), 'whitespace-nowrap')}
      >
        {amount}
      </Link>
      {reduced && (
        <span className="grid justify-items-end text-sm whitespace-nowrap text-muted lg:max-xl:whitespace-normal">
          <s>
            <VisuallyHidden>{m.price_before()} </VisuallyHidden>
            {money(cents)}
          </s>
          {reduced.lowestDayCents !== null && (
            <span>{m.lowest_price_30_short({ price: money(reduced.lowestDayCents) })}</span>
          )}
        </span>
      )}
    </span>
  );
}

export default function Prices({ loaderData }: Route.ComponentProps) {
  const { regular, unique, levels, periods, deliveryPrices } = loaderData;
  const uniqueFee = feeWords(deliveryPrices, { isUnique: true, days: 1, amount: 1 });
  const [search] = useSearchParams();
  const wanted = Number(search.get('days'));
  const days = periods.includes(wanted) ? wanted : (periods.at(-1) ?? 0);
  return (
    <>
      <PageSection level={1} title={m.nav_prices()} intro={m.prices_intro()} className="lg:pb-10">
        <nav
          aria-label={m.choose_period()}
          className="mb-6 flex w-fit max-w-full flex-wrap rounded-[1.75rem] border border-line bg-paper p-1"
        >
          {periods.map((each) => (
            <Link
              key={each}
              to={paths.prices({ days: String(each) })}
              replace
              preventScrollReset
              aria-current={each === days ? 'true' : undefined}
              className={cx(
                'grid min-h-11 place-content-center rounded-full px-2.5 font-semibold min-[24rem]:px-5',
                each === days ? 'bg-beet-950 text-white' : 'hover:text-beet-700',
              )}
            >
              {m.plural_days({ count: each })}
            </Link>
          ))}
        </nav>
        <Table
          caption={m.prices_caption({ days: m.plural_days({ count: days }) })}
          hideCaption
          stickyFirst
          // All levels fit beside each other, closer on a small laptop.
          className="hidden max-xl:text-sm lg:block max-xl:[&_thead_th]:whitespace-normal max-[85rem]:[&_td]:px-2 max-[85rem]:[&_th+th]:px-2"
        >
          <thead>
            <tr>
              <th scope="col">{m.kit()}</th>
              {levels.map((kcal) => (
                <th key={kcal} scope="col" className="text-right">
                  {m.kcal({ amount: number(kcal) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {regular.map((kit) => (
              <tr key={kit.id}>
                <th scope="row">
                  <Link to={paths.mealKit(kit.id)} prefetch="intent" className={linkLook({ kind: 'plain' })}>
                    {t(kit.name)}
                  </Link>
                </th>
                {levels.map((kcal) => (
                  <td key={kcal} className="text-right tabular-nums">
                    <PriceLink kit={kit} kcal={kcal} days={days} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <ul className="grid items-start gap-4 sm:grid-cols-2 lg:hidden">
          {regular.map((kit) => (
            <li key={kit.id} className={cardLook({ padding: 'sm' })}>
              <h2 className="mb-2 text-xl">
                <Link to={paths.mealKit(kit.id)} className={linkLook({ kind: 'plain' })}>
                  {t(kit.name)}
                </Link>
              </h2>
              <dl className="grid divide-y divide-line">
                {kit.calories.map(({ kcal }) => (
                  <div key={kcal} className="flex items-baseline justify-between gap-4 py-2">
                    <dt>{m.kcal({ amount: number(kcal) })}</dt>
                    <dd className="tabular-nums">
                      <PriceLink kit={kit} kcal={kcal} days={days} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        {feeOf(deliveryPrices, false) > 0 && (
          <p className="mt-4 font-semibold">
            {m.prices_delivery({
              price: money(feeOf(deliveryPrices, false)),
              weekend: money(feeOf(deliveryPrices, false, 'weekend_or_holiday')),
              count: days,
            })}
          </p>
        )}
        <p className="mt-2 text-sm text-muted">{m.prices_note()}</p>
        {regular.some((kit) => kit.reducedPrices.some((each) => each.lowestDayCents !== null)) && (
          <p className="mt-1 text-sm text-muted">{m.prices_lowest_note()}</p>
        )}
      </PageSection>
      {unique.length > 0 && (
        <PageSection
          title={m.prices_unique_title()}
          intro={m.prices_unique_intro()}
          className="pt-0 sm:pt-0 lg:pt-0"
        >
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {unique.map((kit) => (
              <li key={kit.id} className={cardLook({ padding: 'none', interactive: true })}>
                {kit.thumbnail && (
                  <Picture
                    picture={kit.thumbnail}
                    alt=""
                    sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw"
                    className="aspect-3/2"
                  />
                )}
                <div className="grid gap-2 p-5">
                  <h3 className="text-xl">
                    <Link
                      to={paths.mealKit(kit.id)}
                      prefetch="intent"
                      className="after:absolute after:inset-0"
                    >
                      {t(kit.name)}
                    </Link>
                  </h3>
                  <Price
                    amount={money(kit.reduced?.fromCents ?? kit.priceCents ?? 0)}
                    unit={m.per_kit()}
                    old={
                      kit.reduced
                        ? { amount: money(kit.priceCents ?? 0), label: m.price_before() }
                        : undefined
                    }
                    note={
                      <>
                        {uniqueFee}
                        {kit.reduced?.lowestFromCents != null && (
                          <span className="block">
                            {m.lowest_price_30({ price: money(kit.reduced.lowestFromCents) })}
                          </span>
                        )}
                      </>
                    }
                  />
                </div>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </>
  );
}
