import { m } from '@shop/messages';
import { Link, useLocation } from 'react-router';
import { cx } from '~/ui/cx.ts';
import { groupNames, placeLooks } from './place-looks.ts';
import { placeAt, placeGroups, placeNames, placePath, places } from './places.ts';

/** All places by their groups. In a rail only their icons are seen. */
export function AdminNav({ isRail = false }: { isRail?: boolean }) {
  const open = placeAt(useLocation().pathname);
  const words = isRail ? 'md:max-[68.75rem]:sr-only' : '';
  return (
    <nav aria-label={m.admin_nav()} className="grid gap-4">
      {placeGroups.map((group) => {
        const names = placeNames.filter((name) => places[name].group === group);
        if (names.length === 0) return null;
        return (
          <div key={group}>
            <p className={cx('px-2.5 pb-1 text-sm text-muted', words)}>{groupNames[group]()}</p>
            <ul className="grid gap-0.5">
              {names.map((name) => {
                const { label, Icon } = placeLooks[name];
                return (
                  <li key={name}>
                    <Link
                      to={placePath(name)}
                      prefetch="intent"
                      aria-current={name === open ? 'page' : undefined}
                      title={isRail ? label() : undefined}
                      className={cx(
                        'flex min-h-9 items-center gap-2.5 rounded-small px-2.5 py-1.5 hover:bg-beet-50 max-md:min-h-11',
                        name === open && 'bg-beet-50 font-semibold text-beet-700',
                        isRail && 'md:max-[68.75rem]:justify-center',
                      )}
                    >
                      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
                      <span className={words}>{label()}</span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
