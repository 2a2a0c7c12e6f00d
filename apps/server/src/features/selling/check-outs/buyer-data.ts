import { addHours } from '@shop/domain/day';
import { isoOrNull } from '../../../iso.ts';
import { keptFor, type PersonalData } from '../../base/personal-data.ts';
import { exportedCheckOut } from './exported-check-out.ts';

/**
 * What is kept about those who buy. Orders under way are still brought, and paid back where that is due: their buyer is
 * forgotten when they end (`sweep`).
 */
export const buyerData: PersonalData = {
  export: async ({ buyers, carts, codes }, person) => {
    const checkOuts = await buyers.ofPerson(person);
    const uses = person.email === null ? [] : await codes.usesOf(person.email);
    return {
      ...(person.userId !== null && { cart: await carts.items(person.userId) }),
      orders: checkOuts.map(exportedCheckOut),
      codesUsed: uses.map(({ code, at, givenBackAt }) => ({
        code,
        at: at.toISOString(),
        givenBackAt: isoOrNull(givenBackAt),
      })),
      consents: {
        orders: checkOuts.map(({ row }) => ({
          number: row.number,
          termsAt: isoOrNull(row.agreedTermsAt),
          contactsAt: isoOrNull(row.agreedContactsAt),
        })),
      },
    };
  },
  forget: async (within, person, now) => {
    if (person.userId !== null) await within.carts.empty(person.userId);
    if (person.email !== null) await within.codes.forgetBuyer(person.email);
    await within.buyers.askToForget(person, now);
    await within.buyers.forgetFinished(now);
  },
  expire: async (within, now) => ({
    advertising: await within.buyers.removeOrigins(addHours(now, -24 * keptFor.advertisingDays)),
    returnAccounts: await within.buyers.shortenAccounts(addHours(now, -24 * keptFor.returnAccountDays)),
  }),
};
