import type { Handle } from '../../../db/database.ts';
import { consents } from '../../../db/schema/index.ts';

export const consentsRepository = (handle: Handle) => ({
  insert: async (consent: { id: string; advertising: boolean; createdAt: Date }): Promise<void> => {
    await handle.insert(consents).values(consent);
  },
});
