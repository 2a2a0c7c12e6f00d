import type { Repositories, Work } from '../../../db/unit-of-work.ts';
import type { Payable, PayableKind, PayableName, PayableRef } from './payable.ts';

/** All that can be paid for: payments and refunds know no more of it. */
export const payablesOf = (...kinds: readonly PayableKind[]) => {
  const byName = new Map(kinds.map((each) => [each.kind, each]));
  const of = ({ kind }: Pick<PayableRef, 'kind'>): PayableKind => {
    const found = byName.get(kind);
    if (!found) throw new Error(`nothing that is paid for is called ${kind}`);
    return found;
  };
  return {
    one: (repositories: Repositories, ref: PayableRef): Promise<Payable | null> =>
      of(ref).one(repositories, ref.id),

    lock: (within: Work, ref: PayableRef): Promise<Payable | null> => of(ref).lock(within, ref.id),

    byNumber: async (repositories: Repositories, number: string): Promise<PayableRef | null> => {
      for (const { kind, byNumber } of kinds) {
        const id = await byNumber(repositories, number);
        if (id !== null) return { kind, id };
      }
      return null;
    },

    /** Of many at once. */
    names: async (
      repositories: Repositories,
      refs: readonly PayableRef[],
    ): Promise<(ref: PayableRef) => PayableName> => {
      const found = new Map<string, ReadonlyMap<number, PayableName>>();
      for (const [kind, same] of Map.groupBy(refs, (ref) => ref.kind)) {
        const ids = [...new Set(same.map(({ id }) => id))];
        found.set(kind, await of({ kind }).names(repositories, ids));
      }
      return ({ kind, id }) => found.get(kind)?.get(id) ?? { number: '', buyerName: '' };
    },
  };
};
export type Payables = ReturnType<typeof payablesOf>;
