import type { CheckOut, CheckOutSummary } from '@shop/contract/check-outs';
import type { Order } from '@shop/contract/orders';
import { sum } from '@shop/domain/money';
import { takesTransfer } from '@shop/domain/states/check-out-can';
import type { Locale } from '@shop/domain/text';
import type { Viewer } from '../../../actor.ts';
import type { Repositories, UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, isFailure, type Failure } from '../../../failure.ts';
import { type Page, pageFrom } from '../../../page.ts';
import { creditorReference, isIban } from '../../../papers/payment-reference.ts';
import { sepaQrSvg } from '../../../papers/sepa-qr.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { PayableMoney, Returns } from '../payables/money.ts';
import { continueUntil } from '../order-changes/after-all.ts';
import { isBeyondLink } from '../order-changes/asked.ts';
import { presentOrderChange } from '../order-changes/order-changes.presenter.ts';
import type { OrderChangeRow } from '../order-changes/order-changes.repository.ts';
import { noTerms } from '../order-changes/planned-change.ts';
import { undoUntil } from '../order-changes/undo-term.ts';
import { payableSupplement, SUPPLEMENT } from '../order-changes/supplement.ts';
import { payableCheckOut } from './payable-check-out.ts';
import { factsOf, preOrderMessageOf, toPayCents } from './check-out-facts.ts';
import { presentCheckOut, presentOrder, presentSummary, type WholeCheckOut } from './check-outs.presenter.ts';
import type { CheckOutFilter, CheckOutRow } from './check-outs.repository.ts';
import type { CheckOutLinks } from './check-out-links.ts';
import type { OrderFilter } from './orders.repository.ts';

/** Who asks for an order: by login, or by the link from its mail. */
export type Requester = {
  readonly viewer: Viewer | null;
  /** The language in which things are told. */
  readonly locale: Locale;
  readonly token?: string | undefined;
};

const laterThan = (now: Date, until: Date | null): Date | null => (until && now < until ? until : null);

/** Of a check-out and of its supplements. */
const returnsTogether = (all: readonly Returns[]): Returns => ({
  toReturnCents: sum(all.map(({ toReturnCents }) => toReturnCents)),
  returnedCents: sum(all.map(({ returnedCents }) => returnedCents)),
  refunds: all.flatMap(({ refunds }) => refunds),
});

/** By the link alone an account that was named is not corrected. */
const asMayBeNamed = (returns: Returns, isByLink: boolean): Returns => {
  const isNamed = returns.refunds.some((refund) => refund.takesAccount && refund.accountEnd !== null);
  if (!isByLink || !isNamed) return returns;
  return { ...returns, refunds: returns.refunds.map((refund) => ({ ...refund, takesAccount: false })) };
};

type Filter<T> = Omit<T, 'userId' | 'overdueAt'>;

