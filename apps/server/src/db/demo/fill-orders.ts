import { randomUUID } from 'node:crypto';
import type { CheckOutInput } from '@shop/contract/check-outs';
import { addDays, addHours, type Day, dayInVilnius, weekday } from '@shop/domain/day';
import { earliestStart } from '@shop/domain/calendar';
import { payByCoupons } from '@shop/domain/coupons';
import { earnedPoints, pointsExpireAt } from '@shop/domain/points';
import { priceRequest } from '@shop/domain/pricing/request';
import type { CheckOutStatus, OrderStatus, PaymentType } from '@shop/domain/states/statuses';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { buildSnapshot, type Snapshot } from '../../features/catalogue/snapshot/snapshot.ts';
import { payableCheckOut } from '../../features/selling/check-outs/payable-check-out.ts';
import { checkOutRow, insertLines } from '../../features/selling/check-outs/placed-rows.ts';
import { invoicing } from '../../features/selling/invoices/invoicing.ts';
import { auditLog } from '../../features/base/audit/audit.repository.ts';
import type { Handle } from '../database.ts';
import { repositories } from '../repositories.ts';
import { fillIndividual } from './fill-individual.ts';
import * as schema from '../schema/index.ts';

type Buyer = CheckOutInput['buyer'] & { readonly userId: number | null };

export type PastCheckOut = {
  readonly buyer: Buyer;
  readonly hoursAgo: number;
  readonly days: number;
  readonly paymentType: PaymentType;
  /** Absent: the first kit that is sold for so many days. */
  readonly item?: CheckOutInput['items'][number];
  /** Where it has come to; absent: where it began. */
  readonly to?: { readonly status: CheckOutStatus; readonly orders: OrderStatus; readonly action: string };
};

export const address = {
  companyName: '',
  addressName: '',
  street: 'Pilies g.',
  houseNumber: '14',
  apartmentNumber: '3',
  floor: '2',
  postalCode: 'LT-01123',
  extraInformation: '',
  businessName: '',
  businessCode: '',
  businessWorkersCount: null,
};
const paid = { status: 'paid', orders: 'paid', action: 'pay' } as const;
export const completed = { status: 'completed', orders: 'completed', action: 'complete' } as const;
const notPaid = { status: 'not_paid', orders: 'not_paid', action: 'time_out' } as const;

const pastOf = (user: Buyer, guest: Buyer): PastCheckOut[] => [
  { buyer: user, hoursAgo: 40 * 24, days: 5, paymentType: 'montonio', to: completed },
  { buyer: user, hoursAgo: 12 * 24, days: 5, paymentType: 'montonio', to: notPaid },
  {
    buyer: guest,
    hoursAgo: 6 * 24,
    days: 10,
    paymentType: 'bank_account',
    to: { ...paid, action: 'approve_payment' },
  },
  { buyer: user, hoursAgo: 5 * 24, days: 20, paymentType: 'montonio', to: paid },
  { buyer: guest, hoursAgo: 9, days: 5, paymentType: 'bank_account' },
  { buyer: user, hoursAgo: 2, days: 5, paymentType: 'bank_account' },
  { buyer: guest, hoursAgo: 1, days: 10, paymentType: 'cash' },
];

/** The first kit that is sold for so many days, as an item of a cart. */
const itemOf = (snapshot: Snapshot, days: number): CheckOutInput['items'][number] => {
  for (const kit of snapshot.kits.values()) {
    const period = kit.periods.find((each) => each.days === days);
    const calorie = kit.calories.find(({ prices }) => prices.some((price) => price.periodId === period?.id));
    if (kit.isUnique || kit.isHidden || !period || !calorie) continue;
    return {
      mealKitId: kit.id,
      calorieId: calorie.id,
      periodId: period.id,
      combinationId: null,
      amount: 1,
      allergenIds: [],
      additionIds: [],
    };
  }
  throw new Error(`the demo has no kit of ${days} days`);
};

