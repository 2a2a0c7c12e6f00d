import { expect, test } from 'vitest';
import { type Access, may, type Viewer } from './access.ts';

const viewers: readonly Viewer[] = ['guest', 'user', 'kitchen_worker', 'courier', 'admin'];
const admittedTo = (access: Access): Viewer[] => viewers.filter((viewer) => may(viewer, access));

test('everybody may browse and order, guests included', () => {
  expect(admittedTo('public')).toEqual(['guest', 'user', 'kitchen_worker', 'courier', 'admin']);
});

test('an account is for whoever is logged in', () => {
  expect(admittedTo('signed_in')).toEqual(['user', 'kitchen_worker', 'courier', 'admin']);
});

test('the kitchen sheet is for the kitchen, the delivery list for couriers, and both for the admin', () => {
  expect(admittedTo('kitchen')).toEqual(['kitchen_worker', 'admin']);
  expect(admittedTo('courier')).toEqual(['courier', 'admin']);
});

test('the admin area is for the admin alone', () => {
  expect(admittedTo('admin')).toEqual(['admin']);
});
