import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { checkOutLetters } from './check-out-letters.ts';
import type { CheckOutMails } from './check-out-mails.ts';
import { tooMany } from '../../base/limits/too-many.ts';

const perOrder = { max: 5, perSeconds: 24 * 60 * 60 };

/** A link that has got into other hands is ended: every link given out before leads nowhere, the buyer is mailed a new one. */
export const newLinkService =
  (work: UnitOfWork, mails: CheckOutMails) =>
  async (id: number, { userId, role }: Viewer, now: Date): Promise<undefined | Failure> => {
    const known = await work.read(({ checkOuts }) => checkOuts.one(id));
    if (!known || (role !== 'admin' && known.userId !== userId)) return fail('not_found');
    if (!(await work.read(({ limits }) => limits.take(`new link ${id}`, perOrder, now))))
      return tooMany(perOrder);
    return work.transaction(async (within) => {
      const row = await within.checkOuts.lock(id);
      if (!row) return fail('not_found');
      const linkSalt = randomUUID();
      await within.checkOuts.update(id, { linkSalt });
      await within.audit.record(
        { actorId: userId, action: 'new_link', entity: 'order_link', entityId: id },
        now,
      );
      // Who asked to be forgotten has no mailbox here any more.
      if (row.buyerEmail !== '')
        await mails.toBuyer(within, checkOutLetters.orderLink, { ...row, linkSalt }, {}, now);
      return undefined;
    });
  };
export type NewLinkService = ReturnType<typeof newLinkService>;
