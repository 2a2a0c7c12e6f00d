import type { OrderChangeAnswer } from '@shop/contract/changing-orders';
import type { OrderChangeInput } from '@shop/contract/order-changes';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { type Failure, invalid, isFailure } from '../../../failure.ts';
import { isIban } from '../../../papers/payment-reference.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import type { PayableMoney } from '../payables/money.ts';
import type { CodeTries } from '../discounts/code-tries.ts';
import type { Payables } from '../payables/payables.ts';
import type { Asked } from './asked.ts';
import { cancelOrder } from './cancel-order.ts';
import { carryOutPlan } from './carry-out.ts';
import type { ChangeContexts } from './change-context.ts';
import { planKit } from './change-kit.ts';
import { planStop } from './change-stop.ts';
import { changing } from './changing.ts';
import { daysLeft } from './days-left.ts';
import { giveBack } from './give-back.ts';
import type { MoneyBack } from './money-back.ts';
import type { ChangeContext, PlannedChange } from './planned-change.ts';
import { planCancellationRequest } from './request-cancellation.ts';
import { settleSupplement } from './settle-supplement.ts';
import { planMove, planSkip } from './shift-days.ts';
import type { Supplements } from './supplements.ts';
import { takeBack } from './take-back.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly contexts: ChangeContexts;
  readonly views: CheckOutViews;
  readonly links: CheckOutLinks;
  readonly moves: CheckOutMoves;
  readonly mails: CheckOutMails;
  readonly money: PayableMoney;
  readonly moneyBack: MoneyBack;
  readonly payables: Payables;
  readonly tries: CodeTries;
  readonly supplements: Supplements;
};

type DayInput = Exclude<OrderChangeInput, { readonly action: 'undo' | 'request_cancellation' }>;

/** Changes of an order's days, by its buyer or by the shop. */
export const orderChangesService = (parts: Parts) => {
  const { work, moneyBack } = parts;
  const { plan: planGiveBack } = giveBack(parts);
  const planKitChange = planKit(moneyBack);
  const way = changing({ ...parts, carryOut: carryOutPlan(parts) });
  const planRequest = planCancellationRequest(parts);
  const { undo, previewUndo, recover } = takeBack({ ...parts, changing: way });

  const planOf = (context: ChangeContext, input: DayInput): PlannedChange | Failure => {
    switch (input.action) {
      case 'move':
        return planMove(context, input);
      case 'skip':
        return planSkip(context, input);
      case 'cancel':
        return planGiveBack(context, input);
      case 'address':
      case 'time':
      case 'method':
        return planStop(context, input);
      case 'kit':
        return planKitChange(context, input);
    }
  };

  return {
    ...cancelOrder({ ...parts, changing: way, planGiveBack }),
    ...settleSupplement(parts),
    recover,
    daysLeft: daysLeft(parts),

    /** With `isPreview` it only says what would happen. */
    change: async (
      orderId: number,
      input: OrderChangeInput,
      isPreview: boolean,
      asked: Asked,
    ): Promise<OrderChangeAnswer | Failure> => {
      if (input.action === 'undo') return (isPreview ? previewUndo : undo)(orderId, input, asked);
      const plan =
        input.action === 'request_cancellation'
          ? planRequest(input.reason)
          : (context: ChangeContext) => planOf(context, input);
      if (isPreview) {
        const shown = await way.preview(orderId, plan, asked, input.action);
        if (isFailure(shown)) return shown;
        const checkOutId = await work.read(({ orders }) => orders.checkOutOf(orderId));
        return way.answered(shown, null, checkOutId ?? 0, asked);
      }
      if ('iban' in input && input.iban !== '' && !isIban(input.iban))
        return invalid({ iban: 'iban_invalid' });
      return way.change(orderId, input, plan, asked, input.action);
    },
  };
};
export type OrderChangesService = ReturnType<typeof orderChangesService>;
