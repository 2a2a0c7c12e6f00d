import { timingSafeEqual } from 'node:crypto';
import { checkOutPagePath } from '@shop/contract/site-paths';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { EncryptedTokens } from '../../base/links/encrypted-tokens.ts';

type Linked = Pick<CheckOutRow, 'id' | 'linkSalt'>;

const isSame = (right: Buffer, given: Buffer): boolean =>
  right.length === given.length && timingSafeEqual(right, given);

/** An order from before there were salts has none. */
const textOf = ({ id, linkSalt }: Linked): string => (linkSalt === null ? String(id) : `${id} ${linkSalt}`);

/**
 * The key to one order's page, made from the shop's secret and the order's own salt: it is kept nowhere, nobody can guess
 * it, and another salt ends it.
 */
export const checkOutLinks = (encryptedTokens: EncryptedTokens, publicUrl: () => URL) => {
  const tokenOf = (order: Linked): string => encryptedTokens.hash('check-out', textOf(order));
  return {
    tokenOf,
    opens: (order: Linked, token: string | undefined): boolean =>
      encryptedTokens
        .hashes('check-out', textOf(order))
        .some((right) => isSame(Buffer.from(right), Buffer.from(token ?? ''))),
    pageOf: (order: Linked): string => new URL(checkOutPagePath(order.id, tokenOf(order)), publicUrl()).href,
    webhook: (): string => new URL('/api/payments/notification-webhook', publicUrl()).href,
  };
};
export type CheckOutLinks = ReturnType<typeof checkOutLinks>;
