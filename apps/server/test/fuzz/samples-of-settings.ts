import { settings } from '@shop/contract/settings';
import { settingKinds } from '../../src/features/base/settings/setting-kinds.ts';
import { type Makers, password } from './world.ts';

const vat = (type: 'kit' | 'delivery') => ({ type, percentage: 21, validFrom: '2026-01-01' });

const price = (isForUnique: boolean, dayKind: 'working' | 'weekend_or_holiday', priceCents: number) => ({
  isForUnique,
  dayKind,
  priceCents,
});

type PlainSetting = Extract<keyof typeof settings, `PUT ${string}`>;

/** What holds in a new shop is right for every setting. */
const plainSettings = Object.fromEntries(
  Object.keys(settings)
    .filter((endpoint) => endpoint.startsWith('PUT /'))
    .map((endpoint) => {
      const kind = Object.values(settingKinds).find(({ key }) => `PUT /${key}` === endpoint);
      return [
        endpoint,
        async ({ admin }: { readonly admin: unknown }) => ({ as: admin, body: kind?.initial }),
      ];
    }),
) as unknown as Pick<Makers, PlainSetting>;

/** Each leaves the shop open for orders. */
export const settingsSamples = {
  ...plainSettings,
  'PUT /delivery-prices': async ({ admin }) => ({
    as: admin,
    body: {
      prices: [
        price(false, 'working', 200),
        price(false, 'weekend_or_holiday', 350),
        price(true, 'working', 490),
        price(true, 'weekend_or_holiday', 690),
      ],
    },
  }),
  'PUT /vat': async ({ admin }) => ({ as: admin, body: { entries: [vat('kit'), vat('delivery')] } }),
  'PUT /promotion-texts': async ({ admin }) => ({ as: admin, body: { textLt: 'Akcija', textEn: 'Offer' } }),
  'PUT /timer': async ({ admin }) => ({
    as: admin,
    body: {
      displayedStartTime: '2026-11-16T06:00:00Z',
      start: '2026-11-16T06:00:00Z',
      end: '2026-11-17T15:00:00Z',
      getAvailableDay: { date: '2026-11-20' },
      isHidden: false,
    },
  }),
  'PUT /calendar-days/{id}': async ({ admin }) => ({
    as: admin,
    params: { id: '2027-06-15' },
    body: {
      cityId: null,
      isClosed: true,
      isHoliday: false,
      deliveries: { action: 'move', to: '2027-06-16' },
    },
  }),
  'PUT /staff-settings': async ({ admin }) => ({
    as: admin,
    body: { requireSecondFactor: false, currentPassword: password },
  }),
} satisfies Partial<Makers>;
