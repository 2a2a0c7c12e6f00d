import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../failure.ts';
import { errorBody } from './error-body.ts';
import { requestLocale } from './locale.ts';

/** Seconds after which whatever is away is worth another try. */
export const retryAfter = '3';

const retryAfterOf = ({ status, retryAfterSeconds }: Failure) => {
  if (retryAfterSeconds !== undefined) return { 'retry-after': retryAfterSeconds };
  return status === 503 ? { 'retry-after': retryAfter } : {};
};

export const sendFailure = (reply: FastifyReply, request: FastifyRequest, failure: Failure): FastifyReply =>
  reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .headers(retryAfterOf(failure))
    .send(errorBody(failure, requestLocale(request)));
