import type { MissReason } from '@shop/domain/states/tables';
import { type Day, toDay } from '@shop/domain/day';
import { buyerInput } from '@shop/contract/check-outs';
import type { ChangedDay, OrderChangeKind, Stop } from '@shop/contract/order-changes';
import type { BoughtItem } from '@shop/contract/orders';
import type { Locale } from '@shop/domain/text';
import type { ShopFacts } from '../src/features/base/mail/say.ts';
import type { ClaimFacts } from '../src/features/serving/claims/claim-letters.ts';
import type { BoxToRate, BoxTomorrow, WeekOfLetter } from '../src/features/serving/notices/notice-letters.ts';
import type { CheckOutRow } from '../src/features/selling/check-outs/check-outs.repository.ts';
import type { CouponOrderRow } from '../src/features/selling/coupons/coupon-orders.repository.ts';
import type { CouponRow } from '../src/features/selling/coupons/coupons.repository.ts';
import { noMoney } from '../src/features/selling/order-changes/planned-change.ts';
import type { ReturnAccount } from '../src/features/selling/payables/return-account.ts';
import type { WholeOrder } from '../src/features/selling/check-outs/orders.repository.ts';
import { aBuyer } from './paying-shop.ts';

const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23'];

/** Of an order's rows, what letters read. One that reads more would say "undefined", and its test fails. */
const row = (locale: Locale): CheckOutRow => {
  const read: Partial<CheckOutRow> = {
    id: 7,
    number: '100007',
    type: 'regular_order',
    status: 'new',
    statusBefore: null,
    paymentType: 'montonio',
    payableSince: new Date('2026-11-12T09:05:00Z'),
    locale,
    cityName: { lt: 'Klaipėda', en: 'Klaipeda' },
    startDate: toDay('2026-11-17'),
    lastDate: toDay('2026-11-23'),
    workingDaysOnly: true,
    deliveryDayBefore: false,
    buyer: {
      ...buyerInput.parse(aBuyer({ floor: '3', extraInformation: 'Kodas <12> & skambutis' })),
      street: 'Liepų g.',
      postalCode: 'LT-91502',
    },
    deliveryMethod: 'leave_at_door',
    deliveryTime: { id: 1, fromTime: '05:30', toTime: '07:30' },
    christmasWayId: null,
    christmasUntil: null,
    kitsCents: 163_00,
    codeDiscountCents: 16_30,
    pointsDiscountCents: 10_00,
    deliveryCents: 10_00,
    deliveryDiscountCents: 2_00,
    vatKitsPercent: 21,
    vatDeliveryPercent: 21,
    vatKitsCents: 23_72,
    vatDeliveryCents: 1_39,
    totalCents: 144_70,
    couponCents: 0,
    codes: ['RUDUO'],
  };
  return read as CheckOutRow;
};

const order: Partial<Omit<WholeOrder, 'item' | 'deliveries'>> & Record<'item' | 'deliveries', unknown> = {
  item: {
    name: { lt: 'Paprastas rinkinys', en: 'Simple kit' },
    kcal: 1500,
    meals: ['breakfast', 'lunch', 'dinner'],
    combination: { lt: 'Be vakarienės', en: 'No dinner' },
    allergens: [{ name: { lt: 'Pomidorai', en: 'Tomatoes' } }],
    additions: [{ name: { lt: 'Žaliasis glotnutis', en: 'Green smoothie' } }],
  },
  amount: 2,
  days: 5,
  itemTotalCents: 163_00,
  paperBag: true,
  deliveries: days.map((day) => ({ day })),
};
const orders = [order as WholeOrder];

export const shopFacts: ShopFacts = {
  name: 'Lėkštė',
  company: {
    name: 'UAB „Lėkštė“',
    email: 'labas@lekste.example',
    phone: '+37060054321',
    iban: 'LT601010012345678901',
    bankName: 'Bankas',
  },
};

const kitName = { lt: 'Paprastas rinkinys', en: 'Simple kit' };

const goesBack = (kind: OrderChangeKind): boolean => kind === 'cancel' || kind === 'give_back';

