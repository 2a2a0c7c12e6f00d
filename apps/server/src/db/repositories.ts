import { blogArticlesRepository } from '../features/blog-articles/blog-articles.repository.ts';
import { calendarDaysRepository } from '../features/calendar-days/calendar-days.repository.ts';
import { cartsRepository } from '../features/carts/carts.repository.ts';
import { checkOutsRepository } from '../features/check-outs/check-outs.repository.ts';
import { ordersRepository } from '../features/check-outs/orders.repository.ts';
import { invoicesRepository } from '../features/invoices/invoices.repository.ts';
import { paymentsRepository } from '../features/payments/payments.repository.ts';
import { refundTasksRepository } from '../features/payments/refund-tasks.repository.ts';
import { codesRepository } from '../features/discounts/codes.repository.ts';
import { discountsRepository } from '../features/discounts/discounts.repository.ts';
import { deliveryTimesRepository, ratesRepository } from '../features/delivery/delivery.repository.ts';
import { pointsRepository } from '../features/points/points.repository.ts';
import { priceHistoryRepository } from '../features/pricing/price-history.repository.ts';
import { catalogueRepository } from '../features/catalogue/catalogue.repository.ts';
import { citiesRepository } from '../features/cities/cities.repository.ts';
import { consentsRepository } from '../features/consents/consents.repository.ts';
import { deletionRequestsRepository } from '../features/deletion-requests/deletion-requests.repository.ts';
import { dishesRepository } from '../features/dishes/dishes.repository.ts';
import { faqItemsRepository, faqSectionsRepository } from '../features/faq/faq.repository.ts';
import { feedbacksRepository } from '../features/feedbacks/feedbacks.repository.ts';
import { limitsRepository } from '../features/limits/limits.repository.ts';
import { mealKitsRepository } from '../features/meal-kits/meal-kits.repository.ts';
import { mailRepository } from '../features/mail/mail.repository.ts';
import { menusRepository } from '../features/menus/menus.repository.ts';
import { pagesRepository } from '../features/pages/pages.repository.ts';
import { peopleRepository } from '../features/people/people.repository.ts';
import { retentionRepository } from '../features/people/retention.repository.ts';
import { picturesRepository } from '../features/pictures/pictures.repository.ts';
import { settingsRepository } from '../features/settings/settings.repository.ts';
import { accountsRepository } from '../features/accounts/accounts.repository.ts';
import { addressesRepository } from '../features/addresses/addresses.repository.ts';
import { authRepository } from '../features/auth/auth.repository.ts';
import { linksRepository } from '../features/links/links.repository.ts';
import { secondFactorRepository } from '../features/second-factor/second-factor.repository.ts';
import { socialRepository } from '../features/social/social.repository.ts';
import {
  additionsRepository,
  allergensRepository,
  combinationsRepository,
  dietPlansRepository,
  menuTypesRepository,
  periodsRepository,
  productsRepository,
} from '../features/standard/small-tables.repository.ts';
import type { Handle } from './database.ts';

/** Every repository, on one handle. Only the unit of work makes them. */
export const repositories = (handle: Handle) => ({
  accounts: accountsRepository(handle),
  additions: additionsRepository(handle),
  addresses: addressesRepository(handle),
  allergens: allergensRepository(handle),
  auth: authRepository(handle),
  blogArticles: blogArticlesRepository(handle),
  calendarDays: calendarDaysRepository(handle),
  carts: cartsRepository(handle),
  catalogue: catalogueRepository(handle),
  checkOuts: checkOutsRepository(handle),
  cities: citiesRepository(handle),
  codes: codesRepository(handle),
  combinations: combinationsRepository(handle),
  consents: consentsRepository(handle),
  deletionRequests: deletionRequestsRepository(handle),
  deliveryTimes: deliveryTimesRepository(handle),
  dietPlans: dietPlansRepository(handle),
  discounts: discountsRepository(handle),
  dishes: dishesRepository(handle),
  faqItems: faqItemsRepository(handle),
  faqSections: faqSectionsRepository(handle),
  feedbacks: feedbacksRepository(handle),
  invoices: invoicesRepository(handle),
  limits: limitsRepository(handle),
  links: linksRepository(handle),
  mail: mailRepository(handle),
  mealKits: mealKitsRepository(handle),
  menus: menusRepository(handle),
  menuTypes: menuTypesRepository(handle),
  orders: ordersRepository(handle),
  pages: pagesRepository(handle),
  payments: paymentsRepository(handle),
  people: peopleRepository(handle),
  periods: periodsRepository(handle),
  pictures: picturesRepository(handle),
  points: pointsRepository(handle),
  priceHistory: priceHistoryRepository(handle),
  products: productsRepository(handle),
  refundTasks: refundTasksRepository(handle),
  retention: retentionRepository(handle),
  secondFactor: secondFactorRepository(handle),
  social: socialRepository(handle),
  rates: ratesRepository(handle),
  settings: settingsRepository(handle),
});
export type Repositories = ReturnType<typeof repositories>;
