import type { CheckOut } from '@shop/contract/check-outs';
import { m } from '@shop/messages';
import { Undo2 } from 'lucide-react';
import { Section } from '~/features/base/forms/section.tsx';
import { refundWords } from './refund-words.ts';

/** What goes back to the buyer, each with its day and its way. */
export function CheckOutRefunds({ refunds }: Pick<CheckOut, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <Section title={m.refunds_title()}>
      <ul className="grid gap-4">
        {refunds.map((refund) => {
          const { title, text, why } = refundWords(refund);
          return (
            <li key={refund.id} className="flex items-start gap-3">
              <Undo2
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-beet-700"
              />
              <div className="min-w-0">
                <p className="font-semibold">{title}</p>
                <p>{text}</p>
                <p className="text-sm text-muted">{why}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
