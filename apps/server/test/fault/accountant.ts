import { ApiError } from '@shop/contract/client';
import { logIn } from './logins.ts';
import type { Storm } from './storm.ts';
import { patiently, type Sightings, visitor } from './visits.ts';

/** An admin who sends back whatever is to be returned, again where the provider has refused. */
export const accountantOf = async (storm: Storm, sightings: Sightings): Promise<() => Promise<void>> => {
  const { headers } = await logIn(storm, 'admin', 'buhaltere@gedimas.example');
  const client = visitor(storm.shopUrl, sightings, headers);
  return async () => {
    for (const status of ['due', 'failed'] as const) {
      const query = { status, perPage: 100 };
      const { data: tasks } = await patiently(() => client('GET /refund-tasks', { query }));
      for (const { id, dueCents } of tasks.filter(({ isOnline, isOntoCoupon }) => isOnline || isOntoCoupon)) {
        try {
          const body = { amountCents: dueCents };
          await patiently(() => client('PUT /refund-tasks/{id}', { params: { id }, body }));
        } catch (error) {
          // Her first try was heard just before the shop died.
          if (!(error instanceof ApiError && error.status === 409)) throw error;
        }
      }
    }
  };
};
