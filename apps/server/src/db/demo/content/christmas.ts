import type { ChristmasWayKind } from '@shop/domain/christmas';

export const christmasKit = 'rinkinys-kucios';

type Way = {
  readonly city: string;
  readonly kind: ChristmasWayKind;
  readonly fromTime: string;
  readonly toTime: string;
  readonly priceCents: number;
  readonly setsLimit: number;
};

/** How it comes to each city: as many as fit into the vans of that evening or morning. */
export const christmasWays: readonly Way[] = [
  {
    city: 'vilnius',
    kind: 'evening_23',
    fromTime: '17:00',
    toTime: '21:00',
    priceCents: 690,
    setsLimit: 60,
  },
  {
    city: 'vilnius',
    kind: 'morning_24',
    fromTime: '08:00',
    toTime: '11:00',
    priceCents: 890,
    setsLimit: 40,
  },
  {
    city: 'kaunas',
    kind: 'evening_23',
    fromTime: '17:00',
    toTime: '20:00',
    priceCents: 690,
    setsLimit: 30,
  },
  {
    city: 'kaunas',
    kind: 'morning_24',
    fromTime: '09:00',
    toTime: '12:00',
    priceCents: 890,
    setsLimit: 20,
  },
  {
    city: 'klaipeda',
    kind: 'evening_23',
    fromTime: '18:00',
    toTime: '21:00',
    priceCents: 990,
    setsLimit: 12,
  },
];
