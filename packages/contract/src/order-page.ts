/** The page of a placed order, with the token that opens it to whoever has the link from its e-mail. */
export const orderPagePath = (checkOutId: number, token?: string): string =>
  `/check-out/order/${checkOutId}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
