import type { DeliveryPrice } from '@shop/contract/delivery-prices';
import type { VatEntry } from '@shop/contract/vat';
import { dayInVilnius } from '@shop/domain/day';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { invalid, isFailure, type Failure } from '../../../failure.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { checkOutDeliveryPrices } from './delivery-prices.presenter.ts';

/** What a delivery costs and what tax is in a price: lists that are set as a whole. */
export const ratesService = (work: UnitOfWork, catalogue: Catalogue) => {
  const set = async (
    entity: 'delivery_prices' | 'vat',
    after: readonly object[],
    actor: Actor,
    save: (work: Work) => Promise<readonly object[]>,
  ) => {
    await work.transaction(async (within) => {
      const before = await save(within);
      await within.audit.changed({ actor, entity, id: 'all' }, { entries: before }, { entries: after });
      await within.catalogueChanged();
    });
  };
  const deliveryPrices = async (forCheckOut: boolean): Promise<DeliveryPrice[]> => {
    const { pricing } = await catalogue.snapshot();
    return forCheckOut ? checkOutDeliveryPrices(pricing.offer.deliveryPrices) : [...pricing.deliveryPrices];
  };
  const vat = async (): Promise<VatEntry[]> => [...(await catalogue.snapshot()).pricing.vat];

  return {
    deliveryPrices,
    vat,
    setDeliveryPrices: async (prices: readonly DeliveryPrice[], actor: Actor): Promise<DeliveryPrice[]> => {
      await set('delivery_prices', prices, actor, (within) => within.rates.setDeliveryPrices(prices));
      return deliveryPrices(false);
    },
    setVat: async (entries: readonly VatEntry[], actor: Actor): Promise<VatEntry[] | Failure> => {
      const today = dayInVilnius(actor.now);
      const holds = (type: VatEntry['type']) =>
        entries.some((each) => each.type === type && each.validFrom <= today);
      const refused = holds('kit') && holds('delivery') ? null : invalid({ entries: 'vat_for_today' });
      if (isFailure(refused)) return refused;
      await set('vat', entries, actor, (within) => within.rates.setVat(entries));
      return vat();
    },
  };
};
export type RatesService = ReturnType<typeof ratesService>;
