import type { Stop } from '@shop/contract/order-changes';
import { reviewPagePath, sitePaths } from '@shop/contract/site-paths';
import { addDays, type Day } from '@shop/domain/day';
import type { Meal } from '@shop/domain/meals';
import type { Text } from '@shop/domain/text';
import { m } from '@shop/messages';
import { dayRange } from '@shop/messages/dates';
import { mealName } from '@shop/messages/meals';
import { numberText } from '@shop/messages/numbers';
import { phoneText } from '@shop/messages/phone';
import { weekdayInCase } from '@shop/messages/weekday-case';
import { type LetterRow, letters } from '../../base/mail/letter.ts';
import type { Say } from '../../base/mail/say.ts';
import { buyerName, streetOf, toPayCents } from '../../selling/check-outs/check-out-facts.ts';
import { methodWords } from '../../selling/check-outs/check-out-letter-sections.ts';
import { type CheckOutLetterFacts, toBuyer } from '../../selling/check-outs/check-out-letters.ts';

export type BoxTomorrow = {
  readonly deliveryId: number;
  readonly day: Day;
  readonly name: Text;
  readonly kcal: number | null;
  readonly amount: number;
  readonly stop: Stop;
  /** None: not known yet. */
  readonly dishes: readonly {
    readonly meal: Meal;
    /** Null: the menu's dish holds what is left out, and no other was chosen yet. */
    readonly name: Text | null;
  }[];
};
type Tomorrow = CheckOutLetterFacts & {
  readonly tomorrow: { readonly broughtOn: Day; readonly boxes: readonly BoxTomorrow[] };
};

export type WeekOfLetter = {
  readonly monday: Day;
  readonly menus: readonly {
    readonly name: Text;
    /** The first of them. */
    readonly dishes: readonly Text[];
    readonly count: number;
  }[];
};

export type BoxToRate = {
  readonly deliveryId: number;
  readonly name: Text;
  readonly broughtOn: Day;
  readonly dishes: readonly Text[];
};

const stopRows = (say: Say, { stop }: BoxTomorrow): LetterRow[] => [
  ...(stop.deliveryTime
    ? ([[say(m.order_mail_row_time), say.window(stop.deliveryTime)]] satisfies LetterRow[])
    : []),
  [say(m.order_mail_row_address), `${streetOf(stop.door)}, ${say.text(stop.cityName)}`],
  [say(m.order_mail_row_method), methodWords(say, stop.method)],
];

/** Money that is taken at the door with the first box. */
const cashRows = (say: Say, { row, tomorrow: { boxes } }: Tomorrow): LetterRow[] =>
  row.paymentType === 'cash' && row.status !== 'paid' && boxes.some(({ day }) => day <= row.startDate)
    ? [[say(m.notice_tomorrow_cash), say.euros(toPayCents(row))]]
    : [];

const boxTitle = (say: Say, { name, kcal, amount }: BoxTomorrow): string =>
  [
    say.text(name),
    ...(kcal === null ? [] : [say(m.kcal, { amount: numberText(kcal, say.locale) })]),
    ...(amount > 1 ? [say(m.sets_a_day, { count: amount })] : []),
  ].join(', ');

const dishName = (say: Say, name: Text | null): string =>
  name ? say.text(name) : say(m.notice_tomorrow_clash);

const onDay = (say: Say, day: Day): string => weekdayInCase(say.day(day), 'accusative');

const FEW_BOXES = 3;

/** A box that counts as brought, with dishes that should have been exchanged. */
export type UnsolvedClash = {
  readonly row: Pick<CheckOutLetterFacts['row'], 'number' | 'buyer'>;
  readonly clash: {
    readonly day: Day;
    readonly kitName: Text;
    readonly dishes: readonly { readonly name: Text; readonly allergens: readonly Text[] }[];
  };
};

