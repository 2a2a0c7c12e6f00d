import { createHash } from 'node:crypto';

export type Person = {
  readonly email?: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly city?: string;
  readonly postalCode?: string;
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const plain = (text: string): string => text.trim().toLowerCase();

/** As Meta asks: each field made plain, then SHA-256. Fields that are not known are left out. */
export const hashedPerson = (person: Person): Record<string, string> => {
  const fields = {
    em: plain(person.email ?? ''),
    ph: (person.phone ?? '').replace(/\D/g, ''),
    fn: plain(person.firstName ?? ''),
    ln: plain(person.lastName ?? ''),
    ct: plain(person.city ?? '').replace(/[\s\p{P}]/gu, ''),
    zp: (person.postalCode ?? '').replace(/\D/g, ''),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== '');
  if (known.length === 0) return {};
  return Object.fromEntries([...known, ['country', 'lt'] as const].map(([key, value]) => [key, hash(value)]));
};
