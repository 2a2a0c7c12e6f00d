import type { faqItemInput, faqSectionInput } from '@shop/contract/faq';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Handle } from '../../../db/database.ts';
import { faqItems, faqSections } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

const sectionRows = tableRepository(faqSections, (input: z.output<typeof faqSectionInput>) => ({
  name: textFrom(input, 'name'),
  position: input.position,
}));

export const faqSectionsRepository = (handle: Handle) => ({
  ...sectionRows(handle),
  hasItems: async (id: number): Promise<boolean> =>
    (await handle.$count(faqItems, eq(faqItems.sectionId, id))) > 0,
});

export const faqItemsRepository = tableRepository(faqItems, (input: z.output<typeof faqItemInput>) => ({
  sectionId: input.sectionId,
  question: textFrom(input, 'question'),
  answer: textFrom(input, 'answer'),
  position: input.position,
}));
