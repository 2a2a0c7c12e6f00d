import type { Role } from '@shop/domain/access';
import { addHours } from '@shop/domain/day';
import type { Handle } from '../database.ts';
import { eq } from 'drizzle-orm';
import { readableCode } from '../../readable-code.ts';
import { addresses, cities, users } from '../schema/index.ts';

export type DemoLogin = { readonly role: Role; readonly email: string; readonly password: string };

const people: readonly { role: Role; email: string; firstName: string; lastName: string; phone: string }[] = [
  {
    role: 'admin',
    email: 'admin@shop.example',
    firstName: 'Rasa',
    lastName: 'Lėkštienė',
    phone: '+37060000001',
  },
  {
    role: 'kitchen_worker',
    email: 'kitchen@shop.example',
    firstName: 'Tomas',
    lastName: 'Puodas',
    phone: '+37060000002',
  },
  {
    role: 'courier',
    email: 'courier@shop.example',
    firstName: 'Jonas',
    lastName: 'Greitis',
    phone: '+37060000003',
  },
  {
    role: 'user',
    email: 'user@shop.example',
    firstName: 'Eglė',
    lastName: 'Pietautė',
    phone: '+37060000004',
  },
];

const daysWithoutSecondFactor = 365;

const doors = [
  {
    name: 'Namai',
    street: 'Užupio g.',
    houseNumber: '14',
    apartmentNumber: '7',
    floor: '3',
    postalCode: 'LT-01202',
    extraInformation: 'Durų kodas 14#. Jei neatsiliepiu, palikite prie durų.',
    isDefault: true,
  },
  {
    name: 'Darbas',
    street: 'Konstitucijos pr.',
    houseNumber: '21A',
    apartmentNumber: '',
    floor: '9',
    postalCode: 'LT-08130',
    extraInformation: 'Registratūra pirmame aukšte.',
    isDefault: false,
  },
];

/** Where the demo's customer lives and works, once there are cities. */
export const fillAddresses = async (tx: Handle): Promise<void> => {
  const [customer] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'user'));
  const [city] = await tx.select({ id: cities.id }).from(cities).orderBy(cities.id).limit(1);
  if (!customer) return;
  await tx
    .insert(addresses)
    .values(doors.map((door) => ({ ...door, userId: customer.id, cityId: city?.id ?? null })));
};

/** One login for each role, with passwords made here and now. */
export const fillPeople = async (
  tx: Handle,
  hash: (password: string) => Promise<string>,
  now: Date,
): Promise<DemoLogin[]> => {
  const logins = people.map(({ role, email }) => ({ role, email, password: readableCode(4, 4, 4) }));
  const hashes = await Promise.all(logins.map(({ password }) => hash(password)));
  // Asked like any admin, but not held back after a week: several people may look at a demo with the same login, and a
  // second factor of one would shut the others out.
  const longerTerm = { secondFactorDueAt: addHours(now, daysWithoutSecondFactor * 24) };
  await tx.insert(users).values(
    people.map((person, index) => ({
      ...person,
      ...(person.role === 'admin' && longerTerm),
      passwordHash: hashes[index] ?? null,
      emailVerifiedAt: now,
    })),
  );
  return logins;
};
