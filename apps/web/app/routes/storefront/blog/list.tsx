import { m } from '@shop/messages';
import { NotebookPen } from 'lucide-react';
import { data, Link } from 'react-router';
import { ArticleCard } from '~/features/content/blog/article-card.tsx';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import type { Route } from './+types/list.ts';

export const headers = guestPageHeaders;

const address = (page: number): string => paths.blog(page > 1 ? { page: String(page) } : {});

export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', href: paths.blogFeed(), title: 'RSS' },
];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, m.nav_blog(), m.blog_description(), {
    path: address(loaderData?.meta.currentPage ?? 1),
  });

const perPage = 12;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data: articles, meta: about } = await context.get(apiContext)('GET /blog-articles', {
    query: { page: Number(url.searchParams.get('page')) || 1, perPage },
  });
  if (about.currentPage > about.lastPage) throw data(null, { status: 404 });
  return { articles, meta: about };
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { articles, meta: about } = loaderData;
  return (
    <PageSection level={1} title={m.nav_blog()} intro={m.blog_intro()}>
      {articles.length === 0 ? (
        <EmptyState icon={<NotebookPen aria-hidden="true" />} title={m.blog_none_title()} />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {articles.map((article, index) => (
            <ArticleCard key={article.id} article={article} level={2} priority={index === 0} />
          ))}
        </div>
      )}
      <Pagination
        label={m.blog_pages()}
        page={about.currentPage}
        pageCount={about.lastPage}
        previousLabel={m.page_previous()}
        nextLabel={m.page_next()}
        pageLabel={(page) => m.page_number({ page })}
        renderLink={({ page, ...link }) => <Link key={page} to={address(page)} {...link} />}
        className="mt-10"
      />
    </PageSection>
  );
}
