import { isTrouble, type Payments, type PaymentTrouble, trouble } from './payments.ts';

/** How long a provider that was silent is left in peace. */
const REST_MS = 5_000;

/**
 * A provider that did not answer is not asked again for some seconds: whoever comes meanwhile is told at once, instead
 * of waiting as long as the first. After that one call tries, and the others wait for its outcome in the same way.
 */
export const circuitBreaker = (
  provider: Payments,
  { restMs = REST_MS, now = () => performance.now() } = {},
): Payments => {
  let restUntil: number | null = null;
  let isTrying = false;

  const guarded =
    <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer | PaymentTrouble>) =>
    async (...asked: Asked): Promise<Answer | PaymentTrouble> => {
      const wasSilent = restUntil !== null;
      if (restUntil !== null && (isTrying || now() < restUntil))
        return trouble('unavailable', 'it was silent a moment ago');
      if (wasSilent) isTrying = true;
      try {
        const answer = await call(...asked);
        const isSilent = isTrouble(answer) && answer.kind === 'unavailable';
        restUntil = isSilent ? now() + restMs : null;
        return answer;
      } finally {
        if (wasSilent) isTrying = false;
      }
    };

  return {
    paymentMethods: guarded(provider.paymentMethods),
    createOrder: guarded(provider.createOrder),
    order: guarded(provider.order),
    refund: guarded(provider.refund),
    readOrderToken: provider.readOrderToken,
    readRefundToken: provider.readRefundToken,
  };
};
