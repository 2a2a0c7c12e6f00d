import type { PublicShop } from '@shop/contract/shop';
import { m } from '@shop/messages';
import { t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';

export type NavigationItem = { readonly label: string; readonly to: string };

/** A function: labels are asked for when the page is rendered, in its language. */
export const mainNavigation = (): NavigationItem[] => [
  { label: m.nav_meal_kits(), to: paths.mealKits() },
  { label: m.nav_week_menu(), to: paths.weekMenu() },
  { label: m.nav_prices(), to: paths.prices() },
  { label: m.nav_faq(), to: paths.faq() },
  { label: m.nav_contacts(), to: paths.contacts() },
];

export const giftNavigation = (): NavigationItem => ({ label: m.nav_coupons(), to: paths.coupons() });

/** As long as they are taken. */
const individualNavigation = ({ takesIndividualOrders }: PublicShop): NavigationItem[] =>
  takesIndividualOrders ? [{ label: m.individual_title(), to: paths.individualOrder() }] : [];

/** What can be eaten, also what has no place in the header. */
export const foodNavigation = (shop: PublicShop): NavigationItem[] => [
  ...mainNavigation(),
  ...individualNavigation(shop),
];

/** The kit for Christmas eve, as long as it can be ordered. */
export const seasonNavigation = ({ christmas }: PublicShop): NavigationItem[] =>
  christmas.isOpen ? [{ label: m.nav_christmas(), to: paths.christmas() }] : [];

export const moreNavigation = (): NavigationItem[] => [
  { label: m.nav_blog(), to: paths.blog() },
  { label: m.nav_business(), to: paths.business() },
];

/** What else there is to know about the shop. */
export const aboutNavigation = ({ pages }: PublicShop): NavigationItem[] => [
  ...moreNavigation(),
  ...pages.map(({ slug, name }) => ({ label: t(name), to: paths.page(slug) })),
  { label: m.nav_eu_support(), to: paths.euSupport() },
];

export const legalNavigation = (): NavigationItem[] => [
  { label: m.nav_terms(), to: paths.terms() },
  { label: m.nav_privacy(), to: paths.privacy() },
  { label: m.nav_data_deletion(), to: paths.dataDeletion() },
  { label: m.nav_accessibility(), to: paths.accessibility() },
  { label: m.nav_cookies(), to: paths.cookies() },
];
