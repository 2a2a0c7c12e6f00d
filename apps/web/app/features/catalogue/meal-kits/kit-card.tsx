import type { MealKitSummary } from '@shop/contract/meal-kits';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { money, number, t } from '~/lib/format.ts';
import { discountText } from './discount-text.ts';
import { priceForWords } from './price-for.ts';
import { paths } from '~/lib/paths.ts';
import { cardLinkLook, cardLook } from '~/ui/card.tsx';
import { Chip } from '~/ui/chip.tsx';
import { cx } from '~/ui/cx.ts';
import { Picture } from '~/ui/picture.tsx';
import { Price } from '~/ui/price.tsx';

type Props = { kit: MealKitSummary; level?: 2 | 3; priority?: boolean };

const shownTraits = 2;

const kcalRange = ({ kcalFrom, kcalTo }: MealKitSummary): string | null => {
  if (kcalFrom === null || kcalTo === null) return null;
  return kcalFrom === kcalTo
    ? m.kcal({ amount: number(kcalFrom) })
    : m.kcal_range({ from: number(kcalFrom), to: number(kcalTo) });
};

/** What the price is for; beside a reduced one also what the law asks for. */
function PriceNote({ kit }: Pick<Props, 'kit'>) {
  const lowest = kit.reduced?.lowestFromCents ?? null;
  return (
    <>
      {!kit.isUnique && kit.priceFor && <span className="block">{priceForWords(kit.priceFor)}</span>}
      {lowest !== null && <span className="block">{m.lowest_price_30({ price: money(lowest) })}</span>}
    </>
  );
}

export function KitCard({ kit, level = 3, priority = false }: Props) {
  const Heading = `h${level}` as const;
  const kcal = kcalRange(kit);
  return (
    <article className={cx(cardLook({ padding: 'none', interactive: true }), 'flex flex-col')}>
      {kit.thumbnail && (
        <Picture
          picture={kit.thumbnail}
          alt=""
          sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 45vw, 92vw"
          priority={priority}
          className="aspect-4/3"
        />
      )}
      <div className="absolute top-3 left-3 flex gap-1.5">
        {kit.isRecommended && <Chip tone="yolk">{m.recommended()}</Chip>}
        {kit.discount && <Chip tone="strong">{discountText(kit.discount)}</Chip>}
      </div>
      <span aria-hidden="true" style={{ backgroundColor: kit.colour }} className="h-2 shrink-0" />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <Heading className="text-xl">
          <Link to={paths.mealKit(kit.id)} prefetch="intent" viewTransition className={cardLinkLook}>
            {t(kit.name)}
          </Link>
        </Heading>
        <p className="text-muted">{t(kit.tagline)}</p>
        <ul className="flex flex-wrap gap-1.5">
          {kcal && (
            <li>
              <Chip tone="dill">{kcal}</Chip>
            </li>
          )}
          {kit.traits.slice(0, shownTraits).map((trait) => (
            <li key={trait.lt}>
              <Chip tone="beet">{t(trait)}</Chip>
            </li>
          ))}
        </ul>
        <Price
          amount={money(kit.reduced?.fromCents ?? kit.priceFromCents)}
          prefix={kit.isUnique ? undefined : m.price_from()}
          unit={kit.isUnique ? m.per_kit() : m.per_day()}
          old={kit.reduced ? { amount: money(kit.priceFromCents), label: m.price_before() } : undefined}
          note={<PriceNote kit={kit} />}
          className="mt-auto pt-1"
        />
      </div>
    </article>
  );
}
