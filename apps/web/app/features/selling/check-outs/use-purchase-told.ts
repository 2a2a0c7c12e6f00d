import { useEffect } from 'react';
import { advertising } from '~/lib/advertising.ts';
import { useRoot } from '~/lib/use-root.ts';

type Purchase = {
  readonly number: string;
  readonly paidAt: string | null;
  readonly totalCents: number;
  readonly contentIds?: readonly number[];
};

/** As long as an advertiser counts the same event once. */
const countedOnceMs = 48 * 60 * 60 * 1000;

/** The server tells of the purchase when it is paid; the browser tells of the same event by the same number. */
export const usePurchaseTold = ({ number, paidAt, totalCents, contentIds }: Purchase, now: string): void => {
  const { pixelId } = useRoot();
  useEffect(() => {
    if (paidAt === null || Date.parse(now) - Date.parse(paidAt) > countedOnceMs) return;
    advertising.tell(pixelId, {
      name: 'Purchase',
      eventId: number,
      valueCents: totalCents,
      ...(contentIds && { contentIds }),
    });
    // The number and its payment say that it is another purchase.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pixelId, number, paidAt]);
};
