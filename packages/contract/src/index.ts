import { additions } from './additions.ts';
import { allergens } from './allergens.ts';
import { addresses } from './addresses.ts';
import { auth } from './auth.ts';
import { checkOuts } from './check-outs.ts';
import { combinations } from './combinations.ts';
import { dietPlans } from './diet-plans.ts';
import { dishes } from './dishes.ts';
import { mealKits } from './meal-kits.ts';
import { meals } from './meals.ts';
import { periods } from './periods.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';
import { mailbox } from './mailbox.ts';
import { shopEndpoints } from './shop.ts';
import { social } from './social.ts';
import { staff } from './staff.ts';
import { users } from './users.ts';
import { system } from './system.ts';
import { advertising } from './advertising.ts';
import { blogArticles } from './blog-articles.ts';
import { cities } from './cities.ts';
import { consents } from './consents.ts';
import { deletionRequests } from './deletion-requests.ts';
import { faq } from './faq.ts';
import { feedbacks } from './feedbacks.ts';
import { menuTypes } from './menu-types.ts';
import { menus } from './menus.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { payments } from './payments.ts';
import { prices } from './prices.ts';
import { promotionTexts } from './promotion-texts.ts';
import { timerEndpoints } from './timer.ts';
import { calendarDays } from './calendar-days.ts';
import { carts } from './carts.ts';
import { deliveryPrices } from './delivery-prices.ts';
import { deliverySettings } from './delivery-settings.ts';
import { deliveryTimes } from './delivery-times.ts';
import { discounts } from './discounts.ts';
import { kitOrderSettingsEndpoints } from './kit-order-settings.ts';
import { pointSettingsEndpoints } from './point-settings.ts';
import { points } from './points.ts';
import { priceListEndpoints } from './price-list.ts';
import { quotes } from './quotes.ts';
import { vat } from './vat.ts';

/** Every endpoint of the shop. */
export const api = {
  ...additions,
  ...addresses,
  ...allergens,
  ...auth,
  ...checkOuts,
  ...combinations,
  ...dietPlans,
  ...dishes,
  ...mealKits,
  ...meals,
  ...periods,
  ...pictures,
  ...products,
  ...mailbox,
  ...shopEndpoints,
  ...social,
  ...staff,
  ...users,
  ...system,
  ...advertising,
  ...blogArticles,
  ...cities,
  ...consents,
  ...deletionRequests,
  ...faq,
  ...feedbacks,
  ...menuTypes,
  ...menus,
  ...orders,
  ...pages,
  ...payments,
  ...prices,
  ...promotionTexts,
  ...timerEndpoints,
  ...calendarDays,
  ...carts,
  ...deliveryPrices,
  ...deliverySettings,
  ...deliveryTimes,
  ...discounts,
  ...kitOrderSettingsEndpoints,
  ...pointSettingsEndpoints,
  ...points,
  ...priceListEndpoints,
  ...quotes,
  ...vat,
};
export type Api = typeof api;
