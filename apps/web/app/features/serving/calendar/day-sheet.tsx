import type { CalendarDelivery, OpenedDelivery } from '@shop/contract/delivery-calendar';
import { m } from '@shop/messages';
import { Clock, MapPin, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { methodWords } from '~/features/selling/check-out/delivery-words.ts';
import { longDay } from '~/lib/format.ts';
import { accountPaths } from '~/lib/account-paths.ts';
import { paths } from '~/lib/paths.ts';
import { Chip } from '~/ui/chip.tsx';
import { cx } from '~/ui/cx.ts';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { OpenModal } from '~/ui/modal.tsx';
import { dayId } from './calendar-grid.tsx';
import { DayActions } from './day-actions.tsx';
import { DayBox } from './day-box.tsx';
import { addressWords, kitWords, statusWords, windowWords } from './day-words.ts';

type Props = {
  delivery: OpenedDelivery;
  /** What else comes on that day. */
  others: readonly CalendarDelivery[];
  now: string;
  opens: (deliveryId: number) => string;
  /** The page without it. */
  withoutIt: string;
};

function Stop({ delivery }: { delivery: OpenedDelivery }) {
  const { stop, day, broughtOn } = delivery;
  const window = windowWords(stop);
  return (
    <section aria-label={m.day_when_where()} className="grid gap-2 rounded-control bg-cream p-3">
      <p className="flex gap-2.5">
        <Clock size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-beet-700" />
        <span>
          {window && <strong>{window} · </strong>}
          {broughtOn !== day && `${m.order_day_evening({ day: longDay(broughtOn, 'accusative') })} · `}
          {methodWords[stop.method].title()}
        </span>
      </p>
      <p className="flex gap-2.5">
        <MapPin size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-beet-700" />
        <span>{addressWords(stop)}</span>
      </p>
    </section>
  );
}

/** What a buyer may say of a box that has come; its own pages know until when. */
function AfterDelivery({ deliveryId }: { deliveryId: number }) {
  return (
    <ul className="grid gap-2">
      <li>
        <Link to={accountPaths.review(deliveryId)} className={linkLook({ kind: 'strong' })}>
          {m.day_rate()}
        </Link>
      </li>
      <li>
        <Link to={accountPaths.claim(deliveryId)} className={linkLook({ kind: 'strong' })}>
          {m.day_something_wrong()}
        </Link>
      </li>
    </ul>
  );
}

/** One day: a panel at the side, on a phone a sheet. The way back closes it, and without JavaScript it lies above the page. */
export function DaySheet({ delivery, others, now, opens, withoutIt }: Props) {
  const titleId = useId();
  const { state }: { state: { readonly isFromPage?: boolean } | null } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  const close = (): void => {
    if (isClosing.current) return;
    isClosing.current = true;
    void (state?.isFromPage
      ? navigate(-1)
      : navigate(withoutIt, { replace: true, preventScrollReset: true }));
  };
  const { words, tone } = statusWords(delivery);
  return (
    <OpenModal
      onClose={close}
      openerId={dayId(delivery.day)}
      aria-labelledby={titleId}
      className="side-or-sheet z-40 overflow-y-auto overscroll-contain bg-paper p-0 text-beet-950 shadow-float"
    >
      <div className="sticky top-0 z-10 flex h-0 justify-end pr-3">
        <Link
          to={withoutIt}
          preventScrollReset
          onClick={(press) => {
            press.preventDefault();
            close();
          }}
          aria-label={m.close()}
          className={cx(iconButtonLook({ variant: 'outline' }), 'mt-3')}
        >
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
      <div className="grid grid-cols-1 gap-5 p-5 pb-10 sm:p-7">
        <header className="grid justify-items-start gap-2 pr-12">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <span
              aria-hidden="true"
              style={{ background: delivery.colour }}
              className="h-2 w-6 shrink-0 rounded-full ring-1 ring-beet-950/25"
            />
            {kitWords(delivery)}
          </p>
          <h2 id={titleId} className="text-2xl first-letter:uppercase">
            {longDay(delivery.day)}
          </h2>
          <Chip tone={tone}>
            <span className="first-letter:uppercase">{words()}</span>
          </Chip>
        </header>
        {others.length > 0 && (
          <nav aria-label={m.day_also()} className="grid gap-1 text-sm">
            <p className="text-muted">{m.day_also()}</p>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {others.map((other) => (
                <li key={other.id}>
                  <Link
                    to={opens(other.id)}
                    replace
                    state={state}
                    preventScrollReset
                    className={linkLook({ kind: 'strong' })}
                  >
                    {kitWords(other)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Stop delivery={delivery} />
        <section className="grid gap-3">
          <h3 className="text-lg">{m.day_box()}</h3>
          <DayBox delivery={delivery} />
        </section>
        <section className="grid gap-2">
          <h3 className="text-lg">{m.day_changes()}</h3>
          <DayActions delivery={delivery} now={now} />
        </section>
        {delivery.status === 'delivered' && <AfterDelivery deliveryId={delivery.id} />}
        <Link to={paths.userCheckOut(delivery.checkOutId)} className={linkLook({ kind: 'strong' })}>
          {m.day_order({ number: delivery.checkOutNumber })}
        </Link>
      </div>
    </OpenModal>
  );
}
