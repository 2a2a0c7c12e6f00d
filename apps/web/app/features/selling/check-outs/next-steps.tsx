import { broughtOn } from '@shop/domain/calendar';
import { checkOutGroups } from '@shop/domain/states/groups';
import { getLocale, m } from '@shop/messages';
import { stopWords } from '@shop/messages/changed-day';
import { CalendarPlus } from 'lucide-react';
import { Section } from '~/features/base/forms/section.tsx';
import { timeWords } from '~/features/selling/check-out/delivery-words.ts';
import { deadline, longDay, money, phoneNumber, t } from '~/lib/format.ts';
import { accountPaths } from '~/lib/account-paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { type DaysAhead, daysAhead } from './days-ahead.ts';
import { isStoppedForCash } from './missed-words.ts';
import type { ShownCheckOut } from './check-out-data.ts';
import type { OrderStops } from './order-boxes.ts';

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

const dayWords = (checkOut: ShownCheckOut, ahead: DaysAhead): string[] => {
  // Of a Christmas-eve kit its own note tells.
  if (!ahead || checkOut.christmasUntil !== null) return [];
  if (ahead.isHeld)
    return [m.order_next_held({ day: longDay(ahead.next) }), t(checkOut.preOrderMessage)].filter(Boolean);
  const { deliveryDayBefore, preOrderMessage } = checkOut;
  const { next, last, isFirst, deliveryTime, otherStop } = ahead;
  const words = isFirst ? comes.first : comes.next;
  const day = longDay(next, 'accusative');
  const delivery = deliveryDayBefore
    ? words.evening({ day: longDay(next), evening: longDay(broughtOn(next, true), 'accusative') })
    : deliveryTime
      ? words.window({ day, time: timeWords(deliveryTime) })
      : words.day({ day });
  return [
    delivery,
    ...(otherStop
      ? [m.order_next_other_stop({ stop: stopWords(otherStop, undefined, getLocale()).join(' · ') })]
      : []),
    ...(isFirst ? [t(preOrderMessage)].filter(Boolean) : []),
    m.order_next_last({ day: longDay(last) }),
  ];
};

/** What the buyer does, and what the shop does, in the order in which it happens. */
const nextWords = (checkOut: ShownCheckOut, ahead: DaysAhead): string[] => {
  const { status, paymentType, payUntil, isOverdue, toPayCents, buyer } = checkOut;
  const until = payUntil === null || isOverdue ? null : deadline(new Date(payUntil));
  // The mail speaks of the first day. Whoever is still to pay online is written to later.
  const mail = ahead?.isFirst ? [m.order_next_mail({ email: buyer.email })] : [];
  const days = dayWords(checkOut, ahead);
  if (checkOutGroups.timed.includes(status))
    return [...(until ? [m.order_next_pay({ deadline: until })] : []), ...days];
  if (checkOutGroups.endedUnpaid.includes(status)) return [m.order_next_again()];
  if (status === 'paid') return ahead ? [m.order_next_cook(), ...days, ...mail] : [];
  if (status !== 'waiting_payment') return [];
  return paymentType === 'cash'
    ? [...days, ...(ahead?.isFirst ? [m.order_next_cash({ amount: money(toPayCents) })] : []), ...mail]
    : [
        ...(until ? [m.order_next_transfer({ deadline: until })] : []),
        m.order_next_confirm(),
        ...days,
        ...mail,
      ];
};

type Props = { checkOut: ShownCheckOut; stops: OrderStops; phone: string; now: string };

/** What happens next, once what is to be done now was said. */
export function NextSteps({ checkOut, stops, phone, now }: Props) {
  const ahead = daysAhead(checkOut, stops, new Date(now));
  // Nothing is promised of what waits for its money: the head of the page says how to go on.
  const next = isStoppedForCash(checkOut) ? [] : nextWords(checkOut, ahead);
  if (next.length === 0) return null;
  return (
    <Section title={m.order_next()}>
      <ol className="grid gap-2">
        {next.map((words) => (
          <li key={words} className="flex items-start gap-3">
            <span aria-hidden="true" className="egg mt-1" />
            {words}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {checkOutGroups.awaited.includes(checkOut.status) && ahead && (
          <a
            href={accountPaths.checkOutCalendar(checkOut.id)}
            className={buttonLook({ variant: 'secondary', size: 'sm' })}
          >
            <CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />
            {m.order_calendar()}
          </a>
        )}
        <p className="text-sm">{m.order_next_call({ phone: phoneNumber(phone) })}</p>
      </div>
    </Section>
  );
}
