import { addHours } from '@shop/domain/day';
import { monthsBefore, type PersonalData } from '../../base/personal-data.ts';
import { DRAFT_DAYS } from './individual-requester.ts';

/** As the consent says; whoever changes one changes the other. */
const keptFor = { monthsAfterDelivery: 12, daysAfterEnd: 30 };

/**
 * What people answered about themselves. It goes with its buyer (`buyers.forgetFinished`), by itself in time, and a request
 * that was never sent at once.
 */
export const individualData: PersonalData = {
  export: async ({ buyers, individualOrders, individualDrafts, personalMenus }, person) => {
    const checkOuts = await buyers.ofPerson(person);
    const numbers = new Map(checkOuts.map(({ row }) => [row.id, row.number]));
    const ids = [...numbers.keys()];
    const requests = await individualOrders.these(ids);
    const messages = await individualOrders.messages(ids);
    const menus = await personalMenus.ofCheckOuts(ids);
    const drafts = person.userId === null ? [] : await individualDrafts.allOfUser(person.userId);
    return {
      individualOrders: requests.map((request) => ({
        order: numbers.get(request.checkOutId),
        answers: request.answers,
        consent: { text: request.consentText, at: request.consentAt.toISOString() },
        declinedWords: request.declinedWords,
        messages: messages
          .filter(({ checkOutId }) => checkOutId === request.checkOutId)
          .map(({ side, words, createdAt }) => ({ by: side, words, at: createdAt.toISOString() })),
        menus: menus
          .filter(({ checkOutId }) => checkOutId === request.checkOutId)
          .map(({ words, files }) => ({ words, files: files.map(({ name }) => name) })),
      })),
      individualDrafts: drafts.map((draft) => ({
        answers: draft.answers,
        consent: { text: draft.consentText, at: draft.consentAt.toISOString() },
        writtenAt: draft.updatedAt.toISOString(),
      })),
    };
  },
  forget: async (within, { userId }) => {
    if (userId !== null) await within.individualDrafts.removeOfUser(userId);
  },
  expire: async (within, now) => ({
    individualDrafts: await within.individualDrafts.removeWrittenBefore(addHours(now, -24 * DRAFT_DAYS)),
    individualRequests: await within.individualOrders.forgetOld({
      deliveredBefore: monthsBefore(now, keptFor.monthsAfterDelivery),
      endedBefore: addHours(now, -24 * keptFor.daysAfterEnd),
    }),
  }),
};
