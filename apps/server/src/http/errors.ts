import { failureText } from '@shop/messages/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/database-error.ts';
import { fail, type Failure, type FailureCode, RefusedByDatabase } from '../failure.ts';
import { sendFailure } from './send-failure.ts';
import { requestLocale } from './locale.ts';
import { safeError } from './safe-error.ts';

const byStatus: Partial<Record<number, FailureCode>> = {
  // What may not be seen answers as if it were not there.
  403: 'not_found',
  404: 'not_found',
  405: 'not_allowed',
  408: 'too_slow',
  413: 'too_large',
  415: 'not_supported',
  429: 'too_many',
  431: 'headers_too_large',
};

/** A refusal that has no words of its own is a request that could not be read; its status stays what it is. */
export const failureForStatus = (status: number): Failure => {
  const code = byStatus[status];
  return code ? fail(code) : { ...fail('malformed'), status };
};

export type FrameworkError = Error & { readonly statusCode?: number; readonly code?: string };

/** What the framework refuses gets our shape; what nobody expected is logged, and the visitor is told no details. */
/** What opens something to whoever holds it stands in no log, neither in a query nor in a path. */
const loggedPath = ({ url, routeOptions }: FastifyRequest): string | undefined =>
  routeOptions.url?.includes(':token') ? routeOptions.url : url.split('?')[0];

export const answerError = (
  error: FrameworkError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  // The visitor has gone on before the answer was through: nobody is left to tell, and nothing is wrong.
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return reply;
  if (error instanceof RefusedByDatabase) return sendFailure(reply, request, error.failure);
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return sendFailure(reply, request, failureForStatus(statusCode));
  if (isUnavailable(error)) {
    request.log.warn({ error: safeError(error) }, 'the database is away');
    return sendFailure(reply, request, fail('unavailable'));
  }
  request.log.error(
    { error: safeError(error), method: request.method, path: loggedPath(request) },
    'unexpected error',
  );
  return reply
    .code(500)
    .header('cache-control', 'no-store')
    .send({
      message: failureText('unexpected', requestLocale(request)),
      status_code: 500,
      code: 'unexpected',
    });
};

export const handleErrors = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) => sendFailure(reply, request, fail('not_found')));
  app.setErrorHandler(answerError);
};
