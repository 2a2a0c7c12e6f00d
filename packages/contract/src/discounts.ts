import { z } from 'zod';
import { identity, seenVersion } from './crud.ts';
import { day } from './days.ts';
import { endpoints } from './endpoint.ts';
import { listOf, longListQuery } from './lists.ts';
import { byId, discountFields, discountFits, id, oneOf, shortText } from './parts.ts';
import { cartRequest, codeAnswer } from './quotes.ts';

/** A campaign, which owns codes. */
export const discount = z.object({
  ...identity,
  name: z.string(),
  createdAt: z.string(),
  codesCount: z.number().int(),
  usesCount: z.number().int(),
});
export type Discount = z.infer<typeof discount>;

export const discountInput = z.object({ name: shortText });

export const mealKitOfCode = z.object({ id, periods: z.array(id).max(50).default([]) });
const limit = z.number().int().min(1).max(1_000_000).nullable().default(null);

const codeText = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[\p{L}\p{N}-]{3,32}$/u, 'code_form');

/** What all codes of one making have in common. */
const terms = {
  categoryId: id,
  applyToCart: z.boolean().default(false),
  isFreeDelivery: z.boolean().default(false),
  mealKitsIds: z.array(mealKitOfCode).max(200).default([]),
  citiesIds: z.array(id).max(200).default([]),
  multipleCodesAllowed: z.boolean().default(false),
  multipleUseInOrder: z.boolean().default(false),
  usesLimit: limit,
  usesPerBuyer: limit,
};

/** Delivery for nothing is something to give, too. */
const codeFits = discountFits<{ type: 'percentage' | 'fixed'; amount: number; isFreeDelivery: boolean }>(
  ({ isFreeDelivery }) => isFreeDelivery,
);

export const discountCodeInput = z.object({ ...discountFields, ...terms, code: codeText }).check(codeFits);
export type DiscountCodeInput = z.output<typeof discountCodeInput>;

export const bulkCodesInput = z
  .object({ ...discountFields, ...terms, count: z.number().int().min(1).max(1000) })
  .check(codeFits);

export const discountCode = z.object({
  ...identity,
  ...terms,
  code: z.string(),
  type: z.enum(['fixed', 'percentage']),
  amount: z.number(),
  usesCount: z.number().int(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type DiscountCode = z.output<typeof discountCode>;

/** What the browser needs of an accepted code to price the cart by itself. */
export const codeFacts = discountCode
  .pick({
    id: true,
    code: true,
    type: true,
    amount: true,
    applyToCart: true,
    isFreeDelivery: true,
    mealKitsIds: true,
    citiesIds: true,
    multipleCodesAllowed: true,
    multipleUseInOrder: true,
    expiresAt: true,
  })
  .extend({ usesLeft: z.number().int().nullable(), isUsedByBuyer: z.boolean() });
export type CodeFacts = z.output<typeof codeFacts>;

/** What the browser needs of a gift coupon to reckon with it by itself. */
export const couponFacts = z.object({
  id,
  code: z.string(),
  balanceCents: z.number().int(),
  validUntil: day.nullable(),
});
export type CouponFacts = z.output<typeof couponFacts>;

export const discounts = endpoints({
  'GET /discounts': {
    summary: 'List campaigns',
    access: 'admin',
    query: longListQuery('created', 'name'),
    response: listOf(discount),
  },
  'POST /discounts': {
    summary: 'Create a campaign',
    access: 'admin',
    body: discountInput,
    response: oneOf(discount),
    status: 201,
  },
  'PUT /discounts/{id}': {
    summary: 'Rename a campaign',
    access: 'admin',
    params: byId,
    body: z.intersection(discountInput, seenVersion),
    response: oneOf(discount),
  },
  'DELETE /discounts/{id}': {
    summary: 'Delete a campaign with its codes; not once one was used',
    access: 'admin',
    params: byId,
  },
  'GET /discount-codes': {
    summary: 'List discount codes, newest first, of one campaign where it is named',
    access: 'admin',
    query: longListQuery('created', 'code', 'uses').extend({ categoryId: id.optional() }),
    response: listOf(discountCode),
  },
  'POST /discount-codes': {
    summary: 'Create a discount code; it lives for 60 days',
    access: 'admin',
    body: discountCodeInput,
    response: oneOf(discountCode),
    status: 201,
  },
  'POST /discount-codes/bulk': {
    summary: 'Create many codes of the same terms at once, with random readable codes',
    access: 'admin',
    body: bulkCodesInput,
    response: z.object({ data: z.array(discountCode) }),
    status: 201,
  },
  'PUT /discount-codes/{id}': {
    summary: 'Update a discount code; its life does not begin anew',
    access: 'admin',
    params: byId,
    body: z.intersection(discountCodeInput, seenVersion),
    response: oneOf(discountCode),
  },
  'DELETE /discount-codes/{id}': {
    summary: 'Delete a discount code; not once it was used',
    access: 'admin',
    params: byId,
  },
  'POST /discount-codes/check': {
    summary: 'Say whether a code, or a gift coupon, can be added to a cart, and if not, why',
    access: 'public',
    body: cartRequest.extend({ code: z.string().trim().min(1).max(64) }),
    response: oneOf(
      codeAnswer.extend({
        message: z.string(),
        discountCode: codeFacts.nullable(),
        /** Where the code is that of a gift coupon. */
        coupon: couponFacts.nullable(),
      }),
    ),
  },
});
