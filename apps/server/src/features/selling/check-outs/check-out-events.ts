import type { CheckOutChanged } from '@shop/contract/check-outs';
import { type Failure, isFailure } from '../../../failure.ts';
import type { Announcements } from '../../../ports/announcements.ts';
import { checkOutTopic } from './check-out-trail.ts';
import type { CheckOutViews, Requester } from './check-out-views.ts';

type Changed = { readonly name: 'changed'; readonly id: string; readonly data: CheckOutChanged };

type Listening = {
  /** What its reader has seen last: only what is newer is told. */
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
};

/** Tells whoever looks at an order when it moves: the money has come, the shop has approved it. */
export const checkOutEvents =
  (views: CheckOutViews, announcements: Announcements) =>
  async (
    id: number,
    requester: Requester,
    { lastEventId, signal }: Listening,
  ): Promise<AsyncIterable<Changed> | Failure> => {
    // Each time anew: a link may have been ended, and the order gone.
    const look = async (): Promise<CheckOutChanged | Failure> => {
      const row = await views.find(id, requester);
      return isFailure(row) ? row : { id, status: row.status, version: row.version };
    };
    // Before the first look, so that nothing is missed between the two.
    const notices = announcements.about(checkOutTopic(id), signal);
    const first = await look();
    if (isFailure(first)) return first;
    const changes = async function* (): AsyncGenerator<Changed> {
      let known = lastEventId;
      for (let state: CheckOutChanged | Failure = first; !isFailure(state); state = await look()) {
        const version = String(state.version);
        if (version !== known) yield { name: 'changed', id: version, data: state };
        known = version;
        if ((await notices.next()).done) return;
      }
    };
    return changes();
  };
export type CheckOutEvents = ReturnType<typeof checkOutEvents>;
