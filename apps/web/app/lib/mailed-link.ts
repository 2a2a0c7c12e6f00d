import { ApiError } from '@shop/contract/client';

/**
 * Whether a link from a mail leads nowhere, to be said before anybody does anything. Where it cannot be asked about,
 * the answer to the form will say.
 */
export const isDeadLink = async (
  token: string,
  look: (token: string) => Promise<unknown>,
): Promise<boolean> => {
  if (token === '') return true;
  try {
    await look(token);
    return false;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 409 || error.status === 422;
  }
};
