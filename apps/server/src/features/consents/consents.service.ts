import { randomUUID } from 'node:crypto';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { fail, type Failure } from '../../failure.ts';

const perVisitor = { max: 20, perSeconds: 60 * 60 };

export type ConsentsService = ReturnType<typeof consentsService>;

/** The log is the proof of a choice: who can show the id from the cookie can be shown what was chosen, and when. */
export const consentsService = (work: UnitOfWork) => ({
  keep: async (
    { advertising }: { readonly advertising: boolean },
    { address, now }: { readonly address: string; readonly now: Date },
  ): Promise<{ id: string; advertising: boolean } | Failure> => {
    const isAllowed = await work.read(({ limits }) => limits.take(`consent ${address}`, perVisitor, now));
    if (!isAllowed) return fail('too_many');
    const id = randomUUID();
    await work.transaction((within) => within.consents.insert({ id, advertising, createdAt: now }));
    return { id, advertising };
  },
});
