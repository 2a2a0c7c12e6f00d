import { m } from '@shop/messages';
import type { ReactNode } from 'react';
import { Container } from '~/ui/page-section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  withReasons?: boolean;
};

const reasons = () => [m.account_reason_orders(), m.account_reason_points(), m.account_reason_address()];

/** One thing to do, in the middle; where somebody decides to join, beside it why that is worth it. */
export function AuthPage({ title, intro, children, footer, withReasons = false }: Props) {
  return (
    <Container
      width={withReasons ? 'page' : 'narrow'}
      className="grid grid-cols-1 items-start gap-8 py-10 sm:py-14 lg:py-20"
    >
      <div
        className={
          withReasons
            ? 'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:gap-14'
            : 'mx-auto w-full max-w-lg'
        }
      >
        <div className="grid grid-cols-1 content-start gap-6">
          <div>
            <h1 className="text-4xl">{title}</h1>
            {intro && <div className="mt-3 text-lg text-muted">{intro}</div>}
          </div>
          <div className="grid grid-cols-1 gap-6 rounded-card border border-line bg-paper p-5 sm:p-7">
            {children}
          </div>
          {footer && <div className="text-center">{footer}</div>}
        </div>
        {withReasons && (
          <aside
            aria-label={m.account_reasons()}
            className="relative hidden overflow-clip rounded-[2rem] bg-beet-100 p-12 [--plate:var(--color-beet-50)] [--rim-width:2rem] [--rim:var(--color-beet-300)] lg:flex lg:flex-col lg:justify-center lg:pb-40"
          >
            <span aria-hidden="true" className="plate absolute -right-24 -bottom-28 size-96" />
            <p className="relative font-display text-3xl font-bold">{m.account_reasons()}</p>
            <ul className="relative mt-6 grid gap-5 text-lg">
              {reasons().map((reason) => (
                <li key={reason} className="flex items-start gap-3">
                  <span aria-hidden="true" className="egg mt-1.5" />
                  {reason}
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
    </Container>
  );
}
