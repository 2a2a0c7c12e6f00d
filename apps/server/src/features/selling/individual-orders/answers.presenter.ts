import type { IndividualDraft } from '@shop/contract/individual-drafts';
import type { IndividualAnswers } from '@shop/domain/individual/answers';

export const presentAnswers = (answers: IndividualAnswers): IndividualDraft['answers'] => ({
  ...answers,
  meals: [...answers.meals],
  allergenIds: [...answers.allergenIds],
  dislikedProductIds: [...answers.dislikedProductIds],
});
