/** Small things that float beside what opened them: lists of a select, menus. */
export const popupLook =
  'max-h-[min(24rem,var(--available-height))] origin-(--transform-origin) overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-1.5 text-beet-950 ' +
  'shadow-float outline-none transition duration-150 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0';

export const popupItemLook =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 py-1.5 text-left outline-none select-none data-highlighted:bg-beet-100 data-disabled:cursor-not-allowed data-disabled:text-muted ' +
  'forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:forced-color-adjust-none';
