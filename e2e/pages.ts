import type { Page } from '@playwright/test';
import { guestAsks, guestIsOffered, hasBegunRequest, hasRequestBuyer, hasRequestDelivery } from './asking.ts';
import { placePages } from '../apps/web/app/features/office/admin/places.ts';
import { isNewAdmin } from './mailbox.ts';
import {
  guestBuysCoupons,
  guestOrders,
  guestOrdersForChristmas,
  guestPaysCoupons,
  hasCart,
  hasChosenDelivery,
  hasSaidWhoAndWhere,
  longEmail,
} from './buying.ts';

/** Every page of the shop, for whom it is. They are walked with axe and photographed. */
export type ShopPage = {
  readonly name: string;
  readonly path: string;
  readonly role?: 'admin' | 'kitchen_worker' | 'courier' | 'user';
  /** The answer's status, 200 unless said. */
  readonly status?: number;
  /** What has to be done first, in Lithuanian; it may say the path. */
  readonly before?: (page: Page) => Promise<string | void>;
};

/** What the demo's user can do with the next delivery. */
const onTheNextDay =
  (action: string) =>
  async (page: Page): Promise<string> => {
    const { data: list } = (await (await page.request.get('/api/price-list')).json()) as {
      data: { readonly today: string };
    };
    const from = list.today;
    const to = new Date(new Date(from).getTime() + 60 * 86_400_000).toISOString().slice(0, 10);
    const answer = await page.request.get(`/api/deliveries?from=${from}&to=${to}`);
    const { data } = (await answer.json()) as {
      data: readonly { readonly id: number; readonly status: string }[];
    };
    const last = data.filter(({ status }) => status === 'planned').at(-1);
    return `/user/kit-management/${last?.id ?? 0}/${action}`;
  };

const dayActions = ['move', 'skip', 'cancel', 'address', 'time', 'method', 'kit'];

/** Of the first box of the demo's order. */
const ofFirstBox = (what: string) => async (page: Page) => {
  const { data } = await (await page.request.get('/api/check-outs/4')).json();
  return `/user/kit-management/${data.orders[0].deliveries[0].id}/${what}`;
};

