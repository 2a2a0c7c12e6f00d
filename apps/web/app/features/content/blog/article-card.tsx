import type { BlogArticleSummary } from '@shop/contract/blog-articles';
import { dayInVilnius } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { dayAndYear, t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { cardLinkLook, cardLook } from '~/ui/card.tsx';
import { Picture } from '~/ui/picture.tsx';

type Props = { article: BlogArticleSummary; level?: 2 | 3; priority?: boolean };

export function ArticleFacts({ article }: { article: BlogArticleSummary }) {
  return (
    <p className="text-sm text-muted">
      <time dateTime={article.publishedAt}>{dayAndYear(dayInVilnius(new Date(article.publishedAt)))}</time>
      {' · '}
      {m.reading_minutes({ count: article.readingMinutes })}
    </p>
  );
}

export function ArticleCard({ article, level = 3, priority = false }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={cardLook({ padding: 'none', interactive: true })}>
      {article.cover && (
        <Picture
          picture={article.cover}
          alt=""
          sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 45vw, 92vw"
          priority={priority}
          className="aspect-3/2"
        />
      )}
      <div className="grid gap-2 p-5">
        <ArticleFacts article={article} />
        <Heading className="text-xl">
          <Link to={paths.blogArticle(article.id)} prefetch="intent" viewTransition className={cardLinkLook}>
            {t(article.name)}
          </Link>
        </Heading>
        <p className="text-muted">{t(article.excerpt)}</p>
      </div>
    </article>
  );
}