/** What is written by the clock. */
export const noticeLetters = letters({
  deliveryTomorrow: (say, facts: Tomorrow) => {
    const { row, tomorrow } = facts;
    const { broughtOn, boxes } = tomorrow;
    const [first] = boxes;
    const isOneStop = new Set(boxes.map(({ stop }) => JSON.stringify(stop))).size === 1;
    const isEveningBefore = first !== undefined && first.day !== broughtOn;
    const page =
      row.userId === null || !first
        ? facts.page
        : say.link(sitePaths.userDays, { day: String(first.deliveryId) });
    return toBuyer(say, facts, {
      subject: say(m.notice_tomorrow_subject, { day: onDay(say, broughtOn) }),
      paragraphs: [
        say(m.notice_tomorrow_text, { day: onDay(say, broughtOn) }),
        ...(isEveningBefore ? [say(m.notice_tomorrow_evening, { day: say.day(first.day) })] : []),
      ],
      rows: [...(first && isOneStop ? stopRows(say, first) : []), ...cashRows(say, facts)],
      button: { label: say(m.notice_tomorrow_button), url: page },
      sections: boxes.map((box) => ({
        title: boxTitle(say, box),
        rows: [
          ...(isOneStop ? [] : stopRows(say, box)),
          ...box.dishes
            .filter(({ meal }) => meal !== 'undefined')
            .map(({ meal, name }): LetterRow => [mealName(meal, say.locale), dishName(say, name)]),
        ],
        items: box.dishes
          .filter(({ meal }) => meal === 'undefined')
          .map(({ name }) => ({ title: dishName(say, name), details: '' })),
        ...(box.dishes.length === 0 && { text: say(m.notice_tomorrow_no_dishes) }),
      })),
    });
  },

  /** To the owner. */
  boxNotExchanged: (say, { row, clash }: UnsolvedClash) => ({
    subject: say(m.notice_clash_subject, { number: row.number, day: say.day(clash.day) }),
    paragraphs: [say(m.notice_clash_text)],
    rows: [
      ...clash.dishes.map(({ name, allergens }): LetterRow => [
        say.text(name),
        allergens.map((each) => say.text(each).toLowerCase()).join(', '),
      ]),
      [say(m.notice_clash_kit), say.text(clash.kitName)],
      [say(m.review_who), buyerName(row.buyer)],
      [say(m.phone), phoneText(row.buyer.phoneNumber)],
    ],
  }),

  weeklyMenu: (say, { firstName, week }: { readonly firstName: string; readonly week: WeekOfLetter }) => {
    const days = dayRange(week.monday, addDays(week.monday, 6), say.locale);
    return {
      subject: say(m.notice_menu_subject, { days }),
      paragraphs: [say.hello(firstName || undefined), say(m.notice_menu_text, { days })],
      button: { label: say(m.notice_menu_button), url: say.link(sitePaths.weekMenu) },
      sections: week.menus.map(({ name, dishes, count }) => ({
        title: say.text(name),
        text: [
          dishes.map((dish) => say.text(dish)).join(', '),
          ...(count > dishes.length ? [say(m.notice_menu_more, { count: count - dishes.length })] : []),
        ].join(' '),
      })),
    };
  },

  reviewReminder: (
    say,
    {
      firstName,
      toRate: { boxes, until },
    }: {
      readonly firstName: string;
      readonly toRate: { readonly boxes: readonly BoxToRate[]; readonly until: Date };
    },
  ) => {
    const [newest, ...others] = boxes;
    const linkOf = ({ deliveryId }: BoxToRate): string => say.link(reviewPagePath(deliveryId));
    const namesOf = ({ dishes }: BoxToRate): string => dishes.map((dish) => say.text(dish)).join(', ');
    const titleOf = ({ name, broughtOn }: BoxToRate): string => `${say.text(name)}, ${say.day(broughtOn)}`;
    return {
      subject: say(m.notice_review_subject),
      paragraphs: [
        say.hello(firstName || undefined),
        say(m.notice_review_text, { until: say.deadline(until) }),
      ],
      ...(newest && { rows: [[titleOf(newest), namesOf(newest)]] satisfies LetterRow[] }),
      ...(newest && { button: { label: say(m.notice_review_button), url: linkOf(newest) } }),
      ...(others.length > 0 && {
        sections: [
          {
            title: say(m.notice_review_others),
            items: others.slice(0, FEW_BOXES).map((box) => ({
              title: titleOf(box),
              details: namesOf(box),
              link: { label: say(m.notice_review_button), url: linkOf(box) },
            })),
          },
        ],
      }),
    };
  },
});
