import { individualOrderPagePath } from '@shop/contract/mailed-pages';
import { checkOutPagePath } from '@shop/contract/site-paths';
import type { EncryptedTokens } from '../../base/links/encrypted-tokens.ts';
import { linkTokens } from '../../base/links/link-tokens.ts';
import type { CheckOutRow } from './check-outs.repository.ts';

type Linked = Pick<CheckOutRow, 'id' | 'linkSalt'>;

/** An order from before there were salts has none. */
const textOf = ({ id, linkSalt }: Linked): string => (linkSalt === null ? String(id) : `${id} ${linkSalt}`);

/** The key to one order's page; another salt ends it. */
export const checkOutLinks = (encryptedTokens: EncryptedTokens, publicUrl: () => URL) => {
  const tokens = linkTokens(encryptedTokens, 'check-out');
  const tokenOf = (order: Linked): string => tokens.tokenOf(textOf(order));
  return {
    tokenOf,
    opens: (order: Linked, token: string | undefined): boolean => tokens.opens(textOf(order), token),
    pageOf: (order: Linked): string => new URL(checkOutPagePath(order.id, tokenOf(order)), publicUrl()).href,
    /** Where the bank leads back to after this supplement. */
    supplementPageOf: (order: Linked, changeId: number): string => {
      const page = new URL(checkOutPagePath(order.id, tokenOf(order)), publicUrl());
      page.searchParams.set('supplement', String(changeId));
      return page.href;
    },
    /** Of an individual order, until it is paid. */
    requestPageOf: (order: Linked): string =>
      new URL(individualOrderPagePath(order.id, tokenOf(order)), publicUrl()).href,
    /** The same for those who work here: it opens to their login alone. */
    requestAddressOf: ({ id }: Pick<Linked, 'id'>): string =>
      new URL(individualOrderPagePath(id), publicUrl()).href,
    webhook: (): string => new URL('/api/payments/notification-webhook', publicUrl()).href,
  };
};
export type CheckOutLinks = ReturnType<typeof checkOutLinks>;
