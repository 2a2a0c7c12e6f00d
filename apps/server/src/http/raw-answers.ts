import { STATUS_CODES, type IncomingHttpHeaders, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorBody } from './error-body.ts';
import { failureForStatus } from './errors.ts';
import { requestLocale } from './locale.ts';

/** What the server refuses before there is a request, or instead of one: no part of the framework gets to see it. */

const answer = (status: number, headers: IncomingHttpHeaders) => {
  const body = JSON.stringify(errorBody(failureForStatus(status), requestLocale({ headers })));
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    },
  };
};

/** Says why, and listens no longer. */
export const sayAndClose = (socket: Duplex, status: number, asked: IncomingHttpHeaders): void => {
  const { headers, body } = answer(status, asked);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () =>
    socket.destroy(),
  );
};

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The language that was asked for, as far as the words that could not be read say one. */
const languageIn = (packet: unknown): IncomingHttpHeaders => {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  const said = (name: string) => new RegExp(`^${name}:\\s*(.*?)\\s*$`, 'im').exec(text)?.[1];
  return { locale: said('locale'), 'accept-language': said('accept-language') };
};

export const answerClientError = (
  error: Error & { readonly code?: string; readonly rawPacket?: unknown },
  socket: Socket,
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  sayAndClose(socket, statuses[error.code ?? ''] ?? 400, languageIn(error.rawPacket));
};

export const answerWithoutRequest = (server: Server): void => {
  server.on('checkExpectation', (request, response) => {
    const { headers, body } = answer(417, request.headers);
    response.writeHead(417, headers).end(body);
  });
  server.on('connect', (request, socket) => {
    socket.on('error', () => {});
    sayAndClose(socket, 405, request.headers);
  });
};
