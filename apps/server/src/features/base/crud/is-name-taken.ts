import type { Text } from '@shop/domain/text';

type Named = { readonly id: number; readonly name: Text };

const plain = (name: string): string => name.trim().toLocaleLowerCase('lt');

/** Whether another one has this Lithuanian name: two of one name nobody could tell apart. */
export const isNameTaken = (nameLt: string, others: Iterable<Named>, id: number | null): boolean =>
  [...others].some((other) => other.id !== id && plain(other.name.lt) === plain(nameLt));
