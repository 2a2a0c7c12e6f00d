import type { Handle } from '../../db/database.ts';
import { cartsRepository } from './carts/carts.repository.ts';
import { buyersRepository } from './check-outs/buyers.repository.ts';
import { checkOutsRepository } from './check-outs/check-outs.repository.ts';
import { deliveriesRepository } from './check-outs/deliveries.repository.ts';
import { deliveryEntriesRepository } from './check-outs/delivery-entries.repository.ts';
import { stopRulesRepository } from './check-outs/stop-rules.repository.ts';
import { christmasRemindersRepository } from './christmas/christmas-reminders.repository.ts';
import { christmasWaysRepository } from './christmas/christmas-ways.repository.ts';
import { couponOrdersRepository } from './coupons/coupon-orders.repository.ts';
import { couponsRepository } from './coupons/coupons.repository.ts';
import { deliveryMenusRepository } from './individual-orders/delivery-menus.repository.ts';
import { individualDraftsRepository } from './individual-orders/individual-drafts.repository.ts';
import { individualOrdersRepository } from './individual-orders/individual-orders.repository.ts';
import { personalMenusRepository } from './individual-orders/personal-menus.repository.ts';
import { orderChangesRepository } from './order-changes/order-changes.repository.ts';
import { ordersRepository } from './check-outs/orders.repository.ts';
import { codesRepository } from './discounts/codes.repository.ts';
import { discountsRepository } from './discounts/discounts.repository.ts';
import { invoicesRepository } from './invoices/invoices.repository.ts';
import { paymentsRepository } from './payments/payments.repository.ts';
import { refundTasksRepository } from './payments/refund-tasks.repository.ts';

export const sellingRepositories = (handle: Handle) => ({
  buyers: buyersRepository(handle),
  carts: cartsRepository(handle),
  checkOuts: checkOutsRepository(handle),
  christmasReminders: christmasRemindersRepository(handle),
  christmasWays: christmasWaysRepository(handle),
  codes: codesRepository(handle),
  couponOrders: couponOrdersRepository(handle),
  coupons: couponsRepository(handle),
  deliveries: deliveriesRepository(handle),
  deliveryEntries: deliveryEntriesRepository(handle),
  deliveryMenus: deliveryMenusRepository(handle),
  discounts: discountsRepository(handle),
  individualDrafts: individualDraftsRepository(handle),
  individualOrders: individualOrdersRepository(handle),
  invoices: invoicesRepository(handle),
  orderChanges: orderChangesRepository(handle),
  orders: ordersRepository(handle),
  payments: paymentsRepository(handle),
  personalMenus: personalMenusRepository(handle),
  refundTasks: refundTasksRepository(handle),
  stopRules: stopRulesRepository(handle),
});
