import { Link } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';

/** A bowl of pink soup with half an egg, and the shop's name as the owner has set it. */
export function Logo() {
  const { shop } = useRoot();
  return (
    <Link
      to={paths.home()}
      className="flex items-center gap-2.5 rounded-control font-display text-2xl font-extrabold tracking-tight text-beet-700"
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9">
        <circle cx="20" cy="20" r="19" className="fill-paper stroke-beet-300" />
        <circle cx="20" cy="20" r="14" className="fill-beet-600" />
        <ellipse cx="22" cy="18" rx="6.4" ry="5.4" transform="rotate(-18 22 18)" className="fill-paper" />
        <circle cx="22.4" cy="18" r="2.9" className="fill-yolk-500" />
        <path
          d="M11 24c2-1 3 1 5 0M14 28c2-1 3 1 5 0"
          className="fill-none stroke-dill-100"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      {shop.name}
    </Link>
  );
}
