import { redirect } from 'react-router';

/** Where the payment provider leads back to says how it went; that is not taken from the address. */
const fromBank = ['order-token', 'error-message'];

type Arrival = {
  readonly follow: (token: string) => Promise<void>;
  readonly askBank: () => Promise<void>;
  readonly page: string;
  readonly returnedPage: string;
};

/** Whoever comes by the link of a mail, or from the bank, goes on to the page without what came in the address. */
export const arrive = async (
  { searchParams }: URL,
  { follow, askBank, page, returnedPage }: Arrival,
): Promise<void> => {
  const token = searchParams.get('token');
  if (token !== null) await follow(token);
  if (fromBank.some((name) => searchParams.has(name))) {
    await askBank();
    throw redirect(returnedPage);
  }
  if (token !== null) throw redirect(page);
};
