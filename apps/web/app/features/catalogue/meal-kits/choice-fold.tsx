import { m } from '@shop/messages';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  /** Tells the folds of one panel from those of another on the same page. */
  scope: string;
  title: string;
  /** What is chosen, in words. */
  chosen: readonly string[];
  children: ReactNode;
};

/** A question in one line with its answer so far; pressed, it opens, and the one that was open closes. */
export function ChoiceFold({ scope, title, chosen, children }: Props) {
  return (
    <details
      name={`${scope}choices`}
      className="group/fold"
      // What was asked for is seen, not only that the arrow has turned.
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-control hover:text-beet-700 [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 font-semibold">{title}</span>
        <span className="ml-auto min-w-0 truncate text-sm text-muted">
          {chosen.join(', ') || m.nothing_chosen()}
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
