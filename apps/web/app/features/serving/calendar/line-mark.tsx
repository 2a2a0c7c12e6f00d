import type { CalendarDelivery } from '@shop/contract/delivery-calendar';
import { cx } from '~/ui/cx.ts';

type Props = Pick<CalendarDelivery, 'colour'> & { isUnpaid: boolean; className: string };

/** The colour by which a line is known: full, and in stripes where its money is not there yet. Words stand beside it. */
export function LineMark({ colour, isUnpaid, className }: Props) {
  const stripes = `repeating-linear-gradient(135deg, ${colour} 0 4px, white 4px 7px)`;
  return (
    <span
      aria-hidden="true"
      style={{ background: isUnpaid ? stripes : colour }}
      className={cx('shrink-0 rounded-full ring-1 ring-beet-950/25', className)}
    />
  );
}
