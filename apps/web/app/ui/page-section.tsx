import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

const widths = { narrow: '[--content:48rem]', page: '[--content:90rem]' };

type Width = keyof typeof widths;

/** Its --gutter is the way from its content to the screen's edge: rows that bleed use it. */
export function Container(props: {
  width?: Width | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'mx-auto w-full max-w-(--content) px-(--side) [--gutter:calc(var(--side)+max(0px,(100vw-var(--content))/2))] [--side:1rem] sm:[--side:1.5rem] lg:[--side:2.5rem]',
        widths[props.width ?? 'page'],
        props.className,
      )}
    >
      {props.children}
    </div>
  );
}

const tones = {
  plain: '',
  beet: 'bg-beet-100 [--plate:var(--color-beet-50)] [--rim:var(--color-beet-300)]',
  dill: 'bg-dill-100 [--plate:transparent] [--rim:var(--color-dill-500)]',
  yolk: 'bg-yolk-300 [--plate:transparent] [--rim:var(--color-yolk-500)]',
  dark: 'on-dark bg-beet-950 text-white [--rim:var(--color-beet-700)]',
};

type Props = {
  title?: ReactNode;
  /** A few words above the title. */
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** At the end of the title's line: a link to the rest. */
  action?: ReactNode;
  /** Any tone but plain makes a coloured band with rounded corners and a plate peeking in. */
  tone?: keyof typeof tones | undefined;
  width?: Width | undefined;
  /** 1 once per page: it is also the largest. */
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const titleSizes = { 1: 'text-5xl', 2: 'text-4xl', 3: 'text-2xl' };

export function PageSection({
  title,
  eyebrow,
  intro,
  action,
  tone = 'plain',
  width,
  level = 2,
  ...props
}: Props) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const band = tone !== 'plain';
  return (
    <section
      id={props.id}
      aria-labelledby={title ? titleId : undefined}
      className={cx(
        'py-10 sm:py-14 lg:py-20',
        band && 'relative overflow-clip rounded-[2rem] lg:rounded-[3rem]',
        tones[tone],
        props.className,
      )}
    >
      {band && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-40 -right-32 size-80 rounded-full border border-(--rim) bg-(--plate) after:absolute after:inset-7 after:rounded-full after:border after:border-(--rim) lg:-top-60 lg:-right-40 lg:size-120 lg:after:inset-11"
        />
      )}
      <Container width={width} className="relative">
        {(title || action) && (
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-10">
            <div className="max-w-3xl min-w-0">
              {eyebrow && (
                <p className="mb-3 flex items-center gap-2 font-semibold">
                  <span aria-hidden="true" className="egg" />
                  {eyebrow}
                </p>
              )}
              {title && (
                <Heading id={titleId} className={titleSizes[level]}>
                  {title}
                </Heading>
              )}
              {intro && <div className={cx('mt-3 max-w-2xl text-lg', !band && 'text-muted')}>{intro}</div>}
            </div>
            {action}
          </div>
        )}
        {props.children}
      </Container>
    </section>
  );
}
