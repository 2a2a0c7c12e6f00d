import type { NotificationKind } from '@shop/domain/notifications';
import type { Work } from '../../../db/unit-of-work.ts';
import type { LetterKind } from '../../base/mail/letter.ts';
import type { Mails } from '../../base/mail/mails.ts';
import type { NotificationMails, NotifiedReader } from '../../people/notifications/notification-mails.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import { returnAccountOf } from '../payables/return-account.ts';
import { preOrderMessageOf } from './check-out-facts.ts';
import type { CheckOutLetterFacts } from './check-out-letters.ts';
import type { CheckOutLinks } from './check-out-links.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import { payableCheckOut } from './payable-check-out.ts';

/** A letter about a check-out, which asks for more than is known of every one. */
type About<More> = LetterKind<CheckOutLetterFacts & More>;

/** Letters about check-outs, with what they are written from read by the way. */
export const checkOutMails = (
  mails: Mails,
  notificationMails: NotificationMails,
  catalogue: Catalogue,
  links: CheckOutLinks,
) => {
  const factsAbout = async (within: Work, row: CheckOutRow): Promise<CheckOutLetterFacts> => {
    const snapshot = await catalogue.snapshot();
    const { kind } = payableCheckOut(row.id);
    const orders = await within.orders.ofCheckOut(row.id);
    return {
      row,
      orders,
      page: links.pageOf(row),
      firstDayNote: preOrderMessageOf(snapshot, row, orders),
      terms: snapshot.settings.kitOrder,
      returnAccount: returnAccountOf(await within.refundTasks.ofPayables(kind, [row.id])),
    };
  };
  const readerOf = ({ buyer, locale, userId }: CheckOutRow): NotifiedReader => ({
    email: buyer.email,
    locale,
    userId,
  });
  return {
    ...mails,
    toBuyer: async <More extends object>(
      within: Work,
      letter: About<More>,
      row: CheckOutRow,
      more: More,
      now: Date,
    ): Promise<void> => {
      const facts = { ...(await factsAbout(within, row)), ...more };
      await mails.write(within, letter, facts, readerOf(row), now);
    },
    /** Where the buyer has not switched such letters off; false: nothing was written. */
    notifyBuyer: async <More extends object>(
      within: Work,
      kind: NotificationKind,
      letter: About<More>,
      row: CheckOutRow,
      more: More,
      now: Date,
    ): Promise<boolean> => {
      const facts = { ...(await factsAbout(within, row)), ...more };
      return notificationMails.write(within, kind, letter, facts, readerOf(row), now);
    },
  };
};
export type CheckOutMails = ReturnType<typeof checkOutMails>;
