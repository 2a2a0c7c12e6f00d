import { redirect } from 'react-router';

/** Where the payment provider leads back to says how it went; that is not taken from the address. */
const fromBank = ['order-token', 'error-message'];

type Arrival = {
  readonly follow: (token: string) => Promise<void>;
  /** Asks how the payment went, and says where to go on. */
  readonly askBank: () => Promise<string>;
  readonly page: string;
};

/** Whoever comes by the link of a mail, or from the bank, goes on to the page without what came in the address. */
export const arrive = async ({ searchParams }: URL, { follow, askBank, page }: Arrival): Promise<void> => {
  const token = searchParams.get('token');
  if (token !== null) await follow(token);
  if (fromBank.some((name) => searchParams.has(name))) throw redirect(await askBank());
  if (token !== null) throw redirect(page);
};