/** Of a change what letters tell. */
const aChange = (kind: OrderChangeKind) => ({
  kind,
  days: [
    {
      deliveryId: 1,
      orderId: 1,
      kitName,
      from: { day: toDay('2026-11-18') },
      to: goesBack(kind) ? null : { day: toDay('2026-11-24') },
    },
  ] as readonly ChangedDay[],
  money: { ...noMoney, ...(goesBack(kind) && { returnCents: 14_20, points: 120, earnedPointsBack: 14 }) },
  supplementCents: 6_00,
  payUntil: new Date('2026-11-12T15:05:00Z'),
});

/** The day stays, what comes with it or where does not. */
const sameDay = (
  from: Partial<ChangedDay['from']>,
  to: Partial<NonNullable<ChangedDay['to']>>,
): readonly ChangedDay[] => [
  {
    deliveryId: 1,
    orderId: 1,
    kitName,
    from: { day: toDay('2026-11-18'), ...from },
    to: { day: toDay('2026-11-18'), ...to },
  },
];
const thisKit = {
  name: kitName,
  kcal: 1500,
  combinationId: null,
  combination: null,
  allergens: [],
  additions: [],
} as Partial<BoughtItem> as BoughtItem;
const otherKit: BoughtItem = {
  ...thisKit,
  name: { lt: 'Sotus rinkinys', en: 'Hearty kit' },
  kcal: 3000,
  combinationId: 1,
  combination: { lt: 'Dideli pietūs', en: 'Big lunch' },
  allergens: [{ id: 1, name: { lt: 'Žuvys', en: 'Fish' }, percent: 0 }],
};
const elsewhere = {
  cityId: 1,
  cityName: { lt: 'Kaunas', en: 'Kaunas' },
  door: { street: 'Laisvės al.', houseNumber: '5', apartmentNumber: '' },
  method: 'to_hands',
  deliveryTime: { id: 2, fromTime: '11:00', toTime: '13:00' },
} as Stop;
const here = { ...elsewhere, deliveryTime: { id: 1, fromTime: '05:00', toTime: '08:00' } } as Stop;

type Answer = ClaimFacts['claim']['answer'];
const aClaim = (answer: Answer): ClaimFacts['claim'] => ({
  day: toDay('2026-11-18'),
  kitName,
  words: 'Trūko vakarienės,\no sriuba <buvo> išsiliejusi.',
  pictureCount: 2,
  answerBy: toDay('2026-12-03'),
  answer,
  amountCents: 14_20,
  points: 150,
  anotherDay: toDay('2026-11-26'),
  reason: 'Atsiprašome: dėžutė buvo surinkta ne iki galo.',
});

const salmon = { lt: 'Lašiša su bolivinėmis balandomis', en: 'Salmon with quinoa' };

const home = {
  cityId: 3,
  cityName: { lt: 'Klaipėda', en: 'Klaipėda' },
  door: { street: 'Liepų g.', houseNumber: '1', apartmentNumber: '2' },
  method: 'leave_at_door',
  deliveryTime: { id: 1, fromTime: '05:30', toTime: '07:30' },
} as Stop;

const aBox = (details: Partial<BoxTomorrow> = {}): BoxTomorrow => ({
  deliveryId: 7,
  day: toDay('2026-11-18'),
  name: kitName,
  kcal: 1500,
  amount: 2,
  stop: home,
  dishes: [
    { meal: 'lunch', name: salmon },
    { meal: 'dinner', name: { lt: 'Daržovių troškinys', en: 'Vegetable stew' } },
  ],
  ...details,
});

/** Of bought coupons what letters read. */
const aGift = (locale: Locale): CouponOrderRow =>
  ({
    id: 3,
    number: 'G1003',
    locale,
    buyer: { firstName: 'Jonas', lastName: 'Jonaitis', email: 'jonas@pastas.example' },
    amountCents: 50_00,
    pieces: 1,
    sendTo: 'recipient',
    recipientName: 'Ona',
    recipientEmail: 'ona@pastas.example',
    message: 'Su gimtadieniu!',
    sendOn: null,
  }) as Partial<CouponOrderRow> as CouponOrderRow;
const coupon = {
  id: 3,
  code: 'ABCDEFGHJKLM',
  valueCents: 50_00,
  validUntil: toDay('2027-11-12'),
} as Partial<CouponRow> as CouponRow;

type Window = { readonly fromTime: string; readonly toTime: string };

type Returned = 'paid_twice' | 'paid_after_expiry' | 'wrong_amount';

