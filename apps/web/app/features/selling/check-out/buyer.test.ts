import type { UserProfile } from '@shop/contract/auth';
import { expect, test } from 'vitest';
import { type BuyerDraft, buyerProblems, buyerRequest, emptyBuyer, withAccount } from './buyer.ts';

const ona: BuyerDraft = {
  ...emptyBuyer,
  firstName: 'Ona',
  lastName: 'Onaitė',
  email: 'ona@pastas.lt',
  phoneNumber: '8 612 34567',
  street: 'Gedimino pr.',
  houseNumber: '1',
  postalCode: '01103',
};

test('a phone typed as 86… and a postcode without LT are right', () => {
  expect(buyerProblems(ona, false)).toEqual({});
});

test('every wrong field is named at once', () => {
  expect(
    buyerProblems(
      { ...ona, firstName: ' ', email: 'ona@', phoneNumber: '+37160000000', postalCode: '1' },
      false,
    ),
  ).toEqual({
    firstName: 'required',
    email: 'email_invalid',
    phoneNumber: 'phone_invalid',
    postalCode: 'postal_code_invalid',
  });
});

test('a field that is longer than the shop keeps is named before anything is sent', () => {
  const long = {
    ...ona,
    lastName: 'a'.repeat(101),
    extraInformation: 'a'.repeat(1001),
    floor: '2'.repeat(20),
  };
  expect(buyerProblems(long, false)).toEqual({ lastName: 'too_long', extraInformation: 'too_long' });
  expect(buyerProblems({ ...ona, lastName: `${'a'.repeat(100)} ` }, false)).toEqual({});
});

test('a company has to be named only where one buys', () => {
  expect(buyerProblems({ ...ona, businessCode: '12', businessWorkersCount: '0' }, false)).toEqual({});
  expect(buyerProblems({ ...ona, businessCode: '12', businessWorkersCount: '0' }, true)).toEqual({
    businessName: 'required',
    businessCode: 'company_code_invalid',
    businessWorkersCount: 'too_little',
  });
});

test('what was typed for a company is not sent once it is not a company that buys', () => {
  const typed = { ...ona, businessName: 'UAB Duona', businessCode: '123456789', businessWorkersCount: '12' };
  expect(buyerRequest(typed, false)).not.toHaveProperty('businessName');
  expect(buyerRequest(typed, true)).toMatchObject({
    businessName: 'UAB Duona',
    businessCode: '123456789',
    businessWorkersCount: 12,
  });
});

const home = {
  id: 1,
  name: 'Namai',
  cityId: 1,
  street: 'Pilies g.',
  houseNumber: '5',
  apartmentNumber: '2',
  floor: '',
  postalCode: 'LT-01123',
  extraInformation: '',
  isDefault: true,
};
const viewer = {
  id: 7,
  firstName: 'Ona',
  lastName: 'Onaitė',
  email: 'ona@pastas.lt',
  phone: '+37061234567',
  company: '',
  addresses: [home],
} as unknown as UserProfile;

test('the account fills in what is empty and leaves what was typed', () => {
  const filled = withAccount({ ...emptyBuyer, firstName: 'Onutė' }, viewer);
  expect(filled).toMatchObject({
    firstName: 'Onutė',
    email: 'ona@pastas.lt',
    phoneNumber: '+370\u00a0612\u00a034567',
    street: 'Pilies g.',
    apartmentNumber: '2',
  });
});

test('an address that was begun is not mixed with the saved one', () => {
  const filled = withAccount({ ...emptyBuyer, street: 'Laisvės al.' }, viewer);
  expect(filled).toMatchObject({ street: 'Laisvės al.', houseNumber: '', postalCode: '' });
});
