import type { Text } from '@shop/domain/text';
import type { Versioned } from '../base/crud/crud.service.ts';
import type { Listing } from '../base/crud/listed.ts';

type Named = Versioned & { readonly name: Text };
type Priced = Named & { readonly description: Text; readonly pricePerDayCents: number };

export const byName: Listing<Named, 'name'> = {
  words: ({ name }) => [name],
  sorts: { name: ({ name }) => name },
};
export const byNameAndPrice: Listing<Priced, 'name' | 'price'> = {
  words: ({ name, description }) => [name, description],
  sorts: { ...byName.sorts, price: ({ pricePerDayCents }) => pricePerDayCents },
};
