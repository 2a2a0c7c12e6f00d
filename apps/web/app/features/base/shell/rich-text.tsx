import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '~/ui/cx.ts';

type Props = { html: string; className?: string };

/** A table that is wider than the screen is scrolled by the keyboard too, in every browser. */
const reachTables = (box: HTMLElement | null) => {
  if (!box?.querySelector('table')) return;
  const observer = new ResizeObserver(() => {
    for (const table of box.querySelectorAll('table')) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
    }
  });
  observer.observe(box);
  return () => observer.disconnect();
};

/** HTML that the server has cleaned when it was stored. Its links within the shop need no new page load. */
export function RichText({ html, className }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const path = link?.getAttribute('href') ?? '';
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !path.startsWith('/')) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // The keys reach the links inside by themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={reachTables}
      onClick={follow}
      className={cx('rich-text', className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
