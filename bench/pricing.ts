import { priceCart } from '@shop/domain/pricing/cart';
import { aCart, aCode, anItem, entered } from '@shop/domain/pricing/test-support';
import { median } from './process.ts';

const carts = 1000;

/** A large cart: 20 kits with all extras, every fifth of them unique, and five codes of every kind. */
const largeCart = aCart({
  items: Array.from({ length: 20 }, (_, index) =>
    anItem({
      kitId: index + 1,
      kind: index % 5 === 4 ? 'unique' : 'regular',
      unitPriceCents: 1_237 + index,
      days: index % 2 ? 20 : 10,
      amount: 1 + (index % 3),
      allergens: [{ id: 1, percent: 7.5 }],
      kitDiscount: index % 3 ? null : { type: 'percentage', amount: 12.5 },
      additions: [{ id: 1, dayPriceCents: 149, isForUnique: index % 5 === 4 }],
    }),
  ),
  codes: entered(
    aCode({ id: 1, code: 'A', amount: 7.5 }),
    aCode({ id: 2, code: 'B', type: 'fixed', amount: 333 }),
    aCode({ id: 3, code: 'C', appliesToCart: true, amount: 3 }),
    aCode({ id: 4, code: 'D', appliesToCart: true, type: 'fixed', amount: 1_999 }),
    aCode({ id: 5, code: 'E', multipleUseInOrder: false, amount: 20 }),
  ),
  deliveryPrices: {
    regular: { working: 200, weekend_or_holiday: 350 },
    unique: { working: 490, weekend_or_holiday: 690 },
  },
  points: { balance: 50_000, pointValueCents: 1, maxPercent: 30, isEnabled: true, isWanted: true },
});

/** How long the one price of a large cart takes: it is worked out anew at every press of a button. */
export const benchPricing = (): void => {
  const { codes } = priceCart(largeCart);
  if (!codes.every(({ accepted }) => accepted)) throw new Error('the cart does not use all its codes');
  const times: number[] = [];
  for (let count = 0; count < carts; count += 1) {
    const begun = performance.now();
    priceCart(largeCart);
    times.push(performance.now() - begun);
  }
  // Before the machine has warmed to it, and after.
  const [cold, warm] = [times.slice(0, 20), times.slice(-carts / 2)].map(median);
  console.log(
    `price of 20 kits, 5 codes   ${warm?.toFixed(2)} ms, ${cold?.toFixed(2)} ms at first   aim: under 1 ms`,
  );
};
