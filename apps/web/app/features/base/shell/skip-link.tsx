import { m } from '@shop/messages';

/** The first thing that the keyboard meets. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-paper focus:px-4 focus:py-2"
    >
      {m.skip_to_content()}
    </a>
  );
}
