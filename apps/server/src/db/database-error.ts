type DatabaseError = { readonly code?: string; readonly constraint?: string };

/** What the database said; the library wraps it. */
export const databaseError = (error: unknown): DatabaseError => {
  const { cause } = error as { readonly cause?: DatabaseError };
  return cause?.code === undefined ? (error as DatabaseError) : cause;
};

/** Which statement it refused, as far as the library tells. */
export const refusedStatement = (error: unknown): string =>
  (error as { readonly query?: string }).query ?? '';

/** What the driver itself says, without a code: the connection is gone, or there is none to be had. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e(xceeded|xpired)|Query read timeout)/;

/**
 * SQLSTATE: 08 connection; 53 no room, memory or connections left; 57P0x shutting down or starting up; 57014 and 55P03
 * a statement or a lock took too long; 25P03 and 57P05 a silent session was ended; 58030 the disk cannot be read or written.
 */
const troubled = /^(08...|53...|57P0[1235]|57014|55P03|25P0[34]|58030)$/;
const network = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether the database is away, or cannot do its work just now: nobody's mistake, and better in a moment. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && (troubled.test(code) || network.test(code))) return true;
  // No socket where the server's should be.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return lostConnection.test(error.message) || isUnavailable(error.cause);
};