/** What people see of check-outs and orders. What is not theirs is not there. */
export const checkOutViews = (
  work: UnitOfWork,
  catalogue: Catalogue,
  links: CheckOutLinks,
  money: PayableMoney,
) => {
  const isAdmin = ({ viewer }: Requester): boolean => viewer?.role === 'admin';

  const maySee = (row: CheckOutRow, requester: Requester): boolean =>
    isAdmin(requester) ||
    (row.userId !== null && row.userId === requester.viewer?.userId) ||
    links.opens(row, requester.token);

  const read = async (
    repositories: Repositories,
    row: CheckOutRow,
    requester: Requester,
    now: Date,
  ): Promise<WholeCheckOut> => {
    const by = isAdmin(requester) && row.userId !== requester.viewer?.userId ? 'provider' : 'buyer';
    const changes = await repositories.orderChanges.ofCheckOut(row.id);
    const supplementIds = changes.filter(({ supplementCents }) => supplementCents > 0).map(({ id }) => id);
    const account = await money.accountOf(repositories, payableCheckOut(row.id), now);
    const returnsOf = await money.returnsOf(repositories, SUPPLEMENT, supplementIds);
    const returns = supplementIds.map(returnsOf);
    const pending = changes.find(({ status }) => status === 'pending');
    const supplement = pending && (await money.accountOf(repositories, payableSupplement(pending.id), now));
    const orders = await repositories.orders.ofCheckOut(row.id);
    const together = returnsTogether([account, ...returns]);
    const rules = await repositories.stopRules.of([row.id]);
    const snapshot = await catalogue.snapshot();
    const terms = by === 'provider' ? noTerms : snapshot.settings.kitOrder;
    const takenBackUntil = (change: OrderChangeRow): Date | null => {
      const until = laterThan(now, undoUntil(change, changes, by));
      const order = orders.find(({ id }) => id === change.orderId);
      if (until === null || change.kind !== 'cancel' || !order) return until;
      return continueUntil({ row, order, rules, snapshot, terms, now }, change, together.refunds, until);
    };
    return {
      row,
      orders,
      money: {
        ...account,
        ...asMayBeNamed(together, isBeyondLink(row, { requester, now }, 'refund_account')),
      },
      invoices: [
        ...(await repositories.invoices.ofCheckOut(row.id)),
        ...(await repositories.invoices.ofPayables(SUPPLEMENT, supplementIds)),
      ],
      history: await repositories.checkOuts.history(row.id),
      city: { calendar: snapshot.pricing.offer.calendar, cityId: row.cityId ?? 0 },
      changes: changes.map((change) =>
        presentOrderChange(change, {
          undoUntil: takenBackUntil(change),
          paymentUrl: change === pending ? (supplement?.paymentUrl ?? null) : null,
        }),
      ),
    };
  };

  const transferOf = async (row: CheckOutRow, now: Date): Promise<CheckOut['transfer']> => {
    if (!takesTransfer(factsOf(row), now)) return null;
    const { company } = (await catalogue.snapshot()).shop;
    const reference = creditorReference(row.number);
    const details = {
      name: company.name,
      iban: company.iban,
      amountCents: toPayCents(row),
      purpose: { reference },
    };
    return {
      recipient: company.name,
      iban: company.iban,
      bankName: company.bankName,
      reference,
      amountCents: toPayCents(row),
      qrCode: isIban(company.iban) && company.name !== '' ? sepaQrSvg(details) : null,
    };
  };

  /** Whether the viewer may take an order placed as a guest into the own account. */
  const isClaimableBy = async (
    { auth }: Pick<Repositories, 'auth'>,
    row: CheckOutRow,
    viewer: Viewer | null,
  ): Promise<boolean> => {
    if (!viewer || row.userId !== null) return false;
    const user = await auth.user(viewer.userId);
    return user?.emailVerifiedAt != null && user.email.toLowerCase() === row.buyerEmail;
  };

  return {
    maySee,
    isClaimableBy,

    /** The row, where the requester may see it. */
    find: async (id: number, requester: Requester): Promise<CheckOutRow | Failure> => {
      const row = await work.read(({ checkOuts }) => checkOuts.one(id));
      return row && maySee(row, requester) ? row : fail('not_found');
    },

    one: async (id: number, requester: Requester, now: Date): Promise<CheckOut | Failure> =>
      work.view(async (repositories) => {
        const row = await repositories.checkOuts.one(id);
        if (!row || !maySee(row, requester)) return fail('not_found');
        const isClaimable = await isClaimableBy(repositories, row, requester.viewer);
        const isOwn = requester.viewer !== null && requester.viewer.userId === row.userId;
        const whole = await read(repositories, row, requester, now);
        return presentCheckOut(
          whole,
          { isAdmin: isAdmin(requester), isClaimable, isOwn, locale: requester.locale, now },
          {
            transfer: await transferOf(row, now),
            token: links.tokenOf(row),
            preOrderMessage: preOrderMessageOf(await catalogue.snapshot(), row, whole.orders),
          },
        );
      }),

    list: (
      { overdue, mine, ...query }: Filter<CheckOutFilter> & { overdue: boolean; mine: boolean },
      viewer: Viewer,
      now: Date,
    ): Promise<Page<CheckOutSummary> | Failure> =>
      work.read(async (repositories) => {
        const { checkOuts, orders } = repositories;
        const seesAll = viewer.role === 'admin' && !mine;
        const filter: CheckOutFilter = {
          ...query,
          ...(!seesAll && { userId: viewer.userId }),
          ...(overdue && { overdueAt: now }),
        };
        const page = await checkOuts.list(filter);
        if (isFailure(page)) return page;
        const ids = page.rows.map(({ id }) => id);
        const supplements = await repositories.orderChanges.supplementsOf(ids);
        const [lines, returnsOf, returnsOfSupplement] = await Promise.all([
          orders.linesOf(ids),
          money.returnsOf(repositories, payableCheckOut(0).kind, ids),
          money.returnsOf(
            repositories,
            SUPPLEMENT,
            supplements.map(({ id }) => id),
          ),
        ]);
        const linesOf = Map.groupBy(lines, (line) => line.checkOutId);
        const allReturnsOf = (id: number): readonly Returns[] => [
          returnsOf(id),
          ...supplements
            .filter(({ checkOutId }) => checkOutId === id)
            .map((each) => returnsOfSupplement(each.id)),
        ];
        return pageFrom(page, (row) =>
          presentSummary(row, linesOf.get(row.id) ?? [], returnsTogether(allReturnsOf(row.id)), now),
        );
      }),

    orders: (query: Filter<OrderFilter>, viewer: Viewer): Promise<Page<Order> | Failure> =>
      work.read(async ({ orders }) => {
        const filter = { ...query, ...(viewer.role !== 'admin' && { userId: viewer.userId }) };
        return pageFrom(await orders.list(filter), presentOrder);
      }),

    order: async (id: number, viewer: Viewer): Promise<Order | Failure> => {
      const row = await work.read(({ orders }) => orders.one(id));
      const isTheirs = row && (viewer.role === 'admin' || row.userId === viewer.userId);
      return isTheirs ? presentOrder(row) : fail('not_found');
    },
  };
};
export type CheckOutViews = ReturnType<typeof checkOutViews>;
