import type { FaqItem, faqItemInput } from '@shop/contract/faq';
import type { z } from 'zod';
import { invalidIfAny, isFailure } from '../../../failure.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { dataOf, type Context } from '../../../http/context.ts';
import type { ListQuery } from '../../../page.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import { fillPlaceholders } from '../../catalogue/snapshot/text-placeholders.ts';
import { isEmptyHtml, withCleanHtml } from '../../base/rich-text/clean-html.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import { crudService } from '../../base/crud/crud.service.ts';

type ItemInput = z.output<typeof faqItemInput>;

export const faqRoutes = (work: UnitOfWork, catalogue: Catalogue) => {
  const service = crudService(work, catalogue);
  const items = service(
    {
      entity: 'faq_item',
      repository: (within) => within.faqItems,
      items: (snapshot) => snapshot.content.faqItems,
      check: ({ sectionId, answerLt }, { content }) =>
        invalidIfAny({
          sectionId: !content.faqSections.has(sectionId) && 'unknown_choice',
          answerLt: isEmptyHtml(answerLt) && 'required',
        }),
    },
    {
      words: ({ question, answer }) => [question, answer],
      sorts: { position: ({ position }) => position, question: ({ question }) => question },
    },
  );
  const sections = service(
    {
      entity: 'faq_section',
      repository: (within) => within.faqSections,
      items: (snapshot) => snapshot.content.faqSections,
      isInUse: (within, id) => within.faqSections.hasItems(id),
    },
    {
      words: ({ name, items: questions }) => [name, ...questions.map(({ question }) => question)],
      sorts: { position: ({ position }) => position, name: ({ name }) => name },
    },
  );
  /** As visitors read it. */
  const shown = async () => {
    const said = fillPlaceholders(await catalogue.snapshot());
    return (item: FaqItem): FaqItem => ({ ...item, answer: said(item.answer) });
  };
  return {
    ...crudRoutes('faq-sections', sections),
    'GET /faq-sections': async (
      { query }: { readonly query: ListQuery<'position' | 'name'> },
      { locale }: Context,
    ) => {
      const { data, meta } = await sections.list(query, locale);
      const said = await shown();
      return { data: data.map((section) => ({ ...section, items: section.items.map(said) })), meta };
    },
    'GET /faq-sections/{id}': async ({ params }: { readonly params: { readonly id: number } }) => {
      const section = await sections.one(params.id);
      if (isFailure(section)) return section;
      return { data: { ...section, items: section.items.map(await shown()) } };
    },
    ...crudRoutes('faq-items', {
      ...items,
      create: (input: ItemInput, actor) => items.create(withCleanHtml(input, 'answer'), actor),
      update: (id, input: ItemInput, actor, version) =>
        items.update(id, withCleanHtml(input, 'answer'), actor, version),
    }),
    // As they are stored for those who may rewrite them, else as they are read.
    'GET /faq-items/{id}': async (
      { params }: { readonly params: { readonly id: number } },
      { viewer }: Context,
    ) => {
      const item = await items.one(params.id);
      if (isFailure(item) || viewer?.role === 'admin') return dataOf(item);
      return { data: (await shown())(item) };
    },
    'GET /faq-items': async (
      { query }: { readonly query: ListQuery<'position' | 'question'> & { sectionId?: number | undefined } },
      { viewer, locale }: Context,
    ) => {
      const { sectionId } = query;
      const listed = await items.list(query, locale, (item) => !sectionId || item.sectionId === sectionId);
      if (viewer?.role === 'admin') return listed;
      return { ...listed, data: listed.data.map(await shown()) };
    },
  };
};
