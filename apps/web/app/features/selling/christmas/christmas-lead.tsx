import { m } from '@shop/messages';
import { Link } from 'react-router';
import { money } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';

/** On the page of a kit that is sold on its own page alone. */
export function ChristmasLead({ priceCents }: { priceCents: number }) {
  return (
    <aside className={`${cardLook()} grid content-start gap-4 self-start`} aria-label={m.order_panel()}>
      <p className="font-display text-3xl font-bold text-beet-700">{money(priceCents)}</p>
      <p>{m.christmas_kit_only_there()}</p>
      <p className="text-muted">{m.christmas_notice_text()}</p>
      <Link to={paths.christmas()} prefetch="intent" className={buttonLook({ size: 'lg' })}>
        {m.christmas_kit_lead()}
      </Link>
    </aside>
  );
}

export const useIsChristmasKit = (kitId: number): boolean => useRoot().shop.christmas.mealKitId === kitId;
