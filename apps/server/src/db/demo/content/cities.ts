import type { CityContent, DeliveryPrice, VatEntry } from './types.ts';

export const cities: readonly CityContent[] = [
  {
    key: 'vilnius',
    name: { lt: 'Vilnius', en: 'Vilnius' },
    active: true,
    preOrderMessage: { lt: '', en: '' },
    deliveryTimes: [
      { from: '05:00', to: '08:00' },
      { from: '08:00', to: '11:00' },
      { from: '17:00', to: '20:00' },
    ],
  },
  {
    key: 'kaunas',
    name: { lt: 'Kaunas', en: 'Kaunas' },
    active: true,
    preOrderMessage: { lt: '', en: '' },
    deliveryTimes: [
      { from: '05:30', to: '08:30' },
      { from: '17:00', to: '20:00' },
    ],
  },
  {
    key: 'klaipeda',
    name: { lt: 'Klaipėda', en: 'Klaipėda' },
    active: true,
    preOrderMessage: {
      lt: 'Klaipėdoje kol kas priimame išankstinius užsakymus: pirmojo pristatymo dieną dar patvirtinsime jums el. paštu arba telefonu.',
      en: 'In Klaipėda we take pre-orders for now: we will confirm the day of your first delivery by e-mail or phone.',
    },
    deliveryTimes: [{ from: '18:00', to: '21:00' }],
  },
];

export const deliveryPrices: readonly DeliveryPrice[] = [
  { isForUnique: false, workingDayCents: 200, weekendHolidayCents: 350 },
  { isForUnique: true, workingDayCents: 490, weekendHolidayCents: 690 },
];

export const vat: readonly VatEntry[] = [
  { type: 'kit', percentage: 21, from: '2026-01-01' },
  { type: 'delivery', percentage: 21, from: '2026-01-01' },
];
