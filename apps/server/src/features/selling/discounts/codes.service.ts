import type { DiscountCode, DiscountCodeInput } from '@shop/contract/discounts';
import { codeExpiresAt } from '@shop/domain/pricing/codes';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, invalid, invalidIfAny, isFailure, type Failure } from '../../../failure.ts';
import { pageFrom, type Page } from '../../../page.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { edit, orNewest } from '../../base/crud/edit.ts';
import { randomCode } from './code-text.ts';
import type { CodeFilter, Terms } from './codes.repository.ts';
import { presentCode } from './discounts.presenter.ts';

const unknownParts = ({ mealKitsIds, citiesIds }: Terms, snapshot: Snapshot): Failure | null => {
  const isKnown = ({ id, periods }: Terms['mealKitsIds'][number]) =>
    snapshot.kits.has(id) && periods.every((period) => snapshot.periods.has(period));
  return invalidIfAny({
    mealKitsIds: !mealKitsIds.every(isKnown) && 'unknown_choice',
    citiesIds: !citiesIds.every((id) => snapshot.content.cities.has(id)) && 'unknown_choice',
  });
};

/** Codes, as the owner makes and keeps them. A use is claimed and given back by the check-out that has it. */
export const codesService = (work: UnitOfWork, catalogue: Catalogue) => {
  const lifeFrom = (now: Date) => ({ createdAt: now, expiresAt: codeExpiresAt(now) });

  const refused = async (within: Work, terms: Terms): Promise<Failure | null> => {
    const unknown = unknownParts(terms, await catalogue.snapshot());
    if (unknown) return unknown;
    return (await within.discounts.one(terms.categoryId)) ? null : invalid({ categoryId: 'unknown_choice' });
  };
  const one = async (id: number): Promise<DiscountCode | Failure> => {
    const row = await work.read(({ codes }) => codes.one(id));
    return row ? presentCode(row) : fail('not_found');
  };

  return {
    list: async (filter: CodeFilter): Promise<Page<DiscountCode> | Failure> =>
      pageFrom(await work.read(({ codes }) => codes.list(filter)), presentCode),

    create: (input: DiscountCodeInput, actor: Actor): Promise<DiscountCode | Failure> =>
      work.transaction(async (within) => {
        const refusal = await refused(within, input);
        if (refusal) return refusal;
        const [made] = await within.codes.insert([input.code], input, lifeFrom(actor.now));
        if (!made) return invalid({ code: 'already_there' });
        await within.audit.changed({ actor, entity: 'discount_code', id: made.id }, null, made);
        return presentCode(made);
      }),

    createMany: (terms: Terms, count: number, actor: Actor): Promise<DiscountCode[] | Failure> =>
      work.transaction(async (within) => {
        const refusal = await refused(within, terms);
        if (refusal) return refusal;
        const made: DiscountCode[] = [];
        // Two codes hardly ever fall together; those that do are drawn again.
        while (made.length < count) {
          const codes = new Set(Array.from({ length: count - made.length }, randomCode));
          made.push(...(await within.codes.insert([...codes], terms, lifeFrom(actor.now))).map(presentCode));
        }
        await within.audit.changed(
          { actor, entity: 'discount', id: terms.categoryId, action: 'create_many' },
          null,
          { ...terms, count },
        );
        return made;
      }),

    update: async (
      id: number,
      input: DiscountCodeInput,
      actor: Actor,
      version?: number,
    ): Promise<DiscountCode | Failure> => {
      const edited = { actor, entity: 'discount_code', id } as const;
      const outcome = await work.transaction(async (within) => {
        const refusal = await refused(within, input);
        if (refusal) return refusal;
        const [same] = await within.codes.byCodes([input.code]);
        if (same && same.id !== id) return invalid({ code: 'already_there' });
        const { lock, update } = within.codes;
        const change = () => update(id, input, version);
        return (await edit(within, edited, { lock: () => lock(id), change })) ?? id;
      });
      const known = await orNewest(outcome, work, edited, () => one(id));
      return isFailure(known) ? known : one(id);
    },

    remove: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const row = await within.codes.lock(id);
        if (!row) return fail('not_found');
        if (await within.codes.wasUsed({ codeId: id })) return fail('in_use');
        await within.codes.remove(id);
        await within.audit.changed({ actor, entity: 'discount_code', id }, row, null);
        return undefined;
      }),

    /** For the check-out that places an order: one use of each code, or none of any. */
    claim: async (
      within: Work,
      codeIds: readonly number[],
      use: { readonly buyer: string; readonly checkOutId: number },
      now: Date,
    ): Promise<null | Failure> => {
      // Always locked in the order of their ids: two check-outs with the same codes cannot deadlock.
      for (const codeId of codeIds.toSorted((a, b) => a - b)) {
        const claim = { codeId, buyer: use.buyer.toLowerCase(), checkOutId: use.checkOutId };
        if (!(await within.codes.claim(claim, now))) return fail('code_used_up');
      }
      return null;
    },

    /** For the check-out that ended unpaid or cancelled. */
    release: (within: Work, checkOutId: number, now: Date): Promise<void> =>
      within.codes.release(checkOutId, now),
  };
};
export type CodesService = ReturnType<typeof codesService>;
