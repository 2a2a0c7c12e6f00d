import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Step = { key: string; label: ReactNode };

type Props = {
  label: string;
  steps: readonly Step[];
  /** The key of the step one is at. */
  current: string;
  /** Said before a step that is behind: "Done". */
  doneLabel: string;
  /** Makes the done steps links back. */
  renderLink?: ((step: Step, className: string, content: ReactNode) => ReactNode) | undefined;
  className?: string | undefined;
};

const plates = {
  done: 'bg-dill-700 text-white border-dill-700',
  current: 'bg-beet-600 text-white border-beet-600 ring-4 ring-beet-100',
  ahead: 'bg-paper text-muted border-edge',
};

export function Steps({ label, steps, current, doneLabel, renderLink, className }: Props) {
  const at = steps.findIndex((step) => step.key === current);
  return (
    <nav aria-label={label} className={className}>
      <ol className="isolate flex">
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
          const content = (
            <>
              <span
                className={cx(
                  'relative grid size-9 shrink-0 place-items-center rounded-full border-[1.5px] font-display font-bold',
                  plates[state],
                )}
              >
                {state === 'done' ? <Check size={18} strokeWidth={2.5} aria-hidden="true" /> : index + 1}
              </span>
              <span
                className={cx(
                  'text-sm leading-tight sm:text-base',
                  state === 'current' ? 'font-semibold' : 'text-muted',
                )}
              >
                {state === 'done' && <VisuallyHidden>{doneLabel} </VisuallyHidden>}
                {step.label}
              </span>
            </>
          );
          const look = 'relative flex flex-col items-center gap-2 rounded-control text-center';
          return (
            <li
              key={step.key}
              aria-current={state === 'current' ? 'step' : undefined}
              className={cx(
                'relative flex min-w-0 flex-1 flex-col items-center px-1',
                index > 0 &&
                  'before:absolute before:top-4.5 before:-z-10 before:right-1/2 before:h-px before:w-full',
                index <= at ? 'before:bg-dill-700' : 'before:bg-edge',
              )}
            >
              {state === 'done' && renderLink ? (
                renderLink(step, look, content)
              ) : (
                <span className={look}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
