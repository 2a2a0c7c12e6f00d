import type { CalendarDelivery } from '@shop/contract/delivery-calendar';
import { deliveryGroups } from '@shop/domain/states/groups';
import { m } from '@shop/messages';
import { ArrowLeftRight, Check, type LucideIcon, MapPin } from 'lucide-react';
import { t } from '~/lib/format.ts';
import { cx } from '~/ui/cx.ts';
import { clashWords, isUnpaid, kitWords, numberWords, statusWords, windowWords } from './day-words.ts';
import { LineMark } from './line-mark.tsx';

export const isGone = ({ status }: CalendarDelivery): boolean => deliveryGroups.gone.includes(status);

function Note({ Icon, isWeek, children }: { Icon?: LucideIcon; isWeek: boolean; children: string }) {
  return (
    <span
      className={cx(
        'items-start gap-1 text-left text-sm text-muted',
        isWeek ? 'inline-flex' : 'hidden sm:inline-flex',
      )}
    >
      {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

type Props = {
  delivery: CalendarDelivery;
  isWeek: boolean;
  /** Another order of the same kit comes on that day. */
  hasTwin: boolean;
};

/** A delivery on its day: in a month of a phone a stripe of its colour, else in words. */
export function DeliveryMark({ delivery, isWeek, hasTwin }: Props) {
  const { item, colour, status, exchangedCount, isOtherStop, stop, headline } = delivery;
  const hasState = isGone(delivery) || isUnpaid(delivery);
  const number = (isWeek || hasTwin) && numberWords(delivery);
  const clash = clashWords(delivery);
  return (
    <span className={cx('grid min-w-0 gap-0.5', isGone(delivery) && 'opacity-60')}>
      <span className={cx('flex min-w-0 gap-1.5', !isWeek && 'max-sm:justify-center')}>
        <LineMark
          colour={colour}
          isUnpaid={isUnpaid(delivery)}
          isGone={isGone(delivery)}
          className={isWeek ? 'w-1.5' : 'h-1.5 w-full max-w-7 sm:h-auto sm:w-1.5'}
        />
        <span
          className={cx(
            'min-w-0 text-left text-sm leading-tight font-semibold break-words hyphens-auto',
            !isWeek && 'max-sm:sr-only',
            isGone(delivery) && 'line-through',
          )}
        >
          {isWeek ? kitWords(delivery) : t(item.name)}
        </span>
      </span>
      {number && (
        <span className={cx('text-left text-sm text-muted', !isWeek && 'max-sm:sr-only')}>{number}</span>
      )}
      {isWeek && headline && <span className="text-left text-sm">{t(headline.name)}</span>}
      {status === 'delivered' && (
        <span
          className={cx(
            'inline-flex items-center gap-1 text-sm text-dill-700',
            !isWeek && 'max-sm:justify-center',
          )}
        >
          <Check size={14} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
          <span className={isWeek ? '' : 'max-sm:sr-only'}>{statusWords(delivery).words()}</span>
        </span>
      )}
      {hasState && (
        <span className={cx('text-left text-sm text-muted', !isWeek && 'max-sm:sr-only')}>
          {statusWords(delivery).words()}
        </span>
      )}
      {isWeek && windowWords(stop) && (
        <span className="text-left text-sm text-muted">{windowWords(stop)}</span>
      )}
      {exchangedCount > 0 && (
        <Note Icon={ArrowLeftRight} isWeek={isWeek}>
          {m.days_exchanged({ count: exchangedCount })}
        </Note>
      )}
      {clash && (
        <Note Icon={ArrowLeftRight} isWeek={isWeek}>
          {clash}
        </Note>
      )}
      {isOtherStop && !isGone(delivery) && (
        <Note Icon={MapPin} isWeek={isWeek}>
          {m.days_other_stop()}
        </Note>
      )}
    </span>
  );
}
