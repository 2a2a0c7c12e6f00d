import { cx } from './cx.ts';

type LinkLook = {
  /** inline: inside text, always underlined. plain: in lists and menus, underlined on hover. strong: a call of its own. */
  kind?: 'inline' | 'plain' | 'strong' | undefined;
};

const kinds = {
  inline: 'text-beet-700 underline decoration-beet-300 hover:decoration-beet-700',
  plain: 'text-beet-950 hover:text-beet-700 hover:underline',
  strong:
    'inline-flex min-h-6 items-center gap-1.5 font-semibold text-beet-700 underline decoration-beet-300 hover:decoration-beet-700',
};

export const linkLook = ({ kind = 'inline' }: LinkLook = {}): string =>
  cx('rounded-small decoration-2 underline-offset-4', kinds[kind]);
