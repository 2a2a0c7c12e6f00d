import { checkOutPagePath, sitePaths } from '@shop/contract/site-paths';

/**
 * Every address of the site that a visitor's first page may lead to; those of the account and of the staff stand beside it
 * in files of their own. Nothing else spells one out.
 */
export const paths = {
  home: () => sitePaths.home,
  mealKits: (query: Readonly<Record<string, string>> | URLSearchParams = {}) =>
    withQuery('/mitybos-planai', query),
  mealKit: (id: number, choice: Readonly<Record<string, string>> = {}) =>
    withQuery(`/mitybos-planai/${id}`, choice),
  weekMenu: (query: Readonly<Record<string, string>> = {}) => withQuery(sitePaths.weekMenu, query),
  prices: (query: Readonly<Record<string, string>> = {}) => withQuery('/kainos', query),
  contacts: (query: Readonly<Record<string, string>> = {}) => withQuery('/kontaktai', query),
  faq: () => '/duk',
  faqItem: (id: number) => `/duk#klausimas-${id}`,
  blog: (query: Readonly<Record<string, string>> = {}) => withQuery('/blog-articles', query),
  blogArticle: (id: number) => `/blog-articles/${id}`,
  blogFeed: () => '/blog-articles/feed.xml',
  page: (slug: string) => `/p/${slug}`,
  business: (query: Readonly<Record<string, string>> = {}) => withQuery('/verslo-pasiulymas', query),
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  dataDeletion: (query: Readonly<Record<string, string>> = {}) => withQuery('/data-deletion-policy', query),
  confirmDeletion: (query: Readonly<Record<string, string>> = {}) =>
    withQuery(sitePaths.confirmDeletion, query),
  euSupport: () => '/es-parama',
  accessibility: () => '/accessibility',
  cookies: (query: Readonly<Record<string, string>> = {}) => withQuery('/slapukai', query),
  cart: () => '/krepselis',
  coupons: () => sitePaths.coupons,
  christmas: (query: Readonly<Record<string, string>> = {}) => withQuery(sitePaths.christmas, query),
  checkOut: () => '/check-out/buyer-info',
  checkOutDelivery: () => '/check-out/delivery',
  checkOutPayment: () => '/check-out/payment',
  placedCheckOut: (checkOutId: number) => checkOutPagePath(checkOutId),
  /** After the bank: what is not known yet is waited for. */
  returnedCheckOut: (checkOutId: number) => withQuery(checkOutPagePath(checkOutId), { returned: '1' }),
  individualOrder: (query: Readonly<Record<string, string>> = {}) =>
    withQuery(sitePaths.individualOrder, query),
  /** All delivery days; `day` opens one of them. */
  userDays: (query: Readonly<Record<string, string>> = {}) => withQuery(sitePaths.userDays, query),
  userCheckOuts: (query: Readonly<Record<string, string>> = {}) =>
    withQuery('/user/order-management/all', query),
  userCheckOut: (checkOutId: number) => `/user/order-management/${checkOutId}`,
  userCalculator: () => '/user/calculator',
  userDiscounts: () => '/user/discounts',
  login: (query: Readonly<Record<string, string>> = {}) => withQuery(sitePaths.login, query),
  secondFactor: () => '/auth/second-factor',
  register: (query: Readonly<Record<string, string>> = {}) => withQuery(sitePaths.register, query),
  forgotPassword: () => sitePaths.forgotPassword,
  social: (provider: string, query: Readonly<Record<string, string>> = {}) =>
    withQuery(`/auth/social/${provider}`, query),
  socialEmail: (provider: string) => `/auth/social/${provider}/email`,
  user: () => '/user',
  personalSettings: () => sitePaths.personalSettings,
  loginSettings: () => sitePaths.loginSettings,
  secondFactorOffer: (query: Readonly<Record<string, string>> = {}) =>
    withQuery('/user/second-factor', query),
  addresses: () => '/user/addresses',
  admin: () => '/admin',
  logout: () => '/auth/logout',
  language: () => '/kalba',
};

export const withQuery = (
  path: string,
  query: Readonly<Record<string, string>> | URLSearchParams,
): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** A path of this site to go back to; in place of anything that leads elsewhere the main page, or what is named. */
export const ownPath = (value: unknown, otherwise: string = paths.home()): string =>
  typeof value === 'string' && /^\/(?![/\\])[^\s]*$/.test(value) ? value : otherwise;
