import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aBuyer, sandboxKeys, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { behindTheDoor } from '../../../../test/pricing.ts';
import { payments as paymentRows } from '../../../db/schema/index.ts';
import { fail, isFailure } from '../../../failure.ts';
import { montonioTokens } from '../../../ports/payments/montonio-tokens.ts';
import { isTrouble } from '../../../ports/payments/payments.ts';
import { openMails } from '../../base/mail/mails.ts';
import type { Payable, PayableKind } from '../payables/payable.ts';
import { payablesOf } from '../payables/payables.ts';
import { openPayments } from './payments.ts';

const shop = usePayingShop();

/** Something else that is paid for. */
type Bill = { id: number; number: string; cents: number; isPaid: boolean; returned: number; trail: string[] };

const billKind = (bills: readonly Bill[]): PayableKind => {
  const { firstName, lastName, email, phoneNumber, street, houseNumber, postalCode } = aBuyer();
  const address = {
    firstName,
    lastName,
    email,
    phone: phoneNumber,
    addressLine: `${street} ${houseNumber}`,
    city: 'Vilnius',
    postalCode,
  };
  const payable = (bill: Bill): Payable => ({
    kind: 'bill',
    id: bill.id,
    number: bill.number,
    page: `http://localhost/bills/${bill.id}`,
    dueCents: bill.cents,
    isPaid: bill.isPaid,
    refusal: () => (bill.isPaid ? fail('already_done') : null),
    describe: async () => ({
      locale: 'lt',
      returnUrl: `http://localhost/bills/${bill.id}`,
      description: `Sąskaita ${bill.number}`,
      billing: address,
      shipping: address,
      lines: [{ name: 'Priedas', quantity: 1, finalPriceCents: bill.cents }],
    }),
    receive: async () => {
      if (bill.isPaid) return 'paid_twice';
      bill.isPaid = true;
      return 'paid';
    },
    record: async (_, action, { by }) => void bill.trail.push(`${action} by ${by}`),
    tellReturnDue: async (_, reason, { cents }) => void bill.trail.push(`told of ${reason}: ${cents}`),
    returned: async (_, { cents, reason }) => {
      bill.returned += cents;
      bill.trail.push(`told of return: ${reason}`);
    },
  });
  const one = async (id: number) => {
    const found = bills.find((bill) => bill.id === id);
    return found ? payable(found) : null;
  };
  return {
    kind: 'bill',
    one: (_, id) => one(id),
    lock: (_, id) => one(id),
    byNumber: async (_, number) => bills.find((bill) => bill.number === number)?.id ?? null,
    names: async () =>
      new Map(bills.map(({ id, number }) => [id, { number, buyerName: `${firstName} ${lastName}` }])),
  };
};

const aBill = (id: number) => {
  const bill: Bill = { id, number: `B${id}`, cents: 2500, isPaid: false, returned: 0, trail: [] };
  const { work, catalogue, jobs } = behindTheDoor(shop);
  const refs = payablesOf(billKind([bill]));
  const { money, service, refunds } = openPayments({
    work,
    clock: shop.clock,
    provider: shop.payments,
    payables: refs,
    mails: openMails(
      async () => (await catalogue.snapshot()).settings,
      () => new URL('http://localhost'),
    ),
    // Its news is heard here, not by the shop: that one knows of no bills.
    webhook: () => 'http://localhost/elsewhere',
  });
  const ref = { kind: 'bill', id: bill.id };
  const account = () => work.read((repositories) => money.accountOf(repositories, ref, shop.clock.now()));
  return { bill, ref, work, refs, money, service, refunds, jobs, account };
};

it('whatever has a price is paid online, by the same code as a check-out', async () => {
  const { bill, ref, money, service, account } = aBill(7);
  const now = shop.clock.now();
  expect(await money.begin(ref, null, now)).toBeNull();
  expect((await account()).payments).toMatchObject([{ status: 'pending', amountCents: 2500 }]);
  const [row] = await shop.database.select().from(paymentRows).where(eq(paymentRows.payableId, 7));
  expect(row).toMatchObject({ payableKind: 'bill', checkOutId: null, reference: 'B7' });

  // Another bank takes the place of the first.
  const bank = (await service.methods(now)).banks[0]?.code ?? '';
  expect(await money.begin(ref, bank, now)).toBeNull();
  const { payments, paymentUrl } = await account();
  expect(payments.map(({ status }) => status)).toEqual(['pending', 'declined']);
  await shop.sandbox.pay(uuidIn(paymentUrl));
  expect(await money.lookAgain(ref, now)).toBe(true);
  expect(bill).toMatchObject({ isPaid: true, trail: [] });
  expect((await account()).payments.map(({ status }) => status)).toEqual(['paid', 'declined']);
  // There is nothing left to begin.
  expect(await money.begin(ref, null, now)).toBeNull();
  expect((await account()).payments).toHaveLength(2);
});

it('money for it that is not for keeping goes back through the bank', async () => {
  const { bill, ref, money, refunds, jobs, account } = aBill(8);
  const now = shop.clock.now();
  await money.begin(ref, null, now);
  // Somebody has paid it in cash meanwhile.
  bill.isPaid = true;
  await shop.sandbox.pay(uuidIn((await account()).paymentUrl));
  await money.lookAgain(ref, now);
  expect(bill.trail).toEqual(['return_due by shop', 'told of paid_twice: 2500']);
  expect(await account()).toMatchObject({ toReturnCents: 2500, returnedCents: 0 });

  const page = await refunds.list({ page: 1, perPage: 10, after: undefined });
  if (isFailure(page)) throw new Error(page.code);
  const tasks = page.data;
  expect(tasks).toMatchObject([
    {
      payableKind: 'bill',
      payableId: 8,
      number: 'B8',
      checkOutId: null,
      buyerName: 'Jūratė Žukauskienė',
      reason: 'paid_twice',
      dueCents: 2500,
    },
  ]);
  const id = tasks[0]?.id ?? 0;
  const actor = { id: (await shop.person('admin')).id, now };
  await refunds.confirm(id, { amountCents: 2500, note: '', byHand: false }, actor);
  expect(jobs).toMatchObject([{ name: 'refunds.send', data: { refundTaskId: id } }]);
  await refunds.send(id, now);
  await shop.sandbox.tick();
  await refunds.reconcile(now);
  expect(bill.returned).toBe(2500);
  expect(bill.trail.slice(2)).toEqual([
    'return_requested by staff',
    'returned by shop',
    'told of return: paid_twice',
  ]);
  expect(await account()).toMatchObject({ toReturnCents: 0, returnedCents: 2500 });
});

it('money is known by its reference where the bank’s answer to the first question was lost', async () => {
  const { bill, ref, work, refs, service } = aBill(9);
  const now = shop.clock.now();
  const payable = await work.read((repositories) => refs.one(repositories, ref));
  const details = await work.read((repositories) => payable!.describe(repositories, now));
  const made = await shop.payments.createOrder({
    ...details,
    reference: 'B9',
    totalCents: 2500,
    choice: { kind: 'bank', code: null },
    notificationUrl: 'http://localhost/elsewhere',
  });
  if (isTrouble(made)) throw new Error(made.reason);
  await shop.sandbox.pay(made.uuid);
  const token = await montonioTokens(sandboxKeys, shop.clock).sign({
    uuid: made.uuid,
    merchantReference: 'B9',
    paymentStatus: 'PAID',
    grandTotal: 25,
    currency: 'EUR',
  });
  expect(await service.receiveWebhook(token, now)).toBe('ok');
  expect(bill.isPaid).toBe(true);
});
