import type { FaqItem } from '@shop/contract/faq';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { t } from '~/lib/format.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { RichText } from './rich-text.tsx';

const anchorOf = (id: number) => `klausimas-${id}`;

/** A link to a question opens it: the browser does so for a target inside, and on a change of page we do. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash.startsWith('#klausimas-') ? document.getElementById(hash.slice(1)) : null;
    const details = target?.closest('details');
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
          </div>
        ),
      }))}
    />
  );
}
