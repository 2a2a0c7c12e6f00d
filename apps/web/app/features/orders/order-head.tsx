import { broughtOn } from '@shop/domain/calendar';
import { m } from '@shop/messages';
import { CalendarPlus } from 'lucide-react';
import { timeWords } from '~/features/check-out/delivery-words.ts';
import { deadline, longDay, money, moment, t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { type DaysAhead, daysAhead } from './days-ahead.ts';
import type { ShownOrder } from './order-data.ts';
import { statusWords } from './status-words.ts';

const comes = {
  first: {
    window: m.order_next_first,
    day: m.order_next_first_day,
    evening: m.order_next_first_evening,
  },
  next: {
    window: m.order_next_following,
    day: m.order_next_following_day,
    evening: m.order_next_following_evening,
  },
} as const;

const dayWords = (checkOut: ShownOrder, ahead: DaysAhead): string[] => {
  if (!ahead) return [];
  const { deliveryTime, deliveryDayBefore, preOrderMessage } = checkOut;
  const { next, last, isFirst } = ahead;
  const words = isFirst ? comes.first : comes.next;
  const day = longDay(next, 'accusative');
  const delivery = deliveryDayBefore
    ? words.evening({ day: longDay(next), evening: longDay(broughtOn(next, true), 'accusative') })
    : deliveryTime
      ? words.window({ day, time: timeWords(deliveryTime) })
      : words.day({ day });
  return [
    delivery,
    ...(isFirst ? [t(preOrderMessage)].filter(Boolean) : []),
    m.order_next_last({ day: longDay(last) }),
  ];
};

/** What the buyer does, and what the shop does, in the order in which it happens. */
const nextWords = (checkOut: ShownOrder, ahead: DaysAhead): string[] => {
  const { status, paymentType, payUntil, isOverdue, totalCents, buyer, history } = checkOut;
  const until = payUntil === null || isOverdue ? null : deadline(new Date(payUntil));
  // The mail speaks of the first day. Whoever has gone over to paying online was led to the bank without one.
  const isInMail =
    ahead?.isFirst && (status !== 'new' || history.every(({ action }) => action !== 'change_payment'));
  const mail = isInMail ? [m.order_next_mail({ email: buyer.email })] : [];
  const days = dayWords(checkOut, ahead);
  switch (status) {
    case 'new':
    case 'order_approved':
      return [...(until ? [m.order_next_pay({ deadline: until })] : []), ...days, ...mail];
    case 'waiting_payment':
      return paymentType === 'cash'
        ? [...days, ...(ahead?.isFirst ? [m.order_next_cash({ amount: money(totalCents) })] : []), ...mail]
        : [
            ...(until ? [m.order_next_transfer({ deadline: until })] : []),
            m.order_next_confirm(),
            ...days,
            ...mail,
          ];
    case 'paid':
      return ahead ? [m.order_next_cook(), ...days, ...mail] : [];
    case 'not_paid':
    case 'declined':
      return [m.order_next_again()];
    default:
      return [];
  }
};

const hasDays = ({ status }: ShownOrder): boolean => status === 'paid' || status === 'waiting_payment';

type Props = { checkOut: ShownOrder; phone: string; now: string };

/** How it stands, and what happens next. */
export function OrderHead({ checkOut, phone, now }: Props) {
  const ahead = daysAhead(checkOut, new Date(now));
  const { title, text, card } = statusWords(checkOut, ahead);
  const next = nextWords(checkOut, ahead);
  return (
    <section className={cardLook({ tone: card })}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">{m.order_number({ number: checkOut.number })}</span>
        <span className="text-muted">{m.order_placed_on({ when: moment(checkOut.createdAt) })}</span>
      </p>
      <div role="status">
        <h1 className="mt-2 text-4xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg">{text}</p>
      </div>
      {checkOut.toReturnCents > 0 && (
        <p className="mt-3 font-semibold">{m.order_to_return({ amount: money(checkOut.toReturnCents) })}</p>
      )}
      {checkOut.returnedCents > 0 && (
        <p className="mt-3 font-semibold">{m.order_returned({ amount: money(checkOut.returnedCents) })}</p>
      )}
      {next.length > 0 && (
        <>
          <h2 className="mt-6 text-xl">{m.order_next()}</h2>
          <ol className="mt-3 grid gap-2">
            {next.map((words) => (
              <li key={words} className="flex items-start gap-3">
                <span aria-hidden="true" className="egg mt-1" />
                {words}
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {hasDays(checkOut) && ahead && (
          <a
            href={paths.orderCalendar(checkOut.id)}
            className={buttonLook({ variant: 'secondary', size: 'sm' })}
          >
            <CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />
            {m.order_calendar()}
          </a>
        )}
        <p className="text-sm">{m.order_next_call({ phone })}</p>
      </div>
    </section>
  );
}
