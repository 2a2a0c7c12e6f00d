import { randomUUID } from 'node:crypto';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

/** Many people can stand behind one address: an office, a mobile carrier. */
const perAddress = { max: 100, perSeconds: 60 * 60 };

export type ConsentsService = ReturnType<typeof consentsService>;

/**
 * The log is the proof of a choice: who can show the id from the cookie can be shown what was chosen, and when.
 * It is the log that is limited, never the choice.
 */
export const consentsService = (work: UnitOfWork) => ({
  keep: async (
    { advertising }: { readonly advertising: boolean },
    { address, now }: { readonly address: string; readonly now: Date },
  ): Promise<{ id: string | null; advertising: boolean }> => {
    const isLogged = await work.read(({ limits }) => limits.take(`consent ${address}`, perAddress, now));
    if (!isLogged) return { id: null, advertising };
    const id = randomUUID();
    await work.transaction((within) => within.consents.insert({ id, advertising, createdAt: now }));
    return { id, advertising };
  },
});
