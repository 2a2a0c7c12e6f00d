import type { Role } from '@shop/domain/access';
import type { SessionRow } from './auth.repository.ts';

/** For tabs and calls that set out with the old token before the new one was there. */
const graceMs = 60 * 1000;
/** Staff can do harm: a login that lies about unused ends earlier than a customer's. */
const staffIdleMs = 2 * 24 * 60 * 60 * 1000;

type Renewals = Pick<SessionRow, 'generation' | 'isTokenSeen' | 'renewedAt'>;

/** Renewed less than a minute ago. Then a renewal gives the same token again, so that tokens of one session never cross. */
export const isJustRenewed = ({ renewedAt }: Renewals, now: Date): boolean =>
  renewedAt !== null && now.getTime() - renewedAt.getTime() <= graceMs;

/**
 * What one of a session's tokens is worth, by its number:
 * - newest: the one to use;
 * - replaced: its successor was made less than a minute ago, and it is still good, also beyond its own hour;
 * - unanswered: the successor was never seen, its answer may have been lost: no longer good, but it can be renewed again;
 * - copied: the successor was seen, so whoever sends this one has a copy, or has been copied;
 * - unknown: newer than any that was given out.
 */
export type Standing = 'newest' | 'replaced' | 'unanswered' | 'copied' | 'unknown';

export const standingOf = (session: Renewals, generation: number, now: Date): Standing => {
  const behind = session.generation - generation;
  if (behind < 0) return 'unknown';
  if (behind === 0) return 'newest';
  if (behind > 1) return 'copied';
  if (isJustRenewed(session, now)) return 'replaced';
  return session.isTokenSeen ? 'copied' : 'unanswered';
};

export const isLive = (
  { expiresAt, lastSeenAt }: Pick<SessionRow, 'expiresAt' | 'lastSeenAt'>,
  role: Role,
  now: Date,
): boolean => {
  const isIdle = role !== 'user' && now.getTime() - lastSeenAt.getTime() > staffIdleMs;
  return expiresAt > now && !isIdle;
};
