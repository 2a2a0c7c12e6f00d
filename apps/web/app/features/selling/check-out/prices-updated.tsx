import { toDay } from '@shop/domain/day';
import { m } from '@shop/messages';
import { useEffect, useRef } from 'react';
import { dayRange, money } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { Notice } from '~/ui/notice.tsx';
import type { Seen } from './place-check-out.ts';

/** The figures of a price that a buyer compares. */
export type Figures = {
  readonly kitsCents: number;
  readonly codeDiscountCents: number;
  readonly pointsDiscountCents: number;
  readonly deliveryCents: number;
  readonly deliveryDiscountCents: number;
  readonly totalCents: number;
  readonly couponCents: number;
  readonly toPayCents: number;
};

/** With the days of each item. */
export type Compared = Figures & Pick<Seen, 'deliveryDates'>;

/** From the first day to the last; of several items those of all of them. */
const daysOf = ({ deliveryDates }: Compared): string => {
  const days = deliveryDates.flat().toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  return first && last ? dayRange(toDay(first), toDay(last)) : '–';
};

const haveMoved = (before: Compared, after: Compared): boolean =>
  JSON.stringify(before.deliveryDates) !== JSON.stringify(after.deliveryDates);

const rowsOf = (before: Figures, after: Figures) =>
  [
    { label: m.figure_kits(), was: before.kitsCents, is: after.kitsCents },
    { label: m.figure_codes(), was: -before.codeDiscountCents, is: -after.codeDiscountCents },
    { label: m.figure_points(), was: -before.pointsDiscountCents, is: -after.pointsDiscountCents },
    { label: m.figure_delivery(), was: before.deliveryCents, is: after.deliveryCents },
    {
      label: m.figure_delivery_discount(),
      was: -before.deliveryDiscountCents,
      is: -after.deliveryDiscountCents,
    },
  ].filter(({ was, is }) => was !== 0 || is !== 0);

type Props = {
  before: Compared;
  after: Compared;
  confirmLabel: string;
  isPending: boolean;
  onConfirm: () => void;
};

/** Nothing is ordered at a price that the buyer has not seen. */
export function PricesUpdated({ before, after, confirmLabel, isPending, onConfirm }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [after]);
  const hasCoupons = before.couponCents + after.couponCents > 0;
  const rows = [
    ...rowsOf(before, after),
    { label: m.total(), was: before.totalCents, is: after.totalCents },
    ...(hasCoupons
      ? [
          { label: m.sum_coupons(), was: -before.couponCents, is: -after.couponCents },
          { label: m.sum_to_pay(), was: before.toPayCents, is: after.toPayCents },
        ]
      : []),
  ];
  const isMoved = haveMoved(before, after);
  return (
    <div ref={box} tabIndex={-1} className="rounded-card">
      <Notice tone="warn" live="assertive" title={m.prices_updated_title()}>
        <p>{m.prices_updated_text()}</p>
        {isMoved && (
          <p className="mt-2">{m.prices_updated_days({ before: daysOf(before), after: daysOf(after) })}</p>
        )}
        <table className="my-4 w-full max-w-md text-base tabular-nums [&_td]:py-1 [&_td]:text-right [&_th]:py-1 [&_th]:text-left [&_th]:font-normal">
          <caption className="sr-only">{m.prices_updated_caption()}</caption>
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col">
                <span className="sr-only">{m.prices_updated_what()}</span>
              </th>
              <th scope="col" className="text-right!">
                {m.prices_updated_before()}
              </th>
              <th scope="col" className="text-right!">
                {m.prices_updated_after()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, was, is }) => (
              <tr key={label} className="border-t border-yolk-500/40 last:font-bold">
                <th scope="row">{label}</th>
                <td className={cx(was !== is && 'text-muted line-through')}>{money(was)}</td>
                <td className={cx(was !== is && 'font-bold')}>{money(is)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button loading={isPending} loadingLabel={m.placing()} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Notice>
    </div>
  );
}
