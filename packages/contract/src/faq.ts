import { z } from 'zod';
import { id, text, textFields } from './parts.ts';
import { richTextFields } from './rich-text.ts';
import { crud, identity } from './crud.ts';

const position = z.number().int().min(0).max(10_000);

export const faqItem = z.object({
  ...identity,
  sectionId: id,
  question: text,
  /** HTML, cleaned. */
  answer: text,
  position: z.number().int(),
});
export type FaqItem = z.infer<typeof faqItem>;

export const faqItemInput = z.object({
  sectionId: id,
  ...textFields('question', 500),
  ...richTextFields('answer'),
  position: position.default(0),
});

export const faqSection = z.object({
  ...identity,
  name: text,
  position: z.number().int(),
  items: z.array(faqItem),
});
export type FaqSection = z.infer<typeof faqSection>;

export const faqSectionInput = z.object({ ...textFields('name'), position: position.default(0) });

const { 'GET /faq-items': items, ...itemChanges } = crud(
  'faq-items',
  { one: 'a question', many: 'questions, of one section where it is named', sorts: ['position', 'question'] },
  faqItem,
  faqItemInput,
);

export const faq = {
  ...crud(
    'faq-sections',
    { one: 'a section', many: 'sections', sorts: ['position', 'name'] },
    faqSection,
    faqSectionInput,
  ),
  ...itemChanges,
  'GET /faq-items': { ...items, query: items.query.extend({ sectionId: id.optional() }) },
} as const;
