import type { ChristmasWay } from '@shop/contract/christmas';
import { m } from '@shop/messages';
import { timeWords } from '~/features/selling/check-out/delivery-words.ts';
import { money, t } from '~/lib/format.ts';

const kinds = { evening_23: m.christmas_way_evening_23, morning_24: m.christmas_way_morning_24 } as const;

/** "Vilnius, gruodžio 23 d. vakare" */
export const wayTitle = ({ cityName, kind }: ChristmasWay): string =>
  m.christmas_way_title({ city: t(cityName), when: kinds[kind]() });

/** "17–21 val. · pristatymas 7,00 €" */
export const wayText = (way: ChristmasWay): string => {
  const window = timeWords(way);
  return way.priceCents === 0
    ? m.christmas_way_free({ window })
    : m.christmas_way_text({ window, price: money(way.priceCents) });
};
