import { blogArticlesRepository } from '../features/content/blog-articles/blog-articles.repository.ts';
import { calendarDaysRepository } from '../features/catalogue/calendar-days/calendar-days.repository.ts';
import { cartsRepository } from '../features/selling/carts/carts.repository.ts';
import { checkOutsRepository } from '../features/selling/check-outs/check-outs.repository.ts';
import { ordersRepository } from '../features/selling/check-outs/orders.repository.ts';
import { invoicesRepository } from '../features/selling/invoices/invoices.repository.ts';
import { paymentsRepository } from '../features/selling/payments/payments.repository.ts';
import { refundTasksRepository } from '../features/selling/payments/refund-tasks.repository.ts';
import { codesRepository } from '../features/selling/discounts/codes.repository.ts';
import { discountsRepository } from '../features/selling/discounts/discounts.repository.ts';
import {
  deliveryTimesRepository,
  ratesRepository,
} from '../features/catalogue/delivery/delivery.repository.ts';
import { pointsRepository } from '../features/people/points/points.repository.ts';
import { priceHistoryRepository } from '../features/catalogue/prices/price-history.repository.ts';
import { catalogueRepository } from '../features/catalogue/snapshot/catalogue.repository.ts';
import { citiesRepository } from '../features/catalogue/cities/cities.repository.ts';
import { consentsRepository } from '../features/people/consents/consents.repository.ts';
import { deletionRequestsRepository } from '../features/people/deletion-requests/deletion-requests.repository.ts';
import { dishesRepository } from '../features/catalogue/dishes/dishes.repository.ts';
import { faqItemsRepository, faqSectionsRepository } from '../features/content/faq/faq.repository.ts';
import { feedbacksRepository } from '../features/content/feedbacks/feedbacks.repository.ts';
import { limitsRepository } from '../features/base/limits/limits.repository.ts';
import { mealKitsRepository } from '../features/catalogue/meal-kits/meal-kits.repository.ts';
import { mailRepository } from '../features/base/mail/mail.repository.ts';
import { menusRepository } from '../features/catalogue/menus/menus.repository.ts';
import { pagesRepository } from '../features/content/pages/pages.repository.ts';
import { peopleRepository } from '../features/people/personal-data/people.repository.ts';
import { retentionRepository } from '../features/people/personal-data/retention.repository.ts';
import { picturesRepository } from '../features/base/pictures/pictures.repository.ts';
import { settingsRepository } from '../features/base/settings/settings.repository.ts';
import { accountsRepository } from '../features/people/accounts/accounts.repository.ts';
import { addressesRepository } from '../features/people/addresses/addresses.repository.ts';
import { authRepository } from '../features/people/auth/auth.repository.ts';
import { linksRepository } from '../features/base/links/links.repository.ts';
import { secondFactorRepository } from '../features/people/second-factor/second-factor.repository.ts';
import { socialRepository } from '../features/people/social/social.repository.ts';
import {
  additionsRepository,
  allergensRepository,
  combinationsRepository,
  dietPlansRepository,
  menuTypesRepository,
  periodsRepository,
  productsRepository,
} from '../features/catalogue/small-resources/small-tables.repository.ts';
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
