import type { AnswerProblem } from '@shop/domain/individual/answers';
import { m } from '@shop/messages';
import { buyerProblems } from '~/features/selling/check-out/buyer.ts';
import type { CheckOutState } from '~/features/selling/check-out/state.ts';
import { type DeliveryOptions, deliveryProblems } from '~/features/selling/check-out/steps.ts';
import { individualPaths } from '~/lib/individual-paths.ts';
import { paths } from '~/lib/paths.ts';
import { firstPartWith } from './parts.ts';

export const requestSteps = ['kit', 'delivery', 'buyer', 'submit'] as const;
export type RequestStep = (typeof requestSteps)[number];

export const requestStepPaths: Readonly<Record<RequestStep, () => string>> = {
  kit: () => paths.individualOrder({ part: 'food' }),
  delivery: individualPaths.delivery,
  buyer: individualPaths.buyer,
  submit: individualPaths.submit,
};

export const requestStepNames: Readonly<Record<RequestStep, () => string>> = {
  kit: m.individual_step_kit,
  delivery: m.individual_step_delivery,
  buyer: m.check_out_step_buyer,
  submit: m.individual_step_submit,
};

export const requestStepAt = (pathname: string): RequestStep =>
  requestSteps.find((step) => requestStepPaths[step]() === pathname) ?? 'kit';

const isEmpty = (problems: object): boolean => Object.keys(problems).length === 0;

type Known = {
  /** A screen of questions, not the page before them. */
  readonly isAnswering: boolean;
  readonly isBegun: boolean;
  readonly problems: readonly AnswerProblem[];
  readonly state: CheckOutState;
  readonly delivery: DeliveryOptions;
};

/** Where to go instead of a step that cannot be taken yet; null: it can. The server asks all of it again. */
export const requestRedirect = (
  step: RequestStep,
  { isAnswering, isBegun, problems, state, delivery }: Known,
): string | null => {
  // Whoever has not said yet whether answers may be kept says so first: till then none leaves the browser.
  if (!isBegun) return step === 'kit' && !isAnswering ? null : paths.individualOrder();
  if (step === 'kit') return null;
  const part = firstPartWith(problems);
  if (part !== null) return paths.individualOrder({ part });
  if (step === 'delivery') return null;
  if (!state.isDeliverySaved || !isEmpty(deliveryProblems(state, delivery)))
    return requestStepPaths.delivery();
  if (step === 'buyer') return null;
  const hasBuyer = state.isBuyerSaved && isEmpty(buyerProblems(state.buyer, state.isBusiness));
  return hasBuyer ? null : requestStepPaths.buyer();
};
