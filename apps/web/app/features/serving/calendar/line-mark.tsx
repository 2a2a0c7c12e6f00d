import type { CalendarDelivery } from '@shop/contract/delivery-calendar';
import { cx } from '~/ui/cx.ts';

type Props = Pick<CalendarDelivery, 'colour'> & {
  isUnpaid: boolean;
  /** It does not come any more. */
  isGone?: boolean;
  className: string;
};

/** The colour by which a line is known: full, in stripes where its money is not there yet, an empty dashed frame where it does not come any more. Words stand beside it. */
export function LineMark({ colour, isUnpaid, isGone = false, className }: Props) {
  const stripes = `repeating-linear-gradient(135deg, ${colour} 0 4px, white 4px 7px)`;
  return (
    <span
      aria-hidden="true"
      style={isGone ? {} : { background: isUnpaid ? stripes : colour }}
      className={cx(
        'shrink-0 rounded-full',
        isGone ? 'border border-dashed border-beet-950 bg-paper' : 'ring-1 ring-beet-950/25',
        className,
      )}
    />
  );
}
