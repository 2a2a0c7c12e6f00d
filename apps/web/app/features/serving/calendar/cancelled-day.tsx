import type { CancelledDay as Cancelled, OpenedDelivery } from '@shop/contract/delivery-calendar';
import { m } from '@shop/messages';
import { Form, Link, useNavigation } from 'react-router';
import { refundsId } from '~/features/selling/check-outs/check-out-refunds.tsx';
import { deadline, money, number } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { Button } from '~/ui/button.tsx';
import { linkLook } from '~/ui/link-look.ts';

const whyWords = ({ by, action }: Cancelled): string => {
  if (action === 'closed_day') return m.day_cancelled_closed();
  return by === 'buyer' ? m.day_cancelled_by_buyer() : m.day_cancelled_by_shop();
};

type Props = { delivery: OpenedDelivery; cancelled: Cancelled; now: string };

/** Of a day that does not come: who has cancelled it and why, what comes back, and the way to have it after all. */
export function CancelledDay({ delivery, cancelled, now }: Props) {
  const { state } = useNavigation();
  const { days, returnCents, points, recoverUntil } = cancelled;
  const order = paths.userCheckOut(delivery.checkOutId);
  const amount = money(returnCents);
  return (
    <section className="grid justify-items-start gap-3 rounded-control bg-cream p-4">
      <p>{whyWords(cancelled)}</p>
      {returnCents > 0 && (
        <p>
          {days > 1
            ? m.day_cancelled_return_days({ amount, count: days })
            : m.day_cancelled_return({ amount })}{' '}
          <Link to={`${order}#${refundsId}`} className={linkLook({ kind: 'strong' })}>
            {m.day_cancelled_refund()}
          </Link>
        </p>
      )}
      {points > 0 && <p>{m.day_cancelled_points({ points: number(points) })}</p>}
      {recoverUntil !== null && now < recoverUntil && (
        <Form method="post" action={order} className="grid justify-items-start gap-2">
          <input type="hidden" name="intent" value="continue" />
          <input type="hidden" name="orderId" value={delivery.orderId} />
          <input type="hidden" name="deliveryId" value={delivery.id} />
          <input type="hidden" name="version" value={delivery.checkOutVersion} />
          <p>{m.day_cancelled_recover({ until: deadline(new Date(recoverUntil)) })}</p>
          <Button type="submit" variant="secondary" loading={state !== 'idle'}>
            {m.day_cancelled_recover_it()}
          </Button>
        </Form>
      )}
    </section>
  );
}