export const shopPages: readonly ShopPage[] = [
  { name: 'home', path: '/' },
  { name: 'home-calculated', path: '/?sex=man&age=35&height=180&weight=95&goal=extreme_loss' },
  { name: 'week-menu', path: '/savaites-meniu' },
  { name: 'week-menu-next', path: '/savaites-meniu?week=next&be=7' },
  { name: 'prices', path: '/kainos' },
  { name: 'contacts', path: '/kontaktai' },
  { name: 'contacts-sent', path: '/kontaktai?issiusta=1' },
  { name: 'faq', path: '/duk' },
  { name: 'blog', path: '/blog-articles' },
  { name: 'blog-article', path: '/blog-articles/1' },
  { name: 'business', path: '/verslo-pasiulymas' },
  { name: 'eu-support', path: '/es-parama' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'data-deletion', path: '/data-deletion-policy' },
  { name: 'data-deletion-confirm', path: '/data-deletion-policy/patvirtinti?token=x' },
  { name: 'unsubscribe-unknown', path: '/pranesimai/atsisakyti?token=x' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'owners-page', path: '/p/taskai' },
  { name: 'cookies', path: '/slapukai' },
  { name: 'kits', path: '/mitybos-planai' },
  { name: 'kits-none', path: '/mitybos-planai?search=zzzz' },
  { name: 'kit', path: '/mitybos-planai/1' },
  { name: 'kit-unique', path: '/mitybos-planai/9' },
  { name: 'dish', path: '/mitybos-planai/9?dish=45' },
  { name: 'cart-empty', path: '/krepselis' },
  { name: 'christmas', path: '/kuciu-rinkinys' },
  { name: 'christmas-reminder', path: '/kuciu-rinkinys/priminimas?token=x' },
  {
    name: 'christmas-order',
    path: '/check-out/order/:id',
    before: async (page) => `/check-out/order/${(await guestOrdersForChristmas(page.request, longEmail)).id}`,
  },
  { name: 'coupons', path: '/coupon-order' },
  { name: 'coupon-balance', path: '/coupon-order/balance' },
  { name: 'coupons-to-pay', path: '/coupon-order/1', before: (page) => guestBuysCoupons(page) },
  { name: 'coupons-bought', path: '/coupon-order/1', before: (page) => guestPaysCoupons(page) },
  { name: 'login', path: '/auth/login' },
  { name: 'register', path: '/auth/register?ref=draugas' },
  { name: 'confirm-registration', path: '/auth/confirm?token=x' },
  { name: 'forgot-password', path: '/auth/forgot-password' },
  { name: 'reset-password', path: '/auth/reset-password?token=x' },
  { name: 'confirm-email', path: '/auth/confirm-email?token=x' },
  { name: 'facebook-deletion', path: '/auth/facebook-deletion?code=abc' },
  { name: 'days', path: '/user/kit-management', role: 'user' },
  { name: 'days-week', path: '/user/kit-management?view=week', role: 'user' },
  { name: 'calculator', path: '/user/calculator', role: 'user' },
  { name: 'personal-settings', path: '/user/personal-settings', role: 'user' },
  { name: 'login-settings', path: '/user/personal-settings/login', role: 'user' },
  { name: 'addresses', path: '/user/addresses', role: 'user' },
  { name: 'points', path: '/user/discounts', role: 'user' },
  { name: 'orders', path: '/user/order-management/all', role: 'user' },
  { name: 'order-of-account', path: '/user/order-management/4', role: 'user' },
  ...dayActions.map((action): ShopPage => ({
    name: `day-${action}`,
    path: '/user/kit-management/1/skip',
    role: 'user',
    before: onTheNextDay(action),
  })),
  { name: 'claim', path: '/user/kit-management/:id/claim', role: 'user', before: ofFirstBox('claim') },
  { name: 'review', path: '/user/kit-management/:id/review', role: 'user', before: ofFirstBox('review') },
  { name: 'cart', path: '/krepselis', before: hasCart },
  { name: 'check-out-buyer', path: '/check-out/buyer-info', before: hasCart },
  { name: 'check-out-delivery', path: '/check-out/delivery', before: hasSaidWhoAndWhere },
  { name: 'check-out-payment', path: '/check-out/payment', before: hasChosenDelivery },
  {
    name: 'order',
    path: '/check-out/order/:id',
    before: async (page) => `/check-out/order/${(await guestOrders(page.request, longEmail)).id}`,
  },
  {
    name: 'claim-of-guest',
    path: '/check-out/order/:id/claim/:deliveryId',
    before: async (page) => {
      const { id, orders } = await guestOrders(page.request, longEmail);
      return `/check-out/order/${id}/claim/${orders[0]?.deliveries[0]?.id}`;
    },
  },
  { name: 'individual-order', path: '/individual-order' },
  ...['food', 'amount', 'days', 'menu', 'other'].map((part): ShopPage => ({
    name: `individual-${part}`,
    path: `/individual-order?part=${part}`,
    before: hasBegunRequest,
  })),
  { name: 'individual-begun', path: '/individual-order', before: hasBegunRequest },
  { name: 'individual-delivery', path: '/individual-order/delivery', before: hasBegunRequest },
  { name: 'individual-buyer', path: '/individual-order/buyer-info', before: hasRequestDelivery },
  { name: 'individual-submit', path: '/individual-order/submit', before: hasRequestBuyer },
  {
    name: 'individual-request',
    path: '/individual-order/payment/:id',
    before: async (page) => `/individual-order/payment/${await guestAsks(page, longEmail)}`,
  },
  {
    name: 'individual-offer',
    path: '/individual-order/payment/:id',
    before: async (page) => `/individual-order/payment/${await guestIsOffered(page, longEmail)}`,
  },
  { name: 'individual-not-there', path: '/individual-order/payment/x1', status: 404 },
  { name: 'order-not-there', path: '/check-out/order/999999', status: 404 },
  ...placePages().map((page) => ({ ...page, role: 'admin' as const })),
  // After the demo's admin's pages: somebody else is logged in from here on.
  { name: 'second-factor-offer', path: '/user/second-factor', role: 'admin', before: isNewAdmin },
  { name: 'mailbox', path: '/dev/mail' },
  { name: 'not-found', path: '/tokio-nera', status: 404 },
];
