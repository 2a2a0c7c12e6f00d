import { m } from '@shop/messages';
import { data, Link } from 'react-router';
import { ArticleCard, ArticleFacts } from '~/features/content/blog/article-card.tsx';
import { Crumbs, crumbsTo } from '~/features/base/shell/crumbs.tsx';
import { RichText } from '~/features/base/shell/rich-text.tsx';
import { t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { orNotFoundWithMessage } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta, rootOf } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { article as articleData } from '~/lib/structured-data/article.ts';
import { breadcrumbList } from '~/lib/structured-data/breadcrumbs.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Container, PageSection } from '~/ui/page-section.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { Route } from './+types/one.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { article } = loaderData;
  return pageMeta(matches, t(article.name), t(article.excerpt), {
    picture: article.cover,
    type: 'article',
    structuredData: (publicUrl) => [
      articleData(publicUrl, article, rootOf(matches)?.shop.name ?? ''),
      breadcrumbList(
        publicUrl,
        crumbsTo(
          { label: m.nav_blog(), to: paths.blog() },
          { label: t(article.name), to: paths.blogArticle(article.id) },
        ),
      ),
    ],
  });
};

const shownOthers = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^\d+$/.test(params.id)) throw data(null, { status: 404 });
  const id = Number(params.id);
  const api = context.get(apiContext);
  const [article, others] = await Promise.all([
    orNotFoundWithMessage(api('GET /blog-articles/{id}', { params: { id } })),
    api('GET /blog-articles', { query: { perPage: shownOthers + 1 } }),
  ]);
  return {
    article: article.data,
    others: others.data.filter((each) => each.id !== id).slice(0, shownOthers),
  };
}

export default function BlogArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, others } = loaderData;
  const [cover, ...pictures] = article.pictures;
  return (
    <>
      <Container width="narrow" className="pt-6">
        <article className="grid gap-6">
          <Crumbs items={[{ label: m.nav_blog(), to: paths.blog() }]} current={t(article.name)} />
          <header className="grid gap-4">
            <h1 className="text-4xl">{t(article.name)}</h1>
            <ArticleFacts article={article} />
          </header>
          {cover && (
            <Picture
              picture={cover}
              alt={t(cover.alt)}
              sizes="(min-width: 48rem) 44rem, 100vw"
              priority
              className="aspect-3/2 rounded-card"
            />
          )}
          <RichText html={t(article.content)} className="text-lg" />
          {pictures.map((picture) => (
            <Picture
              key={picture.id}
              picture={picture}
              alt={t(picture.alt)}
              sizes="(min-width: 48rem) 44rem, 100vw"
              className="rounded-card"
            />
          ))}
        </article>
      </Container>
      {others.length > 0 && (
        <PageSection
          title={m.blog_more()}
          action={
            <Link to={paths.blog()} prefetch="intent" className={buttonLook({ variant: 'secondary' })}>
              {m.blog_all()}
            </Link>
          }
        >
          <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {others.map((each) => (
              <ArticleCard key={each.id} article={each} />
            ))}
          </div>
        </PageSection>
      )}
    </>
  );
}
