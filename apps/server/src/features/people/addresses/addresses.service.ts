import type { AuditAction } from '@shop/contract/audit-entries';
import type { Address, AddressInput } from '@shop/contract/addresses';
import type { Viewer } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import { presentAddress } from './addresses.presenter.ts';

/** More than anybody needs; a script cannot fill the table. */
export const mostAddresses = 30;

export const addressesService = (work: UnitOfWork) => {
  /** One person's addresses are changed one after the other: among them, exactly one is the default. */
  const change = <T>(
    { userId }: Viewer,
    action: AuditAction,
    now: Date,
    task: (
      within: Work,
      own: Awaited<ReturnType<Work['addresses']['of']>>,
    ) => Promise<(T & { id: number }) | Failure>,
  ) =>
    work.transaction(async (within) => {
      if (!(await within.auth.lockUser(userId))) return fail('not_found');
      const result = await task(within, await within.addresses.of(userId));
      if (isFailure(result)) return result;
      await within.audit.record({ actorId: userId, action, entity: 'address', entityId: result.id }, now);
      return result;
    });

  const check = async (within: Work, { cityId }: AddressInput): Promise<Failure | null> =>
    (await within.addresses.cityExists(cityId)) ? null : invalid({ cityId: 'unknown_choice' });

  return {
    create: (input: AddressInput, viewer: Viewer, now: Date): Promise<Address | Failure> =>
      change<Address>(viewer, 'create', now, async (within, own) => {
        const refused = await check(within, input);
        if (refused) return refused;
        if (own.length >= mostAddresses) return fail('too_many_addresses');
        const isDefault = input.isDefault || own.length === 0;
        if (isDefault) await within.addresses.dropDefault(viewer.userId);
        return presentAddress(await within.addresses.insert(viewer.userId, { ...input, isDefault }));
      }),

    update: (id: number, input: AddressInput, viewer: Viewer, now: Date): Promise<Address | Failure> =>
      change<Address>(viewer, 'update', now, async (within, own) => {
        const old = own.find((each) => each.id === id);
        if (!old) return fail('not_found');
        const refused = await check(within, input);
        if (refused) return refused;
        // The default moves to another address; it is not just dropped.
        const isDefault = input.isDefault || old.isDefault;
        if (isDefault) await within.addresses.dropDefault(viewer.userId);
        return presentAddress(await within.addresses.update(id, { ...input, isDefault }));
      }),

    remove: async (id: number, viewer: Viewer, now: Date): Promise<undefined | Failure> => {
      const removed = await change<{ id: number }>(viewer, 'delete', now, async (within, own) => {
        const old = own.find((each) => each.id === id);
        if (!old) return fail('not_found');
        await within.addresses.remove(id);
        const heir = own.find((each) => each.id !== id);
        if (old.isDefault && heir) await within.addresses.makeDefault(heir.id);
        return { id };
      });
      return isFailure(removed) ? removed : undefined;
    },
  };
};
export type AddressesService = ReturnType<typeof addressesService>;
