import type { FastifyInstance } from 'fastify';

/** Longer than any honest request; then whoever still holds a connection is cut off. */
const timeoutMs = 15_000;

/**
 * Takes no new requests and lets those under way finish. A connection that its visitor keeps open is closed as soon as
 * its answer is out: the server by itself would wait for the visitor. Only then is the app closed: a page that is being
 * made still asks the API for its data, and a closing app would refuse.
 */
export const closeServer = async (app: FastifyInstance): Promise<void> => {
  // They would stay for as long as their readers do, who come back to the next process by themselves.
  app.eventStreams.endAll();
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const limit = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  try {
    await new Promise((resolve) => app.server.close(resolve));
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
    await app.close();
  }
};
