import { fail, type Failure } from '../../../failure.ts';
import type { Limit } from './limits.repository.ts';

/** A limit is used up. Whoever comes back when its whole span has passed is not too early. */
export const tooMany = ({ perSeconds }: Limit): Failure =>
  fail('too_many', { retryAfterSeconds: perSeconds });
