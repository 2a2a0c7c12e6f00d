import { m } from '@shop/messages';
import { paths } from '~/lib/paths.ts';

export type NavigationItem = { readonly label: string; readonly to: string };

/** A function: labels are asked for when the page is rendered, in its language. */
export const mainNavigation = (): NavigationItem[] => [{ label: m.nav_meal_kits(), to: paths.mealKits() }];
