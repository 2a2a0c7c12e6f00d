import type { Day } from '@shop/domain/day';
import { type Locale, type Text, textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import { longDay, moment } from '@shop/messages/dates';
import { deadlineText } from '@shop/messages/deadline';
import { greeting } from '@shop/messages/greeting';
import { eurosText, moneyText } from '@shop/messages/numbers';
import { timeWindowText } from '@shop/messages/time-window';

/** What letters tell of the shop itself. */
export type ShopFacts = {
  readonly name: string;
  readonly company: Readonly<Record<'name' | 'email' | 'phone' | 'bankName' | 'iban', string>>;
};

type Message<Inputs> = (inputs: Inputs, options: { readonly locale: Locale }) => string;

/** The words and formats of a letter's language: `say(m.order_mail_paid_subject, { number })`, `say.euros(cents)`. */
export type Say = {
  <Inputs extends object>(message: Message<Inputs>, ...inputs: object extends Inputs ? [] : [Inputs]): string;
  readonly locale: Locale;
  readonly shop: ShopFacts;
  /** The first line; by name where it is known. */
  readonly hello: (firstName?: string) => string;
  readonly text: (text: Text) => string;
  readonly euros: (cents: number) => string;
  /** Of another currency than the shop's too. */
  readonly money: (amount: { readonly cents: number; readonly currency: string }) => string;
  readonly day: (day: Day) => string;
  readonly moment: (instant: Date) => string;
  /** Between which hours a box comes. */
  readonly window: (window: { readonly fromTime: string; readonly toTime: string }) => string;
  /** The last moment of something, as it stands after "until". */
  readonly deadline: (instant: Date) => string;
  /** A page of the shop. */
  readonly link: (path: string, query?: Readonly<Record<string, string>>) => string;
};

export const sayIn = (locale: Locale, shop: ShopFacts, publicUrl: URL): Say => {
  const say = <Inputs extends object>(message: Message<Inputs>, inputs?: Inputs): string =>
    message(inputs ?? ({} as Inputs), { locale });
  return Object.assign(say as Say, {
    locale,
    shop,
    hello: (firstName?: string) =>
      firstName === undefined ? m.mail_hello({}, { locale }) : greeting(firstName, locale),
    text: (text: Text) => textIn(text, locale),
    euros: (cents: number) => eurosText(cents, locale),
    money: ({ cents, currency }: { cents: number; currency: string }) => moneyText(cents, currency, locale),
    day: (day: Day) => longDay(day, locale),
    moment: (instant: Date) => moment(instant, locale),
    window: (window: { fromTime: string; toTime: string }) => timeWindowText(window, locale),
    deadline: (instant: Date) => deadlineText(instant, locale),
    link: (path: string, query: Readonly<Record<string, string>> = {}) => {
      const url = new URL(path, publicUrl);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
  });
};
