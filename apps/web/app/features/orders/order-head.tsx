import { broughtOn } from '@shop/domain/calendar';
import { toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { CalendarPlus } from 'lucide-react';
import { timeWords } from '~/features/check-out/delivery-words.ts';
import { deadline, longDay, money, moment } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import type { ShownOrder } from './order-data.ts';
import { statusWords } from './status-words.ts';

const firstDelivery = ({ startDate, deliveryTime, deliveryDayBefore }: ShownOrder): string => {
  const day = toDay(startDate);
  if (deliveryDayBefore)
    return m.order_next_first_evening({
      day: longDay(day),
      evening: longDay(broughtOn(day, true), 'accusative'),
    });
  return deliveryTime
    ? m.order_next_first({ day: longDay(day, 'accusative'), time: timeWords(deliveryTime) })
    : m.order_next_first_day({ day: longDay(day, 'accusative') });
};

/** What the buyer does, and what the shop does, in the order in which it happens. */
const nextWords = (checkOut: ShownOrder): string[] => {
  const { status, paymentType, payUntil, totalCents, buyer, lastDate } = checkOut;
  const until = payUntil === null ? null : deadline(new Date(payUntil));
  const mail = m.order_next_mail({ email: buyer.email });
  const days = [firstDelivery(checkOut), m.order_next_last({ day: longDay(toDay(lastDate)) })];
  switch (status) {
    case 'new':
    case 'order_approved':
      return [...(until ? [m.order_next_pay({ deadline: until })] : []), ...days, mail];
    case 'waiting_payment':
      return paymentType === 'cash'
        ? [...days, m.order_next_cash({ amount: money(totalCents) }), mail]
        : [
            ...(until ? [m.order_next_transfer({ deadline: until })] : []),
            m.order_next_confirm(),
            ...days,
            mail,
          ];
    case 'paid':
      return [m.order_next_cook(), ...days, mail];
    case 'not_paid':
    case 'declined':
      return [m.order_next_again()];
    default:
      return [];
  }
};

const hasDays = ({ status }: ShownOrder): boolean => status === 'paid' || status === 'waiting_payment';

/** How it stands, and what happens next. */
export function OrderHead({ checkOut, phone }: { checkOut: ShownOrder; phone: string }) {
  const { title, text, card } = statusWords(checkOut);
  const next = nextWords(checkOut);
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
        {hasDays(checkOut) && (
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
