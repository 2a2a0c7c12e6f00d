import type { DayActionAnswer, OpenedDelivery } from '@shop/contract/delivery-calendar';
import { m } from '@shop/messages';
import {
  CalendarClock,
  ChevronRight,
  Clock,
  DoorOpen,
  Lock,
  type LucideIcon,
  MapPin,
  RotateCcw,
  SkipForward,
  UtensilsCrossed,
} from 'lucide-react';
import { Link } from 'react-router';
import { accountPaths } from '~/lib/account-paths.ts';
import { deadline, shortDay } from '~/lib/format.ts';
import { useRoot } from '~/lib/use-root.ts';
import { cardLinkLook } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';
import { refusalWords } from './day-words.ts';
import { TimeLeft } from './time-left.tsx';

type Action = DayActionAnswer['action'];
type Look = { readonly title: () => string; readonly Icon: LucideIcon };

/** In the order in which they are offered. */
const looks: Readonly<Record<Action, Look>> = {
  skip: { title: m.day_skip, Icon: SkipForward },
  move: { title: m.day_move, Icon: CalendarClock },
  address: { title: m.day_address, Icon: MapPin },
  time: { title: m.day_time, Icon: Clock },
  method: { title: m.day_method, Icon: DoorOpen },
  kit: { title: m.day_kit, Icon: UtensilsCrossed },
  cancel: { title: m.day_cancel, Icon: RotateCcw },
};
const order = Object.keys(looks) as Action[];

const noteOf = ({ action, until }: DayActionAnswer, { skipsTo }: OpenedDelivery): string => {
  const limit = m.day_until({ deadline: deadline(new Date(until)) });
  if (action === 'skip' && skipsTo) return `${limit}. ${m.day_skips_to({ day: shortDay(skipsTo) })}`;
  return action === 'cancel' ? `${limit}. ${m.day_cancel_note()}` : limit;
};

function Row({ answer, delivery, now }: { answer: DayActionAnswer; delivery: OpenedDelivery; now: string }) {
  const { shop } = useRoot();
  const { title, Icon } = looks[answer.action];
  const Shown = answer.allowed ? Icon : Lock;
  return (
    <li
      className={cx(
        'relative flex items-center gap-3 border-t border-line py-3',
        answer.allowed && 'hover:bg-beet-50',
      )}
    >
      <span
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-control',
          answer.allowed ? 'bg-beet-50 text-beet-700' : 'bg-cream text-muted',
        )}
      >
        <Shown size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        {answer.allowed ? (
          <Link
            to={accountPaths.dayAction(delivery.id, answer.action)}
            className={cx(cardLinkLook, 'font-semibold')}
          >
            {title()}
          </Link>
        ) : (
          <p className="font-semibold text-muted">{title()}</p>
        )}
        <p className="text-sm text-muted">
          {answer.allowed
            ? noteOf(answer, delivery)
            : refusalWords(answer, shop.company.phone, delivery.orderedAt)}
        </p>
      </div>
      {answer.allowed && (
        <>
          <TimeLeft until={answer.until} now={now} />
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
        </>
      )}
    </li>
  );
}

/** All that can still be done with a day, each with its own deadline; what cannot says why. */
export function DayActions({ delivery, now }: { delivery: OpenedDelivery; now: string }) {
  const { actions } = delivery;
  if (actions.every(({ reason }) => reason === 'not_from_here'))
    return <p className="text-muted">{m.day_changes_none()}</p>;
  const rows = order.flatMap((action) => actions.find((answer) => answer.action === action) ?? []);
  return (
    <ul>
      {rows.map((answer) => (
        <Row key={answer.action} answer={answer} delivery={delivery} now={now} />
      ))}
    </ul>
  );
}