/** What letters are written from, by name. A letter that asks for something else gets it here. */
export const letterFacts = (locale: Locale) => ({
  at: new Date('2026-11-12T09:05:00Z'),
  firstName: 'Jūratė',
  token: 'a-token-of-this-mail',
  hours: 24,
  returnTo: '/user/order-management',
  isReferralRefused: false,
  newEmail: 'nauja@pirkeja.example',
  device: 'Firefox, Windows',
  ledgers: [
    { userId: 12, sum: -300 },
    { userId: 15, sum: -1 },
  ],
  name: 'Ona Petraitė',
  email: 'ona@pastas.example',
  phone: '+37060012345',
  message: 'Ar vežate į Palangą?\nAčiū!',
  businessName: 'UAB „Pietūs & Co“',
  businessCode: '302323235',
  businessWorkersCount: 40,
  row: row(locale),
  orders,
  number: '100007',
  page: 'https://lekste.example/check-out/order/7?token=a-key-to-this-order',
  firstDayNote: { lt: '', en: '' },
  terms: { isCancellationDisabled: false, cancellationHours: 36 },
  returnAccount: null as ReturnAccount,
  invoiceId: 31,
  reason: 'paid_twice' as Returned,
  cents: 144_70,
  currency: 'EUR',
  accountEnd: '8901',
  payment: {
    uuid: '0b6d3c1a-7a0e-4a53-8c9e-5a1d7c2e9f44',
    amountCents: 144_70,
    receivedCents: null,
    currency: 'EUR',
  },
  uuid: '8f2c1b9e-2f6f-4d1e-9a53-0c7f5f3f8d10',
  reference: '100007-1',
  receivedCents: 144_70,
  change: aChange('move'),
  order: aGift(locale),
  coupon,
  card: {
    pdf: 'https://lekste.example/api/coupons/3/card.pdf?token=a-key-to-this-coupon',
    png: 'https://lekste.example/api/coupons/3/card.png?token=a-key-to-this-coupon',
  },
  by: 'buyer' as 'buyer' | 'provider',
  claim: aClaim('money'),
  missedDay: { day: toDay('2026-11-18'), reason: 'nobody_home' as MissReason },
  words: 'Šią savaitę virtuvėje nebėra vietos.',
  movedTo: null as Day | null,
  beforeCents: 150_00,
  keptUntil: new Date('2026-12-12T09:05:00Z'),
  tomorrow: { broughtOn: toDay('2026-11-18'), boxes: [aBox()] },
  clash: {
    day: toDay('2026-11-18'),
    kitName,
    dishes: [{ name: salmon, allergens: [{ lt: 'Žuvys', en: 'Fish' }] }],
  },
  week: {
    monday: toDay('2026-11-23'),
    menus: [
      {
        name: { lt: 'Subalansuotas', en: 'Balanced' },
        dishes: [salmon, { lt: 'Varškėčiai', en: 'Curd pancakes' }],
        count: 14,
      },
      { name: { lt: 'Augalinis', en: 'Vegan' }, dishes: [{ lt: 'Avinžirniai', en: 'Chickpeas' }], count: 1 },
    ],
  } as WeekOfLetter,
  lastOrderAt: new Date('2026-12-20T16:00:00Z'),
  agreedTime: { day: toDay('2026-12-23'), fromTime: '18:30', toTime: '18:30', before: null as Window | null },
  toRate: {
    boxes: [
      { deliveryId: 7, name: kitName, broughtOn: toDay('2026-11-17'), dishes: [salmon] },
    ] as readonly BoxToRate[],
    until: new Date('2026-11-24T22:00:00Z'),
  },
});
export type LetterFacts = ReturnType<typeof letterFacts>;

