import type { DeliveryTime } from '@shop/contract/delivery-times';
import type { PaymentMethodSettings } from '@shop/contract/settings';
import type { PriceList } from '@shop/contract/price-list';
import type { Offer } from '@shop/domain/pricing/offer';
import type { PricedCart } from '~/features/selling/cart/priced.ts';
import { useOutletContext } from 'react-router';
import type { CartItem } from '~/features/selling/cart/items.ts';
import type { CartOptions } from '~/features/selling/cart/options.ts';
import type { CheckOutState } from './state.ts';
import type { DeliveryOptions } from './steps.ts';

/** What every step knows of the order that is being made. */
export type CheckOutContext = {
  readonly items: readonly CartItem[];
  readonly options: CartOptions;
  readonly state: CheckOutState;
  readonly list: PriceList;
  readonly offer: Offer;
  readonly priced: PricedCart;
  readonly delivery: DeliveryOptions;
  /** Of the chosen city. */
  readonly times: readonly DeliveryTime[];
  readonly payments: PaymentMethodSettings;
  /** The order is made: from now on an empty cart is no reason to leave. */
  readonly onPlaced: () => void;
};

export const useCheckOut = (): CheckOutContext => useOutletContext<CheckOutContext>();
