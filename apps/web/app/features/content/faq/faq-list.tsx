import type { FaqItem } from '@shop/contract/faq';
import { m } from '@shop/messages';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { t } from '~/lib/format.ts';
import { linkLook } from '~/ui/link-look.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { RichText } from '~/features/base/shell/rich-text.tsx';

const anchorOf = (id: number) => `klausimas-${id}`;

/** A link to a question opens it: the browser does so for a target inside, and on a change of page we do. */
export function FaqList({ items, hasLinks = false }: { items: readonly FaqItem[]; hasLinks?: boolean }) {
  const { hash } = useLocation();
  useEffect(() => {
    const details = document.getElementById(hash.slice(1))?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <Accordion
      items={items.map(({ id, question, answer }) => ({
        id: `faq-${id}`,
        title: t(question),
        content: (
          <div id={anchorOf(id)}>
            <RichText html={t(answer)} />
            {hasLinks && (
              <p className="mt-3 text-sm">
                <Link to={`#${anchorOf(id)}`} className={linkLook()}>
                  {m.faq_link()}
                </Link>
              </p>
            )}
          </div>
        ),
      }))}
    />
  );
}
