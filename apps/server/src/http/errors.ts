import { failureText } from '@shop/messages/errors';
import type { FastifyInstance } from 'fastify';
import { fail, type FailureCode } from '../failure.ts';
import { sendFailure } from './bind.ts';
import { requestLocale } from './locale.ts';
import { safeError } from './safe-error.ts';

const byStatus: Partial<Record<number, FailureCode>> = {
  400: 'malformed',
  413: 'too_large',
  415: 'not_supported',
  429: 'too_many',
};

/** What the framework refuses gets our shape; what nobody expected is logged, and the visitor is told no details. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) => sendFailure(reply, request, fail('not_found')));
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    // The visitor has gone on before the answer was through: nobody is left to tell, and nothing is wrong.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return reply;
    const code = byStatus[error.statusCode ?? 500];
    if (code) return sendFailure(reply, request, fail(code));
    request.log.error(
      { error: safeError(error), method: request.method, path: request.url.split('?')[0] },
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
  });
};
