import type { faqItemInput, faqSectionInput } from '@shop/contract/faq';
import type { z } from 'zod';
import { faqItems, faqSections } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

export const faqSectionsRepository = tableRepository(
  faqSections,
  (input: z.output<typeof faqSectionInput>) => ({
    name: textFrom(input, 'name'),
    position: input.position,
  }),
);

export const faqItemsRepository = tableRepository(faqItems, (input: z.output<typeof faqItemInput>) => ({
  sectionId: input.sectionId,
  question: textFrom(input, 'question'),
  answer: textFrom(input, 'answer'),
  position: input.position,
}));
