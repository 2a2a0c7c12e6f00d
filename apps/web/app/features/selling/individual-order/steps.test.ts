import { expect, it } from 'vitest';
import { emptyBuyer } from '~/features/selling/check-out/buyer.ts';
import type { CheckOutState } from '~/features/selling/check-out/state.ts';
import { requestRedirect } from './steps.ts';

const state: CheckOutState = {
  accountId: null,
  isGuestChosen: false,
  buyer: {
    ...emptyBuyer,
    firstName: 'Ona',
    lastName: 'Onaitė',
    email: 'ona@pastas.lt',
    phoneNumber: '+37060000000',
    street: 'Gedimino pr.',
    houseNumber: '1',
    postalCode: 'LT-01103',
  },
  isBusiness: false,
  isBuyerSaved: true,
  cityBefore: null,
  saveAddress: false,
  method: 'to_hands',
  deliveryTimeId: 3,
  isDeliverySaved: true,
  paymentType: null,
  paymentOption: null,
  agreed: { terms: false, contacts: false },
  attempt: null,
};
const ready = {
  isAnswering: false,
  isBegun: true,
  problems: [],
  state,
  delivery: { methods: ['to_hands' as const], timeIds: [3] },
};

it('delivery needs the answers, the buyer the delivery, and sending the buyer', () => {
  const noFood = { ...ready, problems: [{ field: 'meals', code: 'fewer_than_one_meal' }] };
  expect(requestRedirect('delivery', { ...ready, isBegun: false })).toBe('/individual-order');
  expect(requestRedirect('submit', noFood)).toBe('/individual-order?part=amount');
  const noDelivery = { ...ready, state: { ...state, isDeliverySaved: false } };
  expect(requestRedirect('delivery', noDelivery)).toBeNull();
  expect(requestRedirect('buyer', noDelivery)).toBe('/individual-order/delivery');
  const noBuyer = { ...ready, state: { ...state, isBuyerSaved: false } };
  expect(requestRedirect('buyer', noBuyer)).toBeNull();
  expect(requestRedirect('submit', noBuyer)).toBe('/individual-order/buyer-info');
  expect(requestRedirect('submit', ready)).toBeNull();
});

it('no question is asked before somebody has said whether the answers may be kept', () => {
  const before = { ...ready, isBegun: false };
  expect(requestRedirect('kit', before)).toBeNull();
  expect(requestRedirect('kit', { ...before, isAnswering: true })).toBe('/individual-order');
  expect(requestRedirect('kit', { ...ready, isAnswering: true })).toBeNull();
});

it('another city with other windows asks for the delivery again', () => {
  expect(requestRedirect('submit', { ...ready, delivery: { methods: ['to_hands'], timeIds: [8] } })).toBe(
    '/individual-order/delivery',
  );
});
