import { createHash } from 'node:crypto';
import { type Endpoint, longestIdempotencyKey } from '@shop/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Attempt, Viewer } from '../actor.ts';
import { fail, type Failure } from '../failure.ts';
import type { Read } from './read-input.ts';

const requestHashOf = ({ params, query, body, files = {} }: Read): string => {
  const hash = createHash('sha256');
  hash.update([params, query, body].flatMap((each) => JSON.stringify(each) ?? []).join('\n'));
  for (const [field, list] of Object.entries(files))
    for (const { name, bytes } of list)
      hash.update(`\n${JSON.stringify([field, name, bytes.length])}\n`).update(bytes);
  return hash.digest('base64url');
};

type Asked = {
  readonly endpoint: Endpoint;
  readonly name: string;
  readonly viewer: Viewer | null;
  readonly input: Read;
};

/** Whoever sends a key counts on it: one that cannot be kept is refused, not overlooked. */
export const attemptOf = (
  { headers }: FastifyRequest,
  { endpoint, name, viewer, input }: Asked,
): Attempt | null | Failure => {
  if (!endpoint.idempotent) return null;
  const key = [headers['idempotency-key']].flat()[0]?.trim();
  if (key === undefined) return null;
  if (key === '' || key.length > longestIdempotencyKey) return fail('malformed');
  return { endpoint: name, userId: viewer?.userId ?? null, key, requestHash: requestHashOf(input) };
};
