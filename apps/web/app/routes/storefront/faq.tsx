import type { FaqSection } from '@shop/contract/faq';
import { plainText } from '@shop/domain/plain-text';
import { holdsWords, plainLetters } from '@shop/domain/search';
import { m } from '@shop/messages';
import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { FaqList } from '~/features/content/faq/faq-list.tsx';
import { allPages } from '~/lib/all-pages.ts';
import { t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { faqPage } from '~/lib/structured-data/faq-page.ts';
import { buttonLook } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { PageSection } from '~/ui/page-section.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/faq.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, m.faq_title(), m.faq_description(), {
    structuredData: () => [faqPage((loaderData?.sections ?? []).flatMap((section) => section.items))],
  });

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const sections = await allPages((query) => api('GET /faq-sections', { query }));
  return { sections: sections.filter((section) => section.items.length > 0) };
}

/** Sections with the questions that hold what is searched for. */
const found = (sections: readonly FaqSection[], query: string): FaqSection[] =>
  sections
    .map((section) => ({
      ...section,
      items: section.items.filter(({ question, answer }) =>
        holdsWords(plainLetters(`${t(question)} ${plainText(t(answer))}`), query),
      ),
    }))
    .filter((section) => section.items.length > 0);

export default function Faq({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [query, ask] = useState(search.get('q') ?? '');
  const sections = found(loaderData.sections, query);
  const count = sections.reduce((sum, section) => sum + section.items.length, 0);
  return (
    <PageSection level={1} title={m.faq_title()} intro={m.faq_intro()} width="narrow">
      <Form role="search" className="mb-8">
        <Field name="q" label={m.faq_search()}>
          <TextInput
            type="search"
            value={query}
            maxLength={100}
            onChange={(event) => ask(event.target.value)}
            leading={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
          />
        </Field>
        <p aria-live="polite" className="mt-2 min-h-6 text-sm text-muted">
          {query.trim() !== '' && m.questions_found({ count })}
        </p>
      </Form>
      {sections.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={m.faq_none_title()}
          text={m.faq_none_text()}
          action={
            <Link to={paths.contacts()} className={buttonLook()}>
              {m.write_to_us()}
            </Link>
          }
        />
      ) : (
        <>
          {query.trim() === '' && (
            <nav aria-label={m.faq_sections()} className="mb-8">
              <ul className="flex flex-wrap gap-x-5 gap-y-1">
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#skyrius-${section.id}`} className={linkLook({ kind: 'strong' })}>
                      {t(section.name)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="grid gap-12">
            {sections.map((section) => (
              <section key={section.id} aria-labelledby={`skyrius-${section.id}`}>
                <h2 id={`skyrius-${section.id}`} className="mb-3 text-2xl">
                  {t(section.name)}
                </h2>
                <FaqList items={section.items} hasLinks />
              </section>
            ))}
          </div>
          <p className="mt-10 text-lg">
            {m.faq_not_answered()}{' '}
            <Link to={paths.contacts()} prefetch="intent" className={linkLook()}>
              {m.write_to_us()}
            </Link>
          </p>
        </>
      )}
    </PageSection>
  );
}
