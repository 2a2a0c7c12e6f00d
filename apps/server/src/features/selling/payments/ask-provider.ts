import { addHours } from '@shop/domain/day';
import { LATE_MONEY_HOURS } from '@shop/domain/states/check-out-can';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { isTrouble, type Payments } from '../../../ports/payments/payments.ts';
import type { Mails } from '../../base/mail/mails.ts';
import type { PayableRef } from '../payables/payable.ts';
import { paymentLetters } from './payment-letters.ts';
import { type Answer, answerOf, askInTurn } from './rounds.ts';
import type { SettlePayment } from './settle-payment.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly provider: Payments;
  readonly settle: SettlePayment;
  readonly mails: Mails;
};

const ONCE_A_DAY = { max: 1, perSeconds: 24 * 60 * 60 };

/** Asking the provider what became of payments. What its answer means is decided in one place, `settle`. */
export const askProvider = ({ work, provider, settle, mails }: Parts) => {
  /** Every payment that is asked about would say the same. */
  const alertKeysRefused = async (within: Work, now: Date): Promise<void> => {
    if (await within.limits.take('alert payment keys', ONCE_A_DAY, now))
      await mails.toOwner(within, paymentLetters.alertPaymentKeys, {}, now);
  };

  /** Whatever it answers about this one, the others have their turn before it is asked about again. */
  const about = async (uuid: string, now: Date, limit?: AbortSignal): Promise<Answer> => {
    const order = await provider.order(uuid, limit);
    if (!isTrouble(order)) {
      await settle(order, now);
      return 'told';
    }
    if (order.kind === 'not_asked') return 'not_asked';
    await work.transaction(async (within) => {
      await within.payments.setChecked(uuid, now);
      // Nobody can pay it: its place is free for another.
      if (order.kind === 'not_found') await within.payments.giveUp(uuid);
      if (order.kind === 'not_authorised') await alertKeysRefused(within, now);
    });
    return answerOf(order);
  };

  const aboutThese = async (uuids: readonly string[], now: Date, limit?: AbortSignal): Promise<boolean> => {
    const answers = await Promise.all(uuids.map((uuid) => about(uuid, now, limit)));
    return answers.every((answer) => answer === 'told');
  };

  return {
    about,
    /** False: about one of them nobody knows. */
    aboutOpen: async (ref: PayableRef, now: Date, limit?: AbortSignal): Promise<boolean> =>
      aboutThese(await work.read(({ payments }) => payments.openOf(ref)), now, limit),
    /** Given up ones too: money may have come for them. */
    aboutAll: async (ref: PayableRef, now: Date, limit?: AbortSignal): Promise<boolean> =>
      aboutThese(await work.read(({ payments }) => payments.unpaidOf(ref)), now, limit),

    /** About every payment that is still open, and now and then about those that were given up. */
    reconcile: async (now: Date): Promise<void> => {
      const uuids = await work.read(({ payments }) =>
        payments.toAskAbout({
          givenUpSince: addHours(now, -LATE_MONEY_HOURS),
          givenUpAskedBefore: addHours(now, -1),
          limit: 500,
        }),
      );
      await askInTurn(new Set(uuids), (uuid) => about(uuid, now));
    },
  };
};
export type AskProvider = ReturnType<typeof askProvider>;
