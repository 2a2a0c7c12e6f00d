import { cardOption, type OnlinePaymentMethods } from '@shop/contract/payments';
import { isTrouble, type Payments } from '../../../ports/payments/payments.ts';
import { BUYER_WAITS_MS, CHOICE_WAITS_MS, orNullAfter } from './waits.ts';

const FRESH_MS = 60_000;
/** Banks come and go seldom: those of the last hour are still right while the provider is slow or away. */
const GOOD_MS = 60 * 60_000;

const noMethods: OnlinePaymentMethods = { isAvailable: false, banks: [], cards: null };

/** The provider's list of banks and cards, kept for a while. */
export const bankList = (provider: Pick<Payments, 'paymentMethods'>) => {
  let known: { readonly at: number; readonly methods: OnlinePaymentMethods } | null = null;
  const knownFor = (ms: number, now: Date): OnlinePaymentMethods | null =>
    known && Math.abs(now.getTime() - known.at) < ms ? known.methods : null;

  // One request serves everybody who needs the list meanwhile; nobody's own limit ends it for the others.
  let asking: Promise<OnlinePaymentMethods | null> | null = null;
  const ask = (now: Date): Promise<OnlinePaymentMethods | null> =>
    (asking ??= (async () => {
      const answer = await provider.paymentMethods();
      if (isTrouble(answer)) return null;
      const methods = { isAvailable: true, banks: [...answer.banks], cards: answer.cards };
      known = { at: now.getTime(), methods };
      return methods;
    })().finally(() => {
      asking = null;
    }));

  /** Known ones at once, asked for anew behind the scenes; only where none are known somebody has to wait. */
  const read = async (now: Date, waitsMs: number): Promise<OnlinePaymentMethods | null> => {
    const good = knownFor(GOOD_MS, now);
    if (!good) return orNullAfter(waitsMs, ask(now));
    if (!knownFor(FRESH_MS, now)) ask(now).catch(() => {});
    return good;
  };

  return {
    methods: async (now: Date): Promise<OnlinePaymentMethods> =>
      (await read(now, BUYER_WAITS_MS)) ?? noMethods,

    /** Where nobody knows the banks, any option may be right. */
    isKnownOption: async (option: string | null, now: Date): Promise<boolean> => {
      if (option === null) return true;
      const choices = await read(now, CHOICE_WAITS_MS);
      if (!choices) return true;
      return option === cardOption
        ? choices.cards !== null
        : choices.banks.some(({ code }) => code === option);
    },
  };
};
