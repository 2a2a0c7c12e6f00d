import type { Feedback, FeedbackInput } from '@shop/contract/feedbacks';
import type { Actor, Attempt } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, isFailure, type Failure } from '../../../failure.ts';
import { pageFrom, type Page } from '../../../page.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { feedbackLetters } from './feedback-letters.ts';
import type { FeedbackFilter, FeedbackRow } from './feedbacks.repository.ts';
import { madeBefore, madeMeanwhile, rememberMade } from '../../base/idempotency/made-before.ts';
import { tooMany } from '../../base/limits/too-many.ts';

/** Enough for somebody who forgot something twice, too little for a flood. */
const perVisitor = { max: 5, perSeconds: 10 * 60 };

const present = (row: FeedbackRow): Feedback => ({ ...row, createdAt: row.createdAt.toISOString() });

export const feedbacksService = (work: UnitOfWork, mails: Mails) => ({
  list: async (filter: FeedbackFilter): Promise<Page<Feedback> | Failure> =>
    pageFrom(await work.read(({ feedbacks }) => feedbacks.list(filter)), present),

  /** A machine that filled in the hidden field is told the same as everybody else, and nothing happens. */
  receive: async (
    input: FeedbackInput,
    address: string,
    actor: Actor,
    attempt: Attempt | null,
  ): Promise<Failure | null> => {
    const before = await work.read((repositories) => madeBefore(repositories, attempt));
    if (before) return isFailure(before) ? before : null;
    const isAllowed = await work.read(({ limits }) =>
      limits.take(`feedback ${address}`, perVisitor, actor.now),
    );
    if (!isAllowed) return tooMany(perVisitor);
    if (input.website !== '') return null;
    return work.transaction(async (within) => {
      const meanwhile = await madeMeanwhile(within, attempt);
      if (meanwhile) return isFailure(meanwhile) ? meanwhile : null;
      const id = await within.feedbacks.insert(input, actor.now);
      await rememberMade(within, attempt, id, actor.now);
      await within.audit.record(
        { actorId: actor.id, action: 'create', entity: 'feedback', entityId: id },
        actor.now,
      );
      await (input.kind === 'business'
        ? mails.toOwner(within, feedbackLetters.feedbackBusiness, input, actor.now)
        : mails.toOwner(within, feedbackLetters.feedbackContact, input, actor.now));
      return null;
    });
  },

  setHandled: async (id: number, isHandled: boolean, actor: Actor): Promise<Feedback | Failure> => {
    const row = await work.transaction(async (within) => {
      const before = await within.feedbacks.lock(id);
      if (!before) return fail('not_found');
      // Told twice: the time from which it is kept stays the first.
      if (before.isHandled === isHandled) return before;
      const changed = await within.feedbacks.setHandled(id, isHandled ? actor.now : null);
      const action = isHandled ? 'handle' : 'reopen';
      await within.audit.changed(
        { actor, entity: 'feedback', id, action },
        { isHandled: before.isHandled },
        { isHandled },
      );
      return changed;
    });
    return isFailure(row) ? row : present(row);
  },

  remove: (id: number, actor: Actor): Promise<undefined | Failure> =>
    work.transaction(async (within) => {
      const gone = await within.feedbacks.remove(id);
      if (!gone) return fail('not_found');
      // Who wrote what is not told: it was deleted to be gone.
      const { kind, isHandled } = gone;
      await within.audit.changed({ actor, entity: 'feedback', id }, { kind, isHandled }, null);
      return undefined;
    }),
});
export type FeedbacksService = ReturnType<typeof feedbacksService>;
