import type { faqItemInput } from '@shop/contract/faq';
import type { z } from 'zod';
import { invalid } from '../../failure.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isEmptyHtml, withCleanHtml } from '../rich-text/clean-html.ts';
import { standardRoutes } from '../standard/standard.routes.ts';
import { standardService } from '../standard/standard.service.ts';

type ItemInput = z.output<typeof faqItemInput>;

export const faqRoutes = (work: UnitOfWork, catalogue: Catalogue) => {
  const service = standardService(work, catalogue);
  const items = service({
    entity: 'faq_item',
    repository: (within) => within.faqItems,
    items: (snapshot) => snapshot.content.faqItems,
    check: ({ sectionId, answerLt }, { content }) => {
      const wrong = {
        ...(!content.faqSections.has(sectionId) && { sectionId: 'unknown_choice' }),
        ...(isEmptyHtml(answerLt) && { answerLt: 'required' }),
      };
      return Object.keys(wrong).length > 0 ? invalid(wrong) : null;
    },
  });
  return {
    ...standardRoutes(
      'faq-sections',
      service({
        entity: 'faq_section',
        repository: (within) => within.faqSections,
        items: (snapshot) => snapshot.content.faqSections,
      }),
    ),
    ...standardRoutes('faq-items', {
      ...items,
      create: (input: ItemInput, actor) => items.create(withCleanHtml(input, 'answer'), actor),
      update: (id, input: ItemInput, actor) => items.update(id, withCleanHtml(input, 'answer'), actor),
    }),
  };
};
