import { type Makers, password } from './world.ts';

const vat = (type: 'kit' | 'delivery') => ({ type, percentage: 21, validFrom: '2026-01-01' });

const price = (isForUnique: boolean, dayKind: 'working' | 'weekend_or_holiday', priceCents: number) => ({
  isForUnique,
  dayKind,
  priceCents,
});

/** Each leaves the shop open for orders. */
export const settingsSamples = {
  'PUT /payment-methods': async ({ admin }) => ({
    as: admin,
    body: { montonio: true, bankAccount: true, cash: true },
  }),
  'PUT /delivery-methods': async ({ admin }) => ({
    as: admin,
    body: { toHands: true, leaveAtDoor: true, takeOutside: true },
  }),
  'PUT /earliest-delivery-days': async ({ admin }) => ({
    as: admin,
    body: { earliestDeliveryDay: 'next', deliveryDayBefore: false },
  }),
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
  'PUT /kit-order-settings': async ({ admin }) => ({
    as: admin,
    body: {
      isCancellationDisabled: false,
      cancellationHours: 48,
      isChangeDisabled: false,
      changeHours: 48,
      deliveryDateChangeHours: 24,
    },
  }),
  'PUT /discount-point-settings': async ({ admin }) => ({
    as: admin,
    body: {
      pointsPerEuro: 1,
      maxUsagePercent: 30,
      pointValueCents: 1,
      expiryDays: 365,
      isCollectingDisabled: false,
      isUsageDisabled: false,
    },
  }),
  'PUT /referral-settings': async ({ admin }) => ({
    as: admin,
    body: { referralPoints: 500, referralReceiverPoints: 300, isReferralDisabled: false },
  }),
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
    body: { cityId: null, isClosed: true, isHoliday: false },
  }),
  'PUT /staff-settings': async ({ admin }) => ({
    as: admin,
    body: { requireSecondFactor: false, currentPassword: password },
  }),
} satisfies Partial<Makers>;
