import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type CardLook = {
  tone?: 'paper' | 'beet' | 'dill' | 'yolk' | undefined;
  /** none for cards that a picture fills to the edge. */
  padding?: 'none' | 'sm' | 'md' | undefined;
  /** Rises a little under the pointer: for cards that are links. */
  interactive?: boolean | undefined;
};

const tones = {
  paper: 'border-line bg-paper',
  beet: 'border-beet-100 bg-beet-50',
  dill: 'border-dill-100 bg-dill-100',
  yolk: 'border-yolk-300 bg-warn-50',
};
const paddings = { none: '', sm: 'p-4', md: 'p-5 sm:p-6' };

export const cardLook = ({ tone = 'paper', padding = 'md', interactive = false }: CardLook = {}): string =>
  cx(
    'group/card relative min-w-0 overflow-clip rounded-card border',
    tones[tone],
    paddings[padding],
    interactive &&
      'transition-transform hover:-translate-y-1 hover:border-beet-300 has-[a:focus-visible]:border-beet-600',
  );

/** Inside an interactive card, give the one link this class: it then covers the whole card. */
export const cardLinkLook =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-beet-600';

export function Card({ tone, padding, interactive, className, ...props }: ComponentProps<'div'> & CardLook) {
  return <div {...props} className={cx(cardLook({ tone, padding, interactive }), className)} />;
}
