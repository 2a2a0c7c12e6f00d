import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Plate } from './plate.tsx';

type Props = {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** The heading's rank in the page. */
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
};

/** An empty plate, and what to put on it. */
export function EmptyState({ icon, title, text, action, level = 2, className }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('flex flex-col items-center px-4 py-10 text-center', className)}>
      <Plate
        tone="beet"
        className="mb-6 size-32 text-beet-700 [--rim-width:0.875rem] [&_svg]:size-10 [&_svg]:stroke-[1.75]"
      >
        {icon}
      </Plate>
      <Heading className="max-w-md text-2xl">{title}</Heading>
      {text && <div className="mt-2 max-w-md text-muted">{text}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
