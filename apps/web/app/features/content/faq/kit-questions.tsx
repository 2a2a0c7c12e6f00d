import type { FaqItem } from '@shop/contract/faq';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { FaqList } from '~/features/content/faq/faq-list.tsx';
import { paths } from '~/lib/paths.ts';
import { linkLook } from '~/ui/link-look.ts';

export function KitQuestions({ questions }: { questions: readonly FaqItem[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="grid content-start gap-4">
      <h2 id="questions" className="text-3xl">
        {m.kit_questions_title()}
      </h2>
      <FaqList items={questions} />
      <p>
        <Link to={paths.faq()} prefetch="intent" className={linkLook({ kind: 'strong' })}>
          {m.faq_all()}
        </Link>
      </p>
    </section>
  );
}
