import { ApiError, type FieldErrors } from '@shop/contract/client';
import type { IndividualAnswers } from '@shop/domain/individual/answers';
import { buyerRequest } from '~/features/selling/check-out/buyer.ts';
import type { CheckOutState } from '~/features/selling/check-out/state.ts';
import { api } from '~/lib/api.ts';
import { requestAttempt } from './answers-store.ts';
import { sentAnswers } from './read-answers.ts';

export type SendingAnswer =
  | { readonly kind: 'sent'; readonly id: number; readonly number: string }
  /** An earlier try has arrived, with other answers than these. */
  | { readonly kind: 'sent_before' }
  | { readonly kind: 'refused'; readonly message: string; readonly errors: FieldErrors }
  /** Nobody knows whether it arrived: the same key asks again. */
  | { readonly kind: 'lost' };

type Sources = {
  readonly answers: IndividualAnswers;
  readonly state: CheckOutState;
  readonly hasTimes: boolean;
  readonly addressName: string;
  readonly agreeHealth: boolean;
};

export const sendRequest = async ({
  answers,
  state,
  hasTimes,
  addressName,
  agreeHealth,
}: Sources): Promise<SendingAnswer> => {
  try {
    const { data } = await api('POST /individual-orders', {
      query: {},
      body: {
        answers: sentAnswers(answers),
        buyer: { ...buyerRequest(state.buyer, state.isBusiness), addressName },
        saveAddress: state.saveAddress,
        delivery: {
          method: state.method ?? 'to_hands',
          deliveryTimeId: hasTimes ? state.deliveryTimeId : null,
        },
        agreeHealth,
        agreeTerms: true,
        agreeContacts: true,
      },
      headers: { 'idempotency-key': requestAttempt() },
    });
    return { kind: 'sent', id: data.id, number: data.number };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'lost' };
    if (error.code === 'key_reused') return { kind: 'sent_before' };
    return { kind: 'refused', message: error.message, errors: error.errors };
  }
};
