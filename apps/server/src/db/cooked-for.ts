import { checkOutGroups } from '@shop/domain/states/groups';
import { and, eq, inArray, or } from 'drizzle-orm';
import { checkOuts } from './schema/index.ts';

/** As `domain/days/cooked-for` says, of check-outs in a statement. */
export const isCookedFor = or(
  eq(checkOuts.status, 'paid'),
  and(eq(checkOuts.paymentType, 'cash'), inArray(checkOuts.status, [...checkOutGroups.payable])),
);
