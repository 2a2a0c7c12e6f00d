type DatabaseError = { readonly code?: string; readonly constraint?: string };

/** The database's own error, which the library wraps. */
export const databaseError = (error: unknown): DatabaseError => {
  const { cause } = error as { readonly cause?: DatabaseError };
  return cause?.code === undefined ? (error as DatabaseError) : cause;
};

/** The statement that failed, as far as the library tells. */
export const refusedStatement = (error: unknown): string =>
  (error as { readonly query?: string }).query ?? '';

/** Messages of the driver, which have no code: the connection was lost, or none was free in time. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e(xceeded|xpired)|Query read timeout)/;

/**
 * SQLSTATE: 08 connection exceptions; 53 out of disk, memory or connections; 57P0x shutting down, crashed or starting up;
 * 57014 and 55P03 statement and lock timeouts; 25P03, 25P04 and 57P05 idle and transaction timeouts; 58030 I/O error.
 */
const troubled = /^(08...|53...|57P0[1235]|57014|55P03|25P0[34]|58030)$/;
const network = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether the database is unavailable for a while: no error of the request or of ours, and worth repeating later. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && (troubled.test(code) || network.test(code))) return true;
  // No socket where the server's should be.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return lostConnection.test(error.message) || isUnavailable(error.cause);
};
