import type { DeliveryMethod } from '@shop/domain/constants';
import { addDays, toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { boughtWords, sumParts, vatWords } from '@shop/messages/order-words';
import { phoneText } from '@shop/messages/phone';
import { weekdayInCase } from '@shop/messages/weekday-case';
import type { LetterRow, LetterSection } from '../../base/mail/letter.ts';
import type { Say } from '../../base/mail/say.ts';
import { buyerName, isForChristmas, streetOf, toPayCents } from './check-out-facts.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { OrderRow, WholeOrder } from './orders.repository.ts';

export type CancellationTerms = {
  readonly isCancellationDisabled: boolean;
  readonly cancellationHours: number;
};

const methods: Readonly<Record<DeliveryMethod, typeof m.delivery_to_hands>> = {
  to_hands: m.delivery_to_hands,
  leave_at_door: m.delivery_leave_at_door,
  take_outside: m.delivery_take_outside,
};

/** How a box is handed over. */
export const methodWords = (say: Say, method: DeliveryMethod): string => say(methods[method]);

export const kitsSection = (say: Say, orders: readonly OrderRow[]): LetterSection => ({
  title: say(m.order_kits),
  items: orders.map((order) => ({
    title: say.text(order.item.name),
    amount: say.euros(order.itemTotalCents),
    details: boughtWords(order, say.locale).join(' · '),
  })),
});

/** A coupon is a way of paying: it stands below the total. */
const couponFigures = (say: Say, row: CheckOutRow): LetterRow[] =>
  row.couponCents === 0
    ? []
    : [
        [say(m.sum_coupons), say.euros(-row.couponCents)],
        [say(m.sum_to_pay), say.euros(toPayCents(row))],
      ];

const sumSection = (say: Say, row: CheckOutRow): LetterSection => ({
  title: say(m.summary_title),
  figures: [
    ...sumParts(row, say.locale).map(({ label, cents }): LetterRow => [label, say.euros(cents)]),
    [say(m.total), say.euros(row.totalCents)],
    ...couponFigures(say, row),
  ],
  text: vatWords(row, say.locale),
});

/** A kit may be brought in the evening before its day: then both are said. */
const dayOf = (say: Say, text: string, { deliveryDayBefore }: CheckOutRow): string => {
  const day = toDay(text);
  if (!deliveryDayBefore) return say.day(day);
  const before = weekdayInCase(say.day(addDays(day, -1)), 'accusative');
  return say(m.order_mail_evening_before, { day: say.day(day), before });
};

const deliverySection = (say: Say, row: CheckOutRow, orders: readonly WholeOrder[]): LetterSection => {
  const { buyer } = row;
  const deliveries = orders.flatMap((order) => order.deliveries);
  const days = new Set(deliveries.map(({ day }) => day));
  const habit = row.workingDaysOnly ? m.days_working : m.days_every;
  const isChristmas = isForChristmas(row);
  const agreed = isChristmas ? deliveries.find((delivery) => delivery.deliveryTime)?.deliveryTime : null;
  const deliveryTime = agreed ?? row.deliveryTime;
  const rows: (LetterRow | null)[] = [
    [say(isChristmas ? m.christmas_mail_day : m.order_mail_row_first_day), dayOf(say, row.startDate, row)],
    row.lastDate === row.startDate ? null : [say(m.order_mail_row_last_day), dayOf(say, row.lastDate, row)],
    isChristmas
      ? null
      : [
          say(m.order_mail_row_days),
          [say(m.order_deliveries_count, { count: days.size }), say(habit).toLowerCase()].join(', '),
        ],
    deliveryTime && [say(m.order_mail_row_time), say.window(deliveryTime)],
    [say(m.order_mail_row_method), methodWords(say, row.deliveryMethod)],
    [
      say(m.review_who),
      [buyerName(buyer), buyer.businessName || buyer.companyName].filter(Boolean).join(', '),
    ],
    [
      say(m.order_mail_row_address),
      [
        streetOf(buyer),
        ...(buyer.floor === '' ? [] : [say(m.floor_number, { floor: buyer.floor })]),
        `${buyer.postalCode} ${say.text(row.cityName)}`,
      ].join(', '),
    ],
    [say(m.phone), phoneText(buyer.phoneNumber)],
    buyer.extraInformation === '' ? null : [say(m.extra_information), buyer.extraInformation],
  ];
  return {
    title: say(m.order_mail_delivery),
    rows: rows.filter((each) => each !== null),
    ...(isChristmas && !agreed && { text: say(m.christmas_mail_time_note) }),
  };
};

const cancellationSection = (
  say: Say,
  { type, christmasUntil }: CheckOutRow,
  { isCancellationDisabled, cancellationHours }: CancellationTerms,
): LetterSection => {
  const { email, phone } = say.shop.company;
  const contacts = [email, phoneText(phone)].filter((each) => each !== '').join(', ');
  return {
    title: say(m.order_mail_cancellation),
    text: [
      type === 'individual_order'
        ? say(m.individual_mail_cancellation)
        : isCancellationDisabled
          ? say(m.order_mail_cancellation_off)
          : christmasUntil
            ? say(m.christmas_mail_cancellation_text, { deadline: say.deadline(christmasUntil) })
            : say(m.order_mail_cancellation_text, { hours: cancellationHours }),
      ...(contacts === '' ? [] : [say(m.order_mail_contacts, { contacts })]),
    ].join(' '),
  };
};

/** The whole order, as its buyer keeps it in the mailbox. */
export const orderSections = (
  say: Say,
  {
    row,
    orders,
    terms,
  }: {
    readonly row: CheckOutRow;
    readonly orders: readonly WholeOrder[];
    readonly terms: CancellationTerms;
  },
): LetterSection[] => [
  kitsSection(say, orders),
  sumSection(say, row),
  deliverySection(say, row, orders),
  cancellationSection(say, row, terms),
];
