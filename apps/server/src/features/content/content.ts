import { together } from '../base/feature.ts';
import type { CatalogueParts } from '../catalogue/parts.ts';
import { blogArticlesRoutes } from './blog-articles/blog-articles.routes.ts';
import { blogArticlesService } from './blog-articles/blog-articles.service.ts';
import { faqRoutes } from './faq/faq.routes.ts';
import { openFeedbacks } from './feedbacks/feedbacks.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { pagesService } from './pages/pages.service.ts';
import { promotionTextsRoutes } from './promotion-texts/promotion-texts.routes.ts';
import { promotionTextsService } from './promotion-texts/promotion-texts.service.ts';
import { timerRoutes } from './timer/timer.routes.ts';
import { timerService } from './timer/timer.service.ts';

/** What the shop says about itself, and what visitors write to it. */
export const openContent = (parts: CatalogueParts) => {
  const { work, catalogue, settings, intake } = parts;
  return together(
    openFeedbacks(parts),
    { routes: blogArticlesRoutes(blogArticlesService(work, catalogue, intake)) },
    { routes: faqRoutes(work, catalogue) },
    { routes: pagesRoutes(pagesService(work, catalogue)) },
    { routes: promotionTextsRoutes(promotionTextsService(work, settings)) },
    { routes: timerRoutes(timerService(work, catalogue)) },
  );
};
