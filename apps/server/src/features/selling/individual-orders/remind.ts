import { checkOutGroups } from '@shop/domain/states/groups';
import { withConcurrency } from '../../../concurrency.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import { type JobKind, worker } from '../../../ports/jobs.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { individualLetters } from './individual-letters.ts';
import type { Reminder } from './individual-orders.repository.ts';

type Parts = { readonly work: UnitOfWork; readonly mails: CheckOutMails; readonly links: CheckOutLinks };

/** Every three minutes: who has waited too long for an answer, and whose time to pay is nearly over. */
export const remindJob: JobKind<object> = {
  name: 'individual-orders.remind',
  retryLimit: 0,
  cron: '*/3 * * * *',
};

/** Reminds the shop at 20 hours, alarms it at 24, and reminds the buyer an hour before the offer ends: each once. */
export const remindIndividual = ({ work, mails, links }: Parts) => {
  const toOwner =
    (letter: typeof individualLetters.requestReminder) =>
    async (within: Work, row: CheckOutRow, now: Date): Promise<void> => {
      const facts = {
        row,
        orders: await within.orders.ofCheckOut(row.id),
        page: links.requestAddressOf(row),
      };
      await mails.toOwner(within, letter, facts, now);
    };
  const write: Readonly<Record<Reminder, (within: Work, row: CheckOutRow, now: Date) => Promise<void>>> = {
    remindedAt: toOwner(individualLetters.requestReminder),
    alarmedAt: toOwner(individualLetters.requestAlarm),
    payRemindedAt: async (within, row, now) => {
      const page = links.requestPageOf(row);
      if (checkOutGroups.timed.includes(row.status))
        await mails.toBuyer(within, individualLetters.offerReminder, row, { page }, now);
    },
  };

  return async (now: Date): Promise<void> => {
    // Where nobody has looked for hours the alarm says it all.
    for (const reminder of ['alarmedAt', 'remindedAt', 'payRemindedAt'] as const) {
      const due = await work.read(({ individualOrders }) => individualOrders.due(reminder, now));
      await withConcurrency(due, 1, (id) =>
        work.transaction(async (within) => {
          const row = await within.checkOuts.lock(id);
          const isStill = (await within.individualOrders.due(reminder, now)).includes(id);
          if (!row || !isStill) return;
          const isAlarm = reminder === 'alarmedAt';
          await within.individualOrders.update(id, {
            [reminder]: now,
            ...(isAlarm && { remindedAt: now }),
          });
          await write[reminder](within, row, now);
        }),
      );
    }
  };
};

export const remindWorker = (remind: (now: Date) => Promise<void>, clock: Clock) =>
  worker(remindJob, () => remind(clock.now()));
