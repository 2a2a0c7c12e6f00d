import { christmasPhase, type ChristmasPhase } from '@shop/domain/christmas';
import type { Visitor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { tooMany } from '../../base/limits/too-many.ts';
import { linkHash, newLinkToken } from '../../base/links/tokens-in-mail.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { seasonOf } from '../../base/settings/christmas-season.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import { christmasLetters } from './christmas-letters.ts';

const DAY = 24 * 60 * 60;
/** Enough for a household, too little to fill strangers' mailboxes. */
const perAddress = { max: 10, perSeconds: DAY };
const perMailbox = { max: 3, perSeconds: DAY };
const confirmations = { max: 30, perSeconds: 60 * 60 };

const AT_ONCE = 100;

type Confirmed = { readonly phase: ChristmasPhase; readonly opensAt: string | null };

/** One mail to whoever asked for it, when the season begins. */
export const christmasReminders = (work: UnitOfWork, settings: ReadSettings, mails: Mails) => {
  const phaseAt = async (now: Date): Promise<Confirmed> => {
    const { christmas } = await settings();
    return { phase: christmasPhase(seasonOf(christmas), now), opensAt: christmas.opensAt };
  };

  return {
    /** Whoever asks is told the same, whether the mailbox is known or not. */
    ask: async (
      { email, website }: { readonly email: string; readonly website: string },
      { address, locale, now }: Pick<Visitor, 'address' | 'locale' | 'now'>,
    ): Promise<Failure | undefined> => {
      if ((await phaseAt(now)).phase === 'open') return fail('christmas_is_open');
      const mailbox = email.toLowerCase();
      const isAllowed = await work.read(
        async ({ limits }) =>
          (await limits.take(`christmas reminder from ${address}`, perAddress, now)) &&
          (await limits.take(`christmas reminder to ${mailbox}`, perMailbox, now)),
      );
      if (!isAllowed) return tooMany(perAddress);
      if (website !== '') return undefined;
      return work.transaction(async (within) => {
        const token = newLinkToken();
        const asked = { email: mailbox, locale, tokenHash: linkHash(token), createdAt: now };
        if (await within.christmasReminders.ask(asked))
          await mails.write(
            within,
            christmasLetters.christmasReminderAsked,
            { token },
            { email, locale },
            now,
          );
        return undefined;
      });
    },

    confirm: async (token: string, address: string, now: Date): Promise<Confirmed | Failure> => {
      const mayTry = await work.read(({ limits }) =>
        limits.take(`christmas link from ${address}`, confirmations, now),
      );
      if (!mayTry) return tooMany(confirmations);
      const refusal = await work.transaction(async (within) => {
        const found = await within.christmasReminders.byToken(linkHash(token));
        if (!found) return fail('link_ended');
        if (found.confirmedAt === null) await within.christmasReminders.confirm(found.id, now);
        return null;
      });
      return refusal ?? phaseAt(now);
    },

    /** What is gone already is as it was wished. */
    withdraw: (token: string): Promise<undefined> =>
      work.transaction(async (within) => {
        const found = await within.christmasReminders.byToken(linkHash(token));
        if (found) await within.christmasReminders.remove(found.id);
        return undefined;
      }),

    /** Each mail with the end of its wish: nobody is written to twice, whatever runs twice. */
    send: async (now: Date): Promise<void> => {
      const { lastOrderAt } = seasonOf((await settings()).christmas);
      if (lastOrderAt === null || (await phaseAt(now)).phase !== 'open') return;
      for (;;) {
        const due = await work.read((repositories) => repositories.christmasReminders.confirmed(AT_ONCE));
        for (const { id } of due)
          await work.transaction(async (within) => {
            const reader = await within.christmasReminders.take(id);
            if (reader)
              await mails.write(within, christmasLetters.christmasReminder, { lastOrderAt }, reader, now);
          });
        if (due.length < AT_ONCE) return;
      }
    },
  };
};
export type ChristmasReminders = ReturnType<typeof christmasReminders>;
