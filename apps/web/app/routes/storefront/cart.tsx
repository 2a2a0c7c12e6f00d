import type { PriceList } from '@shop/contract/price-list';
import { m } from '@shop/messages';
import { useEffect, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import { CartLines } from '~/features/selling/cart/cart-lines.tsx';
import { CartSum } from '~/features/selling/cart/cart-sum.tsx';
import { CodeField } from '~/features/selling/cart/code-field.tsx';
import { EmptyCart } from '~/features/selling/cart/empty-cart.tsx';
import { firstDay } from '~/features/selling/cart/first-day.ts';
import { type CartItem, useCartItems } from '~/features/selling/cart/items.ts';
import { chooseOptions, useCartOptions } from '~/features/selling/cart/options.ts';
import { PointsSwitch } from '~/features/selling/cart/points-switch.tsx';
import { priceOf, shopNow, useOffer } from '~/features/selling/cart/priced.ts';
import { RecommendedAdditions } from '~/features/selling/cart/recommended-additions.tsx';
import { WhereAndWhen } from '~/features/selling/cart/where-and-when.tsx';
import { money } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { hasSession } from '~/lib/has-session.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Container } from '~/ui/page-section.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import type { Route } from './+types/cart.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.cart(), m.cart_description());

/** Prices come with the page; what is in the cart only the browser knows. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [list, points] = await Promise.all([
    api('GET /price-list'),
    hasSession(request) ? api('GET /discount-points').catch(() => null) : null,
  ]);
  return { list: list.data, points: points?.data.balance ?? null };
}

const staleMs = 5 * 60 * 1000;

/** Whoever comes back to a tab of a while ago sees today's prices and days. */
const useFreshPrices = (list: PriceList): void => {
  const { revalidate } = useRevalidator();
  const loadedAt = useRef(0);
  useEffect(() => {
    loadedAt.current = Date.now();
  }, [list]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - loadedAt.current > staleMs)
        void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
};

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const items = useCartItems();
  useFreshPrices(loaderData.list);
  return (
    // Whether it turns out full or empty, what is below stays below.
    <Container className="min-h-[calc(100dvh-8rem)] py-8 lg:py-12">
      <h1 className="mb-6 text-4xl">{m.cart_title()}</h1>
      {items === null && <Waiting />}
      {items?.length === 0 && <EmptyCart />}
      {items !== null && items.length > 0 && <FilledCart items={items} {...loaderData} />}
    </Container>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <noscript>
        <Notice tone="warn">{m.cart_needs_script()}</Notice>
      </noscript>
      <Skeleton shape="block" className="h-64" />
      <Skeleton shape="block" className="h-64" />
    </div>
  );
}

const problemWords: Readonly<Record<string, () => string>> = {
  city_unavailable: m.problem_city,
  start_date_too_early: m.problem_start,
  start_date_too_late: m.problem_start_late,
};

function FilledCart({
  items,
  list,
  points,
}: { items: readonly CartItem[] } & Route.ComponentProps['loaderData']) {
  const options = useCartOptions();
  const offer = useOffer(list);
  const priced = priceOf(items, options, offer, { now: shopNow(list), pointsBalance: points ?? 0 });
  // A day that was not chosen is the first possible one: nothing to mend.
  const problems = priced.problems.filter(({ code }) => code !== 'start_date_required');
  const isBlocked = problems.length > 0;
  // What the cart proposes and nobody has changed is agreed to by going on: it is not asked a second time.
  const agree = (): void => chooseOptions({ cityId: priced.input.cityId, startDate: firstDay(priced) });
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-12">
        <div className="grid grid-cols-1 gap-6 lg:gap-10">
          <section aria-labelledby="kits" className={cardLook()}>
            <h2 id="kits" className="mb-5 text-2xl">
              {m.cart_items()}
            </h2>
            <CartLines items={items} list={list} prices={priced.items} />
          </section>
          <WhereAndWhen
            list={list}
            offer={offer}
            options={options}
            priced={priced}
            isWrong={problems.some(({ code }) => code in problemWords)}
            isLineOnPhoneOnly
          />
          <RecommendedAdditions items={items} list={list} />
        </div>
        <aside aria-label={m.summary_title()} className="lg:sticky lg:top-24">
          <div className={cardLook({ tone: 'beet' })}>
            <div className="grid grid-cols-1 gap-6">
              <CodeField
                items={items}
                options={options}
                cityId={priced.input.cityId}
                answers={priced.price.codes}
                coupons={priced.coupons.answers}
              />
              <PointsSwitch list={list} balance={points} usePoints={options.usePoints} />
              <h2 className="-mb-2 text-xl">{m.summary_title()}</h2>
              <CartSum list={list} priced={priced} />
              {problems.map(({ code, field }) => {
                const words = problemWords[code];
                return (
                  words && (
                    <Notice key={`${code} ${field}`} tone="danger" live="polite">
                      {words()}
                    </Notice>
                  )
                );
              })}
              <div className="grid gap-2 max-lg:hidden">
                <GoToCheckOut isBlocked={isBlocked} onGo={agree} block />
                {isBlocked && (
                  <p aria-hidden="true" className="text-center text-sm text-muted">
                    {m.check_out_blocked()}
                  </p>
                )}
              </div>
              <p className="text-center">
                <Link to={paths.mealKits()} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
                  {m.keep_shopping()}
                </Link>
              </p>
            </div>
          </div>
        </aside>
      </div>
      <section
        aria-label={m.cart_bar()}
        className="bottom-bar sticky bottom-0 z-20 -mx-(--side) mt-6 flex items-center justify-between gap-4 rounded-t-card border-t border-line bg-paper px-(--side) py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-float lg:hidden"
      >
        <p className="grid">
          <span className="text-sm text-muted">
            {priced.coupons.couponCents > 0 ? m.sum_to_pay() : m.total()}
          </span>
          <span className="font-display text-2xl leading-tight font-bold text-beet-700">
            {money(priced.coupons.toPayCents)}
          </span>
        </p>
        <GoToCheckOut isBlocked={isBlocked} onGo={agree} />
      </section>
    </>
  );
}

function GoToCheckOut({
  isBlocked,
  onGo,
  block = false,
}: {
  isBlocked: boolean;
  onGo: () => void;
  block?: boolean;
}) {
  if (isBlocked)
    return (
      <Button size="lg" block={block} disabledReason={m.check_out_blocked()}>
        {m.go_to_check_out()}
      </Button>
    );
  return (
    <Link to={paths.checkOut()} onClick={onGo} className={buttonLook({ size: 'lg', block })}>
      {m.go_to_check_out()}
    </Link>
  );
}
