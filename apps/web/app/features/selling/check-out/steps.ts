import type { DeliveryMethod } from '@shop/domain/constants';
import { paths } from '~/lib/paths.ts';
import { buyerProblems } from './buyer.ts';
import type { CheckOutState } from './state.ts';

export const steps = ['buyer', 'delivery', 'payment'] as const;
export type CheckOutStep = (typeof steps)[number];

export const stepPaths: Readonly<Record<CheckOutStep, () => string>> = {
  buyer: paths.checkOut,
  delivery: paths.checkOutDelivery,
  payment: paths.checkOutPayment,
};

export const stepAt = (pathname: string): CheckOutStep =>
  steps.find((step) => stepPaths[step]() === pathname) ?? 'buyer';

/** What can be chosen for the city that the order goes to. */
export type DeliveryOptions = {
  readonly methods: readonly DeliveryMethod[];
  readonly timeIds: readonly number[];
};

export type DeliveryProblems = { readonly method?: true; readonly deliveryTime?: true };

export const deliveryProblems = (
  { method, deliveryTimeId }: Pick<CheckOutState, 'method' | 'deliveryTimeId'>,
  { methods, timeIds }: DeliveryOptions,
): DeliveryProblems => ({
  ...((method === null || !methods.includes(method)) && { method: true }),
  ...(timeIds.length > 0 &&
    (deliveryTimeId === null || !timeIds.includes(deliveryTimeId)) && { deliveryTime: true }),
});

/** Where there is but one way or one time, it is chosen. */
export const withOnlyChoices = <S extends Pick<CheckOutState, 'method' | 'deliveryTimeId'>>(
  state: S,
  { methods, timeIds }: DeliveryOptions,
): S => ({
  ...state,
  ...(methods.length === 1 && { method: methods[0] }),
  ...(timeIds.length === 1 && { deliveryTimeId: timeIds[0] }),
});

const isEmpty = (problems: object): boolean => Object.keys(problems).length === 0;

/** Where to go instead of a step that cannot be taken yet; null: it can. The server asks all of it again. */
export const stepRedirect = (
  step: CheckOutStep,
  itemCount: number,
  state: CheckOutState,
  delivery: DeliveryOptions,
): string | null => {
  if (itemCount === 0) return paths.home();
  if (step === 'buyer') return null;
  const hasBuyer = state.isBuyerSaved && isEmpty(buyerProblems(state.buyer, state.isBusiness));
  if (!hasBuyer) return stepPaths.buyer();
  if (step === 'delivery') return null;
  const hasDelivery = state.isDeliverySaved && isEmpty(deliveryProblems(state, delivery));
  return hasDelivery ? null : stepPaths.delivery();
};
