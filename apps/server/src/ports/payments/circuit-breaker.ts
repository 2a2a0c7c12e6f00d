import type { Clock } from '../clock.ts';
import { isTrouble, type Payments, type PaymentTrouble, trouble } from './payments.ts';

/** So many silences in a row, of the same call: one alone may be chance. */
const SILENCES = 3;
/** How long a provider that was silent is left in peace. */
const REST_MS = 5_000;
/** Silences that are longer ago say nothing about now. */
const FORGET_MS = 60_000;

/** Of one kind of call: a list of banks that does not come says nothing about orders. */
const guard = (clock: Clock) => {
  let silences = 0;
  let lastSilence = 0;
  let isTrying = false;
  const now = (): number => clock.now().getTime();

  /** Whoever waited no longer has learned nothing. Any answer at all, a refusal too, shows that somebody is there. */
  const learn = (answer: unknown): void => {
    if (!isTrouble(answer)) silences = 0;
    else if (answer.kind === 'unavailable') {
      silences += 1;
      lastSilence = now();
    } else if (answer.kind !== 'given_up') silences = 0;
  };

  return <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer | PaymentTrouble>) =>
    async (...asked: Asked): Promise<Answer | PaymentTrouble> => {
      // A clock that was put back does not make the rest any longer.
      const sinceSilence = Math.abs(now() - lastSilence);
      if (sinceSilence >= FORGET_MS) silences = 0;
      const isOpen = silences >= SILENCES;
      if (isOpen && (isTrying || sinceSilence < REST_MS))
        return trouble('not_asked', 'it was silent a moment ago');
      if (isOpen) isTrying = true;
      try {
        const answer = await call(...asked);
        learn(answer);
        return answer;
      } finally {
        if (isOpen) isTrying = false;
      }
    };
};

/**
 * A provider that was silent several times in a row is not asked again for some seconds: whoever comes meanwhile is told
 * at once, instead of waiting as long as the others. After that one call tries, and the rest wait for its outcome in the
 * same way.
 */
export const circuitBreaker = (provider: Payments, clock: Clock): Payments => ({
  paymentMethods: guard(clock)(provider.paymentMethods),
  createOrder: guard(clock)(provider.createOrder),
  order: guard(clock)(provider.order),
  refund: guard(clock)(provider.refund),
  readOrderToken: provider.readOrderToken,
  readRefundToken: provider.readRefundToken,
});
