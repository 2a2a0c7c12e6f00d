import type { PaymentTrouble } from '../../../ports/payments/payments.ts';

/**
 * What came of asking the provider. `unclear`: it is there, but does not say what became of this payment. `silent`: nobody
 * knows. `not_asked`: it is left in peace.
 */
export type Answer = 'told' | 'unclear' | 'silent' | 'not_asked';

export const answerOf = ({ kind }: PaymentTrouble): Answer => {
  switch (kind) {
    case 'not_found':
      return 'told';
    case 'not_asked':
      return 'not_asked';
    case 'unavailable':
    case 'given_up':
    case 'too_many_requests':
      return 'silent';
    default:
      return 'unclear';
  }
};

/** So many silences in a row end a round. */
const SILENCES = 3;

/**
 * Asks about one after another. Where the provider is down the rest wait for the next round; anything else that goes wrong
 * with one does not keep the others from their turn, and is thrown after it.
 */
export const askInTurn = async <T>(
  things: Iterable<T>,
  ask: (thing: T) => Promise<Answer>,
): Promise<void> => {
  let silences = 0;
  let trouble: unknown;
  for (const thing of things) {
    try {
      const answer = await ask(thing);
      if (answer === 'not_asked') break;
      silences = answer === 'silent' ? silences + 1 : 0;
    } catch (error) {
      trouble ??= error;
    }
    if (silences === SILENCES) break;
  }
  if (trouble) throw trouble;
};
