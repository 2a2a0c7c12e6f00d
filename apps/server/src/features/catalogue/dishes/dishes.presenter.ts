import type { Dish } from '@shop/contract/dishes';
import type { dishes } from '../../../db/schema/index.ts';

type Row = Pick<typeof dishes.$inferSelect, 'evaluationAverage' | 'evaluationVotes'>;

/** An average of no votes would be a bad mark that nobody gave. */
export const presentEvaluation = ({ evaluationAverage, evaluationVotes }: Row): Dish['evaluation'] =>
  evaluationVotes === 0 ? null : { average: evaluationAverage / 100, votes: evaluationVotes };
