import type { DeliveryMethod } from '@shop/domain/constants';
import { addDays, toDay } from '@shop/domain/day';
import { textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import { longDay } from '@shop/messages/dates';
import { eurosText } from '@shop/messages/numbers';
import { boughtWords, sumParts, vatWords } from '@shop/messages/order-words';
import { phoneText } from '@shop/messages/phone';
import { weekdayInCase } from '@shop/messages/weekday-case';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { MailRow, MailSection } from '../../base/mail/mail-layout.ts';
import { buyerName, streetOf } from './check-out-facts.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { OrderRow, WholeOrder } from './orders.repository.ts';

const methods: Readonly<Record<DeliveryMethod, typeof m.delivery_to_hands>> = {
  to_hands: m.delivery_to_hands,
  leave_at_door: m.delivery_leave_at_door,
  take_outside: m.delivery_take_outside,
};

export const kitsSection = ({ locale }: CheckOutRow, orders: readonly OrderRow[]): MailSection => ({
  title: m.order_kits({}, { locale }),
  items: orders.map((order) => ({
    title: textIn(order.item.name, locale),
    amount: eurosText(order.itemTotalCents, locale),
    details: boughtWords(order, locale).join(' · '),
  })),
});

const sumSection = (row: CheckOutRow): MailSection => {
  const { locale } = row;
  return {
    title: m.summary_title({}, { locale }),
    figures: [
      ...sumParts(row, locale).map(({ label, cents }): MailRow => [label, eurosText(cents, locale)]),
      [m.total({}, { locale }), eurosText(row.totalCents, locale)],
    ],
    text: vatWords(row, locale),
  };
};

/** A kit may be brought in the evening before its day: then both are said. */
const dayOf = (text: string, { deliveryDayBefore, locale }: CheckOutRow): string => {
  const day = toDay(text);
  if (!deliveryDayBefore) return longDay(day, locale);
  const before = weekdayInCase(longDay(addDays(day, -1), locale), 'accusative');
  return m.order_mail_evening_before({ day: longDay(day, locale), before }, { locale });
};

const deliverySection = (row: CheckOutRow, orders: readonly WholeOrder[]): MailSection => {
  const { locale, buyer, deliveryTime } = row;
  const days = new Set(orders.flatMap(({ deliveries }) => deliveries.map(({ day }) => day)));
  const habit = row.workingDaysOnly ? m.days_working : m.days_every;
  const rows: (MailRow | null)[] = [
    [m.order_mail_row_first_day({}, { locale }), dayOf(row.startDate, row)],
    row.lastDate === row.startDate
      ? null
      : [m.order_mail_row_last_day({}, { locale }), dayOf(row.lastDate, row)],
    [
      m.order_mail_row_days({}, { locale }),
      [m.order_deliveries_count({ count: days.size }, { locale }), habit({}, { locale }).toLowerCase()].join(
        ', ',
      ),
    ],
    deliveryTime && [
      m.order_mail_row_time({}, { locale }),
      m.delivery_time_window({ from: deliveryTime.fromTime, to: deliveryTime.toTime }, { locale }),
    ],
    [m.order_mail_row_method({}, { locale }), methods[row.deliveryMethod]({}, { locale })],
    [
      m.review_who({}, { locale }),
      [buyerName(buyer), buyer.businessName || buyer.companyName].filter(Boolean).join(', '),
    ],
    [
      m.order_mail_row_address({}, { locale }),
      [
        streetOf(buyer),
        ...(buyer.floor === '' ? [] : [m.floor_number({ floor: buyer.floor }, { locale })]),
        `${buyer.postalCode} ${textIn(row.cityName, locale)}`,
      ].join(', '),
    ],
    [m.phone({}, { locale }), phoneText(buyer.phoneNumber)],
    buyer.extraInformation === '' ? null : [m.extra_information({}, { locale }), buyer.extraInformation],
  ];
  return { title: m.order_mail_delivery({}, { locale }), rows: rows.filter((each) => each !== null) };
};

const cancellationSection = (
  { locale }: CheckOutRow,
  { settings, shop }: Pick<Snapshot, 'settings' | 'shop'>,
): MailSection => {
  const { isCancellationDisabled, cancellationHours } = settings.kitOrder;
  const { email, phone } = shop.company;
  const contacts = [email, phoneText(phone)].filter((each) => each !== '').join(', ');
  return {
    title: m.order_mail_cancellation({}, { locale }),
    text: [
      isCancellationDisabled
        ? m.order_mail_cancellation_off({}, { locale })
        : m.order_mail_cancellation_text({ hours: cancellationHours }, { locale }),
      ...(contacts === '' ? [] : [m.order_mail_contacts({ contacts }, { locale })]),
    ].join(' '),
  };
};

/** The whole order, as its buyer keeps it in the mailbox. */
export const orderSections = (
  row: CheckOutRow,
  orders: readonly WholeOrder[],
  snapshot: Pick<Snapshot, 'settings' | 'shop'>,
): MailSection[] => [
  kitsSection(row, orders),
  sumSection(row),
  deliverySection(row, orders),
  cancellationSection(row, snapshot),
];
