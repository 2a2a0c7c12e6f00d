import type { Page } from '@shop/contract/pages';
import { dayInVilnius } from '@shop/domain/day';
import { plainText } from '@shop/domain/plain-text';
import { m } from '@shop/messages';
import type { ReactNode } from 'react';
import { dayAndYear, t } from '~/lib/format.ts';
import { Container } from '~/ui/page-section.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Crumbs } from '~/features/base/shell/crumbs.tsx';
import { RichText } from '~/features/base/shell/rich-text.tsx';

/** The first words of a page, for those who only see that it exists. */
export const beginningOf = (html: string): string => {
  const text = plainText(html);
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`;
};

/** A page of the owner's own words. */
export function ContentPage({ page, children }: { page: Page; children?: ReactNode }) {
  return (
    <Container width="narrow" className="grid gap-6 pt-6 pb-10">
      <Crumbs current={t(page.name)} />
      <h1 className="text-4xl">{t(page.name)}</h1>
      {page.picture && (
        <Picture
          picture={page.picture}
          alt={t(page.picture.alt)}
          sizes="(min-width: 48rem) 44rem, 100vw"
          priority
          className="aspect-3/2 rounded-card"
        />
      )}
      <RichText html={t(page.content)} />
      {children}
      <p className="text-sm text-muted">
        {m.page_changed({ date: dayAndYear(dayInVilnius(new Date(page.date))) })}
      </p>
    </Container>
  );
}
