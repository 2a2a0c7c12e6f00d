import { ChevronDown } from 'lucide-react';

/** Of the summary of a `<details className="group">`. */
export const openerLook =
  'flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control px-4 py-3 hover:bg-beet-50 [&::-webkit-details-marker]:hidden';

export function OpenerMark() {
  return (
    <ChevronDown
      size={20}
      strokeWidth={1.75}
      aria-hidden="true"
      className="shrink-0 text-muted transition-transform group-open:rotate-180"
    />
  );
}
