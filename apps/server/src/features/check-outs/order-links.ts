import { timingSafeEqual } from 'node:crypto';
import { orderPagePath } from '@shop/contract/order-page';
import type { Seals } from '../auth/seals.ts';

/** The key to one order's page, made from the shop's secret: nothing is kept, nobody can guess it. */
export const orderLinks = (seals: Seals, publicUrl: () => URL) => {
  const tokenOf = (checkOutId: number): string => seals.hash('check-out', String(checkOutId));
  return {
    tokenOf,
    opens: (checkOutId: number, token: string | undefined): boolean => {
      const right = Buffer.from(tokenOf(checkOutId));
      const given = Buffer.from(token ?? '');
      return right.length === given.length && timingSafeEqual(right, given);
    },
    pageOf: (checkOutId: number): string =>
      new URL(orderPagePath(checkOutId, tokenOf(checkOutId)), publicUrl()).href,
    shop: (): string => new URL('/', publicUrl()).href,
    webhook: (): string => new URL('/api/payments/notification-webhook', publicUrl()).href,
  };
};
export type OrderLinks = ReturnType<typeof orderLinks>;