/** Places an order of some time ago and takes it to where it has come; its id. */
export const placePast = async (
  tx: Handle,
  snapshot: Snapshot,
  past: PastCheckOut,
  now: Date,
): Promise<number> => {
  const within = repositories(tx);
  const at = addHours(now, -past.hoursAgo);
  const { offer, deliveryTimes } = snapshot.pricing;
  const cityId = offer.cityIds[0] ?? 0;
  const earliest: Day = earliestStart(at, offer.earliest, { calendar: offer.calendar, cityId });
  const isWeekend = weekday(earliest) >= 6;
  const { userId, ...buyer } = past.buyer;
  const time = [...deliveryTimes.values()].find((each) => each.cityId === cityId);
  const input: CheckOutInput = {
    cityId,
    startDate: isWeekend ? addDays(earliest, 8 - weekday(earliest)) : earliest,
    workingDaysOnly: true,
    items: [past.item ?? itemOf(snapshot, past.days)],
    discountCodes: [],
    usePoints: false,
    coupons: [],
    christmasWayId: null,
    buyer,
    saveAddress: false,
    delivery: { method: 'to_hands', deliveryTimeId: time?.id ?? null },
    paymentType: past.paymentType,
    paymentOption: null,
    agreeTerms: true,
    agreeContacts: true,
    expectedTotalCents: 0,
  };
  const request = { ...input, startDate: input.startDate };
  const priced = priceRequest(request, { codes: [], pointsBalance: 0 }, offer, at);
  const coupons = { ...payByCoupons(priced.price.totalCents, [], dayInVilnius(at)), entered: [] };
  const cart = { ...priced, codeIds: [], christmas: null, coupons };
  const by = {
    userId,
    locale: 'lt',
    now: at,
    address: '',
    ip: '',
    device: '',
    knownDevice: null,
    hasAdvertisingConsent: false,
  } as const;
  const row = await within.checkOuts.insert(checkOutRow(input, cart, snapshot, by));
  await insertLines(within, row.id, input, cart, snapshot);
  const record = (action: string, details: Record<string, unknown>, when: Date) =>
    auditLog(tx).record({ actorId: null, action, entity: 'check_out', entityId: row.id, details }, when);
  await record('place', { to: row.status, by: 'buyer' }, at);
  const { to } = past;
  if (!to) return row.id;

  const isPaid = to.status !== 'not_paid';
  const when = addHours(at, isPaid ? 1 : 6);
  const change = { status: to.status, statusBefore: row.status, ...(isPaid && { paidAt: when }) };
  await within.checkOuts.update(row.id, change);
  const ids = (await within.orders.linesOf([row.id])).map(({ id }) => id);
  for (const id of ids) await within.orders.setStatus(id, to.orders, 'pending');
  await record(to.action, { from: row.status, to: to.status, by: 'shop' }, when);
  const ofOrders = inArray(schema.deliveries.orderId, ids);
  if (isPaid) {
    await invoicing({ snapshot: async () => snapshot }).issue(within, { ...row, ...change }, when);
    const { pointsPerEuro, expiryDays } = snapshot.settings.points;
    if (userId !== null)
      await within.points.add({
        userId,
        checkOutId: row.id,
        at: when,
        reason: 'order_paid',
        points: earnedPoints(row.kitsCents, pointsPerEuro),
        expiresAt: pointsExpireAt(when, expiryDays),
        cause: `order_paid ${row.id}`,
      });
    await tx
      .update(schema.deliveries)
      .set({ status: 'delivered' })
      .where(and(ofOrders, lt(schema.deliveries.day, dayInVilnius(now))));
  } else await tx.update(schema.deliveries).set({ status: 'cancelled' }).where(ofOrders);
  return row.id;
};

/** Orders in several states for the demo's buyer and for a guest, and one transfer that came twice. */
export const fillOrders = async (tx: Handle, now: Date): Promise<void> => {
  const [user] = await tx.select().from(schema.users).where(eq(schema.users.role, 'user')).limit(1);
  if (!user) return;
  const rows = await repositories(tx).catalogue.all(addDays(dayInVilnius(now), -14));
  const snapshot = buildSnapshot(rows, now);
  const ofUser: Buyer = {
    ...address,
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phone,
  };
  const guest: Buyer = {
    ...address,
    userId: null,
    firstName: 'Mantas',
    lastName: 'Svečiavičius',
    email: 'svecias@shop.example',
    phoneNumber: '+37060000005',
    businessName: 'UAB „Sotus biuras“',
    businessCode: '300000001',
  };
  const ids: number[] = [];
  for (const past of pastOf(ofUser, guest)) ids.push(await placePast(tx, snapshot, past, now));

  await fillIndividual(tx, snapshot, { waiting: guest, paid: ofUser }, now);

  // The guest's transfer came twice; the admin has it to return.
  const within = repositories(tx);
  const twice = await within.checkOuts.one(ids[2] ?? 0);
  if (!twice) return;
  await within.refundTasks.insert(payableCheckOut(twice.id), {
    reason: 'paid_twice',
    status: 'due',
    dueCents: twice.totalCents,
    idempotencyKey: randomUUID(),
    createdAt: addHours(now, -118),
  });
};
