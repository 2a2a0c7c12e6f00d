import type { Handle } from '../../db/database.ts';
import { blogArticlesRepository } from './blog-articles/blog-articles.repository.ts';
import { faqItemsRepository, faqSectionsRepository } from './faq/faq.repository.ts';
import { feedbacksRepository } from './feedbacks/feedbacks.repository.ts';
import { pagesRepository } from './pages/pages.repository.ts';

export const contentRepositories = (handle: Handle) => ({
  blogArticles: blogArticlesRepository(handle),
  faqItems: faqItemsRepository(handle),
  faqSections: faqSectionsRepository(handle),
  feedbacks: feedbacksRepository(handle),
  pages: pagesRepository(handle),
});
