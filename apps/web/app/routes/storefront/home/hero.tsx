import type { PricedKit } from '@shop/contract/prices';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { priceForWords } from '~/features/catalogue/meal-kits/price-for.ts';
import { money, t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { ArtPicture } from '~/ui/art-picture.tsx';
import { buttonLook } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';

const fromCents = (kit: PricedKit): number => kit.reduced?.fromCents ?? kit.priceFromCents;

/** The lowest price of all, with what it is the price of. */
function PriceTag({ kits }: { kits: readonly PricedKit[] }) {
  const [kit] = kits.toSorted((one, other) => fromCents(one) - fromCents(other));
  if (!kit?.priceFor) return null;
  return (
    <p className="w-fit -rotate-3 rounded-control bg-yolk-300 px-4 py-2 leading-tight text-beet-950">
      <span className="block font-display text-2xl font-extrabold">
        {m.price_from()} {money(fromCents(kit))} <span className="text-lg">{m.per_day()}</span>
      </span>
      <span className="text-sm font-semibold">{`${t(kit.name)}, ${priceForWords(kit.priceFor)}`}</span>
    </p>
  );
}

/** Both buttons fit side by side on a small laptop. */
const closer = 'lg:max-xl:px-5 lg:max-xl:text-base';

/** Words first, then the picture: below each other, or side by side on a wide screen. They never touch. */
export function Hero({ kits }: { kits: readonly PricedKit[] }) {
  const { shop } = useRoot();
  const { heroPicture: wide, heroTallPicture } = shop;
  const narrow = heroTallPicture ?? wide;
  return (
    <section className="on-dark overflow-clip bg-hero text-white lg:grid lg:min-h-[min(50vw,52.5rem)] lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid content-center gap-5 px-4 pt-8 pb-6 sm:px-6 lg:gap-6 lg:py-10 lg:pr-2 lg:pl-10 2xl:pl-[max(2.5rem,calc((100vw-90rem)/2+2.5rem))]">
        <h1 className="text-[clamp(2.75rem,13.5vw,6rem)] leading-[0.98] font-extrabold lg:text-[clamp(3.25rem,5.6vw,6.5rem)]">
          {t(shop.heroTitle)}
        </h1>
        <p className="max-w-md text-lg">{t(shop.heroSubtitle)}</p>
        <div className="flex flex-wrap gap-3">
          <Link
            to={paths.mealKits()}
            prefetch="intent"
            className={cx(buttonLook({ variant: 'yolk', size: 'lg' }), closer)}
          >
            {m.choose_plan()}
          </Link>
          <a href="#skaiciuokle" className={cx(buttonLook({ variant: 'outline', size: 'lg' }), closer)}>
            {m.help_choose()}
          </a>
        </div>
        <PriceTag kits={kits} />
      </div>
      {wide && narrow && (
        <div className="relative min-h-0 lg:min-h-full">
          <ArtPicture
            narrow={{ picture: narrow, sizes: '100vw' }}
            wide={{ picture: wide, sizes: 'max(100vw, 105rem)' }}
            media="(min-width: 64rem)"
            alt={t(wide.alt)}
            className="hero-picture aspect-6/5 object-[50%_75%] sm:aspect-16/10 sm:object-[50%_62%] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full lg:object-right"
          />
        </div>
      )}
    </section>
  );
}