/** What makes some letters read differently, each told from the rest by its name. */
export const otherFacts = (locale: Locale): Record<string, Partial<LetterFacts>> => ({
  'by transfer': { row: { ...row(locale), paymentType: 'bank_account' } },
  'in cash': { row: { ...row(locale), paymentType: 'cash' } },
  'the day before': {
    row: { ...row(locale), deliveryDayBefore: true, lastDate: toDay('2026-11-17'), workingDaysOnly: false },
  },
  'first day to be confirmed': {
    firstDayNote: { lt: 'Pirmąją dieną patvirtinsime.', en: 'We will confirm the first day.' },
  },
  'cancelling switched off': { terms: { isCancellationDisabled: true, cancellationHours: 36 } },
  'referral refused': { isReferralRefused: true },
  'no phone and no message': { phone: '', message: '' },
  'too late': { reason: 'paid_after_expiry' },
  'another amount': { reason: 'wrong_amount' },
  'another currency': { currency: 'GBP' },
  'claim answered with points': { claim: aClaim('points') },
  'claim answered with another day': { claim: aClaim('another_day') },
  'claim answered with no': { claim: { ...aClaim('no'), pictureCount: 0 } },
  'an individual order': { row: { ...row(locale), type: 'individual_order' } },
  'the first day moved': { movedTo: toDay('2026-11-24') },
  'no words': { words: '' },
  'days skipped': { change: aChange('skip') },
  'days cancelled': { change: aChange('cancel') },
  'days cancelled, by transfer to an account': { change: aChange('cancel'), returnAccount: { end: '8901' } },
  'days cancelled, by transfer to nobody knows where': {
    change: aChange('cancel'),
    returnAccount: 'unknown',
  },
  'days cancelled by the shop': { change: aChange('cancel'), by: 'provider' },
  'sent elsewhere': { change: { ...aChange('address'), days: sameDay({ stop: here }, { stop: elsewhere }) } },
  'handed over otherwise': {
    change: {
      ...aChange('method'),
      days: sameDay({ stop: here }, { stop: { ...here, method: 'leave_at_door' } }),
    },
  },
  'another kit': { change: { ...aChange('kit'), days: sameDay({ item: thisKit }, { item: otherKit }) } },
  'late money': { change: aChange('late_money') },
  'come too close': { change: aChange('too_close') },
  'held at its cut': { change: aChange('still_held') },
  'a closed day': { change: aChange('closed_day') },
  'brought again': { change: aChange('bring_again') },
  'not delivered': { change: aChange('give_back') },
  'no cash at the door': {
    row: { ...row(locale), paymentType: 'cash', paidAt: null },
    missedDay: { day: toDay('2026-11-18'), reason: 'no_cash' },
  },
  'a guest’s': { row: { ...row(locale), userId: null } },
  'a Christmas-eve kit': {
    row: {
      ...row(locale),
      startDate: toDay('2026-12-23'),
      lastDate: toDay('2026-12-23'),
      deliveryTime: { id: null, fromTime: '17:00', toTime: '21:00' },
      christmasWayId: 1,
      christmasUntil: new Date('2026-12-20T16:00:00Z'),
    },
  },
  'another time than was agreed': {
    agreedTime: {
      day: toDay('2026-12-23'),
      fromTime: '19:00',
      toTime: '19:30',
      before: { fromTime: '18:30', toTime: '18:30' },
    },
  },
  'paid in part by a coupon': { row: { ...row(locale), couponCents: 50_00, paymentType: 'cash' } },
  'for oneself, on a day': {
    order: {
      ...aGift(locale),
      pieces: 2,
      sendTo: 'buyer',
      recipientName: '',
      recipientEmail: '',
      message: '',
      sendOn: toDay('2026-12-24'),
    },
  },
  'brought the evening before': {
    tomorrow: { broughtOn: toDay('2026-11-17'), boxes: [aBox({ dishes: [], amount: 1 })] },
  },
  'a dish still to be exchanged': {
    tomorrow: {
      broughtOn: toDay('2026-11-18'),
      boxes: [aBox({ dishes: [{ meal: 'lunch', name: null }] })],
    },
  },
  'to two doors': {
    tomorrow: {
      broughtOn: toDay('2026-11-18'),
      boxes: [aBox(), aBox({ deliveryId: 8, stop: { ...elsewhere, deliveryTime: null }, dishes: [] })],
    },
  },
  'several boxes to rate': {
    toRate: {
      boxes: [
        { deliveryId: 7, name: kitName, broughtOn: toDay('2026-11-17'), dishes: [salmon] },
        { deliveryId: 6, name: kitName, broughtOn: toDay('2026-11-16'), dishes: [salmon] },
      ],
      until: new Date('2026-11-24T22:00:00Z'),
    },
  },
  'asked to cancel': { change: { ...aChange('request_cancellation'), days: [] } },
});
