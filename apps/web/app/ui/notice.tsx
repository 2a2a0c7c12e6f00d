import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type NoticeTone = 'info' | 'success' | 'warn' | 'danger';

const tones = {
  info: { box: 'border-beet-300 bg-beet-50', mark: 'text-beet-700', Icon: Info },
  success: { box: 'border-dill-500 bg-dill-100', mark: 'text-dill-700', Icon: CircleCheck },
  warn: { box: 'border-yolk-500 bg-warn-50', mark: 'text-warn', Icon: TriangleAlert },
  danger: { box: 'border-danger bg-danger-50', mark: 'text-danger', Icon: CircleAlert },
};

type Props = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  /** When it appears after something the visitor did: polite waits for a pause, assertive does not. */
  live?: 'polite' | 'assertive' | undefined;
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

const roles = { polite: 'status', assertive: 'alert' };

export function Notice({ tone = 'info', title, live, action, className, children }: Props) {
  const { box, mark, Icon } = tones[tone];
  return (
    <div
      role={live && roles[live]}
      className={cx('flex w-full gap-3 rounded-card border p-4', box, className)}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" className={cx('mt-px shrink-0', mark)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className={cx(title ? 'mt-0.5 text-sm' : '')}>{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
