import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { resourcePlaces } from './features/office/admin/places.ts';

const storefront = layout('routes/storefront/layout.tsx', [
  index('routes/storefront/home/page.tsx'),
  route('mitybos-planai', 'routes/storefront/meal-kits/list.tsx'),
  route('mitybos-planai/:id', 'routes/storefront/meal-kits/one.tsx'),
  route('savaites-meniu', 'routes/storefront/week-menu.tsx'),
  route('kainos', 'routes/storefront/prices.tsx'),
  route('kontaktai', 'routes/storefront/contacts.tsx'),
  route('duk', 'routes/storefront/faq.tsx'),
  route('blog-articles', 'routes/storefront/blog/list.tsx'),
  route('blog-articles/:id', 'routes/storefront/blog/one.tsx'),
  route('verslo-pasiulymas', 'routes/storefront/business.tsx'),
  route('data-deletion-policy', 'routes/storefront/data-deletion/page.tsx'),
  route('data-deletion-policy/patvirtinti', 'routes/storefront/data-deletion/confirm.tsx'),
  ...['terms-and-conditions', 'privacy-policy', 'es-parama', 'accessibility'].map((slug) =>
    route(slug, 'routes/storefront/pages/fixed.tsx', { id: slug }),
  ),
  route('p/:slug', 'routes/storefront/pages/one.tsx'),
  route('slapukai', 'routes/storefront/cookies.tsx'),
  route('pranesimai/atsisakyti', 'routes/storefront/unsubscribe.tsx'),
  route('krepselis', 'routes/storefront/cart.tsx'),
  route('kuciu-rinkinys', 'routes/storefront/christmas/page.tsx'),
  route('kuciu-rinkinys/priminimas', 'routes/storefront/christmas/reminder.tsx'),
  route('coupon-order', 'routes/storefront/coupons/buy.tsx'),
  route('coupon-order/balance', 'routes/storefront/coupons/balance.tsx'),
  route('coupon-order/:id', 'routes/storefront/coupons/bought.tsx'),
  route('*', 'routes/storefront/not-found.tsx'),
]);

const development = import.meta.env.DEV
  ? [route('dev/building-blocks', 'routes/dev/building-blocks/page.tsx')]
  : [];

const auth = layout('routes/auth/layout.tsx', [
  layout('routes/auth/guests.tsx', [
    route('auth', 'routes/auth/start.ts'),
    route('auth/login', 'routes/auth/login.tsx'),
    route('auth/second-factor', 'routes/auth/second-factor.tsx'),
    route('auth/register', 'routes/auth/register.tsx'),
    route('auth/confirm', 'routes/auth/confirm.tsx'),
    route('auth/social/:provider/email', 'routes/auth/social-email.tsx'),
  ]),
  layout('routes/auth/mailed.tsx', [
    route('auth/forgot-password', 'routes/auth/forgot-password.tsx'),
    route('auth/reset-password', 'routes/auth/reset-password.tsx'),
  ]),
  route('auth/confirm-email', 'routes/auth/confirm-email.tsx'),
  route('auth/facebook-deletion', 'routes/auth/facebook-deletion.tsx'),
]);

const account = layout('routes/account/layout.tsx', [
  route('user', 'routes/account/start.ts'),
  route('user/kit-management', 'routes/account/days.tsx'),
  route('user/calculator', 'routes/account/calculator.tsx'),
  route('user/personal-settings', 'routes/account/personal-settings.tsx'),
  route('user/personal-settings/login', 'routes/account/login-settings.tsx'),
  route('user/addresses', 'routes/account/addresses.tsx'),
  route('user/discounts', 'routes/account/discounts.tsx'),
  route('user/kit-management/:id/claim', 'routes/account/claim.tsx'),
  route('user/kit-management/:id/review', 'routes/account/review.tsx'),
  route('user/second-factor', 'routes/account/second-factor-offer.tsx'),
  route('user/order-management', 'routes/account/check-outs-start.ts'),
  route('user/order-management/all', 'routes/account/check-outs.tsx'),
  route('user/order-management/:id', 'routes/account/check-out.tsx'),
  route('user/kit-management/:deliveryId/:action', 'routes/account/day-action.tsx'),
  route('user/*', 'routes/account/not-found.tsx'),
]);

const checkOut = layout('routes/check-out/layout.tsx', [
  route('check-out', 'routes/check-out/start.ts'),
  layout('routes/check-out/steps.tsx', [
    route('check-out/buyer-info', 'routes/check-out/buyer-info.tsx'),
    route('check-out/delivery', 'routes/check-out/delivery.tsx'),
    route('check-out/payment', 'routes/check-out/payment.tsx'),
  ]),
]);

const placedCheckOut = layout('routes/check-out/placed-layout.tsx', [
  route('check-out/order/:id', 'routes/check-out/placed.tsx'),
  route('check-out/order/:id/claim/:deliveryId', 'routes/check-out/claim.tsx'),
]);

const individualOrder = layout('routes/individual-order/layout.tsx', [
  route('individual-order/kit', 'routes/individual-order/start.ts'),
  layout('routes/individual-order/steps.tsx', [
    route('individual-order', 'routes/individual-order/kit.tsx'),
    route('individual-order/delivery', 'routes/individual-order/delivery.tsx'),
    route('individual-order/buyer-info', 'routes/individual-order/buyer-info.tsx'),
    route('individual-order/submit', 'routes/individual-order/submit.tsx'),
  ]),
  route('individual-order/payment/:id', 'routes/individual-order/payment.tsx'),
]);

/** A list with the panels that open over it, which share a file, for every resource among the admin's places. */
const resources = resourcePlaces().map(({ name, path }) => {
  const folder = `routes/admin/${name}`;
  return route(path.slice(1), `${folder}/list.tsx`, [
    route('create', `${folder}/edit.tsx`, { id: `${folder}/create` }),
    route('update/:id', `${folder}/edit.tsx`),
  ]);
});

const admin = layout('routes/admin/layout.tsx', [
  route('admin', 'routes/admin/start.ts'),
  ...resources,
  route('admin/admins-profile', 'routes/admin/admins-profile.tsx'),
  route('admin/*', 'routes/admin/not-found.tsx'),
]);

export default [
  storefront,
  checkOut,
  placedCheckOut,
  individualOrder,
  auth,
  account,
  admin,
  route('auth/social/:provider', 'routes/auth/social.ts'),
  route('auth/social/:provider/callback', 'routes/auth/social-callback.ts'),
  route('user/export', 'routes/account/export.ts'),
  route('dev/mail', 'routes/mailbox/list.tsx'),
  route('dev/mail/:id', 'routes/mailbox/one.tsx'),
  route('kalba', 'routes/language.ts'),
  route('sitemap.xml', 'routes/search-engines/sitemap.ts'),
  route('robots.txt', 'routes/search-engines/robots.ts'),
  route('blog-articles/feed.xml', 'routes/search-engines/feed.ts'),
  route('auth/logout', 'routes/logout.ts'),
  ...development,
] satisfies RouteConfig;
