import type { NotificationKind } from '@shop/domain/notifications';
import { m } from '@shop/messages';

/** What comes, and when. */
export const notificationWords: Readonly<
  Record<NotificationKind, { readonly name: () => string; readonly hint: () => string }>
> = {
  order_changed: { name: m.notification_order_changed, hint: m.notification_order_changed_hint },
  delivery_tomorrow: { name: m.notification_delivery_tomorrow, hint: m.notification_delivery_tomorrow_hint },
  weekly_menu: { name: m.notification_weekly_menu, hint: m.notification_weekly_menu_hint },
  review_reminder: { name: m.notification_review_reminder, hint: m.notification_review_reminder_hint },
  offers: { name: m.notification_offers, hint: m.notification_offers_hint },
};
