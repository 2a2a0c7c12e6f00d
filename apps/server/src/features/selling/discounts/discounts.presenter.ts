import type { CodeFacts, Discount, DiscountCode } from '@shop/contract/discounts';
import type { DiscountCode as PricedCode } from '@shop/domain/pricing/input';
import type { CodeRow } from './codes.repository.ts';
import type { DiscountRow } from './discounts.repository.ts';

export const presentDiscount = ({ createdAt, ...row }: DiscountRow): Discount => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const mealKitsOf = ({ mealKits }: CodeRow) =>
  mealKits.map(({ id, periods }) => ({ id, periods: [...periods] }));

export const presentCode = (row: CodeRow): DiscountCode => ({
  id: row.id,
  version: row.version,
  categoryId: row.discountId,
  code: row.code,
  type: row.type,
  amount: row.amount,
  applyToCart: row.applyToCart,
  isFreeDelivery: row.isFreeDelivery,
  mealKitsIds: mealKitsOf(row),
  citiesIds: row.cityIds,
  multipleCodesAllowed: row.multipleCodesAllowed,
  multipleUseInOrder: row.multipleUseInOrder,
  usesLimit: row.usesLimit,
  usesPerBuyer: row.usesPerBuyer,
  usesCount: row.usesCount,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** A code as the price is computed with it, for a buyer who has had it so often. */
export const pricedCode = (row: CodeRow, usesByBuyer: number): PricedCode => ({
  id: row.id,
  code: row.code,
  type: row.type,
  amount: row.amount,
  appliesToCart: row.applyToCart,
  isFreeDelivery: row.isFreeDelivery,
  mealKits: row.mealKits.map(({ id, periods }) => ({ id, periodIds: periods })),
  cityIds: row.cityIds,
  multipleCodesAllowed: row.multipleCodesAllowed,
  multipleUseInOrder: row.multipleUseInOrder,
  expiresAt: row.expiresAt,
  usesLeft: row.usesLimit === null ? null : row.usesLimit - row.usesCount,
  isUsedByBuyer: row.usesPerBuyer !== null && usesByBuyer >= row.usesPerBuyer,
});

export const presentFacts = (code: PricedCode): CodeFacts => ({
  id: code.id,
  code: code.code,
  type: code.type,
  amount: code.amount,
  applyToCart: code.appliesToCart,
  isFreeDelivery: code.isFreeDelivery,
  mealKitsIds: code.mealKits.map(({ id, periodIds }) => ({ id, periods: [...periodIds] })),
  citiesIds: [...code.cityIds],
  multipleCodesAllowed: code.multipleCodesAllowed,
  multipleUseInOrder: code.multipleUseInOrder,
  expiresAt: code.expiresAt.toISOString(),
  usesLeft: code.usesLeft,
  isUsedByBuyer: code.isUsedByBuyer,
});
