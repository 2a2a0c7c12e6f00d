import type { faqItemInput, faqSectionInput } from '@shop/contract/faq';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Handle } from '../../../db/database.ts';
import { faqItems, faqSections } from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import { tableRepository } from '../../base/crud/crud.repository.ts';

const sectionRows = tableRepository(faqSections, (input: z.output<typeof faqSectionInput>) => ({
  name: textFrom(input, 'name'),
  position: input.position,
}));

/** A section's questions go with it, so the audit tells them too. */
export const faqSectionsRepository = (handle: Handle): ReturnType<typeof sectionRows> => {
  const rows = sectionRows(handle);
  return {
    ...rows,
    lock: async (id) => {
      const section = await rows.lock(id);
      if (!section) return null;
      const items = await handle
        .select({ id: faqItems.id, question: faqItems.question, answer: faqItems.answer })
        .from(faqItems)
        .where(eq(faqItems.sectionId, id))
        .orderBy(asc(faqItems.id));
      return { ...section, items };
    },
  };
};

export const faqItemsRepository = tableRepository(faqItems, (input: z.output<typeof faqItemInput>) => ({
  sectionId: input.sectionId,
  question: textFrom(input, 'question'),
  answer: textFrom(input, 'answer'),
  position: input.position,
}));
