import type { NotificationKind } from '@shop/domain/notifications';
import { m } from '@shop/messages';
import type { Work } from '../../../db/unit-of-work.ts';
import type { LetterKind } from '../../base/mail/letter.ts';
import type { Mails, Reader } from '../../base/mail/mails.ts';
import { presentNotifications } from './notifications.presenter.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** Without an account: whoever ordered as a guest. */
export type NotifiedReader = Reader & { readonly userId: number | null };

/** Why the mail came. */
const reasons: Readonly<Record<NotificationKind, typeof m.mail_why_order_changed>> = {
  order_changed: m.mail_why_order_changed,
  delivery_tomorrow: m.mail_why_delivery_tomorrow,
  weekly_menu: m.mail_why_weekly_menu,
  review_reminder: m.mail_why_review_reminder,
  offers: m.mail_why_offers,
};

/** Letters that their readers can switch off. */
export const notificationMails = (mails: Mails, links: UnsubscribeLinks) => {
  const isOn = async (
    within: Pick<Work, 'notifications'>,
    kind: NotificationKind,
    { userId, email }: NotifiedReader,
  ): Promise<boolean> => {
    const said = await within.notifications.saidBy({ id: userId, email });
    return presentNotifications(said).some(
      (each) => each.kind === kind && each.channel === 'mail' && each.isOn,
    );
  };
  return {
    isOn,
    /** False: the reader has switched it off, and nothing was written. */
    write: async <Facts>(
      within: Work,
      kind: NotificationKind,
      letter: LetterKind<Facts>,
      facts: Facts,
      to: NotifiedReader,
      now: Date,
    ): Promise<boolean> => {
      if (!(await isOn(within, kind, to))) return false;
      const { userId, email } = to;
      const owner = userId === null ? { userId, email } : { userId, email: null };
      const url = await links.of({ owner, kind });
      await mails.write(within, letter, facts, to, now, (say) => ({
        text: say(reasons[kind]),
        label: say(m.mail_unsubscribe),
        url,
      }));
      return true;
    },
  };
};
export type NotificationMails = ReturnType<typeof notificationMails>;
