import { expect, test } from 'vitest';
import { emptyBuyer } from './buyer.ts';
import type { CheckOutState } from './state.ts';
import { deliveryProblems, stepRedirect, withOnlyChoices } from './steps.ts';

const delivery = { methods: ['to_hands', 'leave_at_door'] as const, timeIds: [4, 5] };

const filled: CheckOutState = {
  accountId: null,
  isGuestChosen: true,
  buyer: {
    ...emptyBuyer,
    firstName: 'Ona',
    lastName: 'Onaitė',
    email: 'ona@pastas.lt',
    phoneNumber: '061234567',
    street: 'Gedimino pr.',
    houseNumber: '1',
    postalCode: 'LT-01103',
  },
  isBusiness: false,
  saveAddress: false,
  isBuyerSaved: true,
  cityBefore: null,
  method: 'to_hands',
  deliveryTimeId: 4,
  isDeliverySaved: true,
  paymentType: null,
  paymentOption: null,
  agreed: { terms: false, contacts: false },
  attempt: null,
};

test('without kits in the cart every step leads to the main page', () => {
  for (const step of ['buyer', 'delivery', 'payment'] as const)
    expect(stepRedirect(step, 0, filled, delivery)).toBe('/');
});

test('delivery and payment need saved buyer info', () => {
  const unsaved = { ...filled, isBuyerSaved: false };
  expect(stepRedirect('buyer', 1, unsaved, delivery)).toBeNull();
  expect(stepRedirect('delivery', 1, unsaved, delivery)).toBe('/check-out/buyer-info');
  expect(stepRedirect('payment', 1, unsaved, delivery)).toBe('/check-out/buyer-info');
});

test('buyer info that was saved and then spoilt counts as not saved', () => {
  const spoilt = { ...filled, buyer: { ...filled.buyer, email: 'ona' } };
  expect(stepRedirect('payment', 1, spoilt, delivery)).toBe('/check-out/buyer-info');
});

test('payment needs saved delivery info', () => {
  expect(stepRedirect('payment', 1, filled, delivery)).toBeNull();
  expect(stepRedirect('payment', 1, { ...filled, isDeliverySaved: false }, delivery)).toBe(
    '/check-out/delivery',
  );
});

test('a time of another city has to be chosen anew', () => {
  expect(stepRedirect('payment', 1, filled, { ...delivery, timeIds: [8] })).toBe('/check-out/delivery');
  expect(deliveryProblems(filled, { ...delivery, timeIds: [8] })).toEqual({ deliveryTime: true });
});

test('the only time of a city is chosen, and so is the only way to hand over', () => {
  const only = { methods: ['leave_at_door'], timeIds: [8] } as const;
  const chosen = withOnlyChoices({ ...filled, method: null, deliveryTimeId: 4 }, only);
  expect(chosen).toEqual({ ...filled, method: 'leave_at_door', deliveryTimeId: 8 });
  expect(withOnlyChoices({ ...filled, deliveryTimeId: null }, delivery).deliveryTimeId).toBeNull();
});

test('a city without delivery times asks for none, a method that was switched off is not one', () => {
  expect(
    deliveryProblems({ method: 'to_hands', deliveryTimeId: null }, { ...delivery, timeIds: [] }),
  ).toEqual({});
  expect(deliveryProblems({ method: 'take_outside', deliveryTimeId: 4 }, delivery)).toEqual({ method: true });
});
