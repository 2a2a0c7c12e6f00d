import type { Discount } from '@shop/contract/discounts';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, isFailure, type Failure } from '../../../failure.ts';
import { pageFrom, type LongListQuery, type Page } from '../../../page.ts';
import { edit, orNewest } from '../../base/crud/edit.ts';
import { presentDiscount } from './discounts.presenter.ts';

/** Campaigns. */
export const discountsService = (work: UnitOfWork) => {
  const one = async (id: number | Failure): Promise<Discount | Failure> => {
    if (isFailure(id)) return id;
    const row = await work.read((repositories) => repositories.discounts.one(id));
    return row ? presentDiscount(row) : fail('not_found');
  };

  return {
    list: async (query: LongListQuery<'created' | 'name'>): Promise<Page<Discount> | Failure> =>
      pageFrom(await work.read(({ discounts }) => discounts.list(query)), presentDiscount),
    create: async (name: string, actor: Actor): Promise<Discount | Failure> =>
      one(
        await work.transaction(async (within) => {
          const id = await within.discounts.insert(name, actor.now);
          await within.audit.changed({ actor, entity: 'discount', id }, null, { name });
          return id;
        }),
      ),
    rename: async (id: number, name: string, actor: Actor, version?: number): Promise<Discount | Failure> => {
      const edited = { actor, entity: 'discount', id } as const;
      const outcome = await work.transaction(
        async (within) =>
          (await edit(within, edited, {
            lock: () => within.discounts.lock(id),
            change: () => within.discounts.rename(id, name, version),
          })) ?? id,
      );
      return one(await orNewest(outcome, work, edited, () => one(id)));
    },
    /** What orders were paid with stays on record. */
    remove: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const campaign = await within.discounts.lock(id);
        if (!campaign) return fail('not_found');
        if (await within.codes.wasUsed({ discountId: id })) return fail('in_use');
        await within.discounts.remove(id);
        await within.audit.changed({ actor, entity: 'discount', id }, { name: campaign.name }, null);
        return undefined;
      }),
  };
};
export type DiscountsService = ReturnType<typeof discountsService>;
