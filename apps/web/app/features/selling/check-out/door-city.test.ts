import type { Address } from '@shop/contract/addresses';
import { expect, test } from 'vitest';
import { emptyBuyer } from './buyer.ts';
import { cityMissed } from './door-city.ts';

const vilnius = 1;
const klaipeda = 3;
const cities = [{ id: vilnius }, { id: klaipeda }];
const home: Address = {
  id: 1,
  name: 'Namai',
  cityId: vilnius,
  street: 'Pilies g.',
  houseNumber: '5',
  apartmentNumber: '2',
  floor: '',
  postalCode: 'LT-01123',
  extraInformation: '',
  isDefault: true,
};
const toHome = {
  ...emptyBuyer,
  street: 'pilies g. ',
  houseNumber: '5',
  apartmentNumber: '2',
  postalCode: 'LT-01123',
};

test('an order to a saved address in Vilnius that would go to Klaipėda is noticed', () => {
  expect(cityMissed(toHome, [home], klaipeda, cities)).toEqual({ address: home, cityId: vilnius });
  const withNote = { ...toHome, extraInformation: 'Kodas 12' };
  expect(cityMissed(withNote, [home], klaipeda, cities)?.cityId).toBe(vilnius);
});

test('nothing is said where the cities agree, none is saved, it is not served, or the door is another', () => {
  expect(cityMissed(toHome, [home], vilnius, cities)).toBeNull();
  expect(cityMissed(toHome, [{ ...home, cityId: null }], klaipeda, cities)).toBeNull();
  expect(cityMissed(toHome, [{ ...home, cityId: 9 }], klaipeda, cities)).toBeNull();
  expect(cityMissed({ ...toHome, houseNumber: '7' }, [home], klaipeda, cities)).toBeNull();
});
