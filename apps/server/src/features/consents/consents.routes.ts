import { randomUUID } from 'node:crypto';
import type { consents } from '@shop/contract/consents';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { fail } from '../../failure.ts';
import type { Handlers } from '../../http/context.ts';

const perVisitor = { max: 20, perSeconds: 60 * 60 };

/** The log is the proof of a choice: who can show the id from the cookie can be shown what was chosen, and when. */
export const consentsRoutes = (work: UnitOfWork): Handlers<typeof consents> => ({
  'POST /consents': async ({ body: { advertising } }, { address, now }) => {
    const isAllowed = await work.read(({ limits }) => limits.take(`consent ${address}`, perVisitor, now));
    if (!isAllowed) return fail('too_many');
    const id = randomUUID();
    await work.transaction((within) => within.consents.insert({ id, advertising, createdAt: now }));
    return { data: { id, advertising } };
  },
});
