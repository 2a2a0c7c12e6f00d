import type { CalendarDelivery, OpenedDelivery, WaitingSupplement } from '@shop/contract/delivery-calendar';
import { dayInVilnius } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Clock, MapPin, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { longDay } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { Chip } from '~/ui/chip.tsx';
import { cx } from '~/ui/cx.ts';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { OpenModal } from '~/ui/modal.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { dayId } from './calendar-grid.tsx';
import { AfterDelivery } from './after-delivery.tsx';
import type { AfterBox } from './after-box.ts';
import { CancelledDay } from './cancelled-day.tsx';
import { DayActions } from './day-actions.tsx';
import { DayBox } from './day-box.tsx';
import {
  addressWords,
  handedOver,
  isMissed,
  isUnpaid,
  lineWords,
  statusWords,
  windowWords,
} from './day-words.ts';
import { LineMark } from './line-mark.tsx';
import { MissedNotice } from './missed-notice.tsx';
import { DueNotice, HeldNotice, SupplementNotice } from './to-pay.tsx';

type Props = {
  delivery: OpenedDelivery;
  /** What else comes on that day. */
  others: readonly CalendarDelivery[];
  /** That would change it. */
  supplement: WaitingSupplement | undefined;
  /** Null: it has not come. */
  after: AfterBox | null;
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
          {handedOver(stop)}
        </span>
      </p>
      <p className="flex gap-2.5">
        <MapPin size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-beet-700" />
        <span>
          <RangeText>{addressWords(stop)}</RangeText>
        </span>
      </p>
    </section>
  );
}

/** One day: a panel at the side, on a phone a sheet. The way back closes it, and without JavaScript it lies above the page. */
export function DaySheet({ delivery, others, supplement, after, now, opens, withoutIt }: Props) {
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
            <LineMark colour={delivery.colour} isUnpaid={isUnpaid(delivery)} className="h-2 w-6" />
            {lineWords(delivery)}
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
                    {lineWords(other)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <HeldNotice delivery={delivery} />
        <DueNotice delivery={delivery} today={dayInVilnius(new Date(now))} />
        {supplement && <SupplementNotice supplement={supplement} now={now} />}
        {after && <AfterDelivery delivery={delivery} after={after} />}
        <MissedNotice delivery={delivery} />
        {delivery.cancelled && <CancelledDay delivery={delivery} cancelled={delivery.cancelled} now={now} />}
        {!delivery.cancelled && !isMissed(delivery) && (
          <>
            <Stop delivery={delivery} />
            <section className="grid gap-3">
              <h3 className="text-lg">{m.day_box()}</h3>
              <DayBox delivery={delivery} />
            </section>
            <section className="grid gap-2">
              <h3 className="text-lg">{m.day_changes()}</h3>
              <DayActions delivery={delivery} now={now} />
            </section>
          </>
        )}
        <Link to={paths.userCheckOut(delivery.checkOutId)} className={linkLook({ kind: 'strong' })}>
          {m.day_order({ number: delivery.checkOutNumber })}
        </Link>
      </div>
    </OpenModal>
  );
}
