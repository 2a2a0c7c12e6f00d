import { m } from '@shop/messages';
import type { ShownRequest } from '~/features/selling/individual-order/request-data.ts';
import { requestWords } from '~/features/selling/individual-order/request-panels.tsx';
import { moment, money, phoneNumber } from '~/lib/format.ts';
import { useRoot } from '~/lib/use-root.ts';
import { cardLook } from '~/ui/card.tsx';
import { daysAhead } from './days-ahead.ts';
import { cancellerOf, type ShownCheckOut } from './check-out-data.ts';
import { isStoppedForCash } from './missed-words.ts';
import type { OrderStops } from './order-boxes.ts';
import { statusWords } from './status-words.ts';

/** Of the heading that says how the order stands: from there one goes on after changing it. */
export const checkOutHeadId = 'uzsakymo-busena';

type Props = {
  checkOut: ShownCheckOut;
  stops: OrderStops;
  request: ShownRequest | null;
  now: string;
  /** The last try to pay came to nothing: that is the news. */
  isDeclined: boolean;
};

/** How it stands. */
export function CheckOutHead({ checkOut, stops, request, now, isDeclined }: Props) {
  const { shop } = useRoot();
  const words = isStoppedForCash(checkOut)
    ? {
        title: m.missed_held_title(),
        text: m.missed_pay_text({
          amount: money(checkOut.toPayCents),
          phone: phoneNumber(shop.company.phone),
        }),
        card: 'beet' as const,
      }
    : statusWords(checkOut, daysAhead(checkOut, stops, new Date(now)), cancellerOf(checkOut));
  const { title, text, card } = isDeclined
    ? { title: m.pay_declined_title(), text: m.pay_declined_text(), card: 'beet' as const }
    : { ...words, text: (request && requestWords(request)) ?? words.text };
  return (
    <section className={cardLook({ tone: card })}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">
          {(request ? m.individual_number : m.order_number)({ number: checkOut.number })}
        </span>
        <span className="text-muted">{m.order_placed_on({ when: moment(checkOut.createdAt) })}</span>
        {isDeclined && <span className="text-muted">{words.title}</span>}
      </p>
      <div role="status">
        <h1 id={checkOutHeadId} tabIndex={-1} className="mt-2 text-3xl sm:text-4xl">
          {title}
        </h1>
        <p className="mt-2 max-w-2xl text-lg">{text}</p>
      </div>
    </section>
  );
}
