import { m } from '@shop/messages';
import { SearchX } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useRoot } from '~/lib/use-root.ts';
import { buttonLook } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { placeLooks } from './place-looks.ts';
import { placeAt, placeAtFirst, placePath } from './places.ts';

/** A page or a thing of the admin's that is not there: back to the list that it would belong to. */
export function AdminNotFound() {
  const { shop } = useRoot();
  const place = placeAt(useLocation().pathname) ?? placeAtFirst();
  return (
    <>
      <title>{`${m.not_found_title()} – ${shop.name}`}</title>
      <EmptyState
        level={1}
        icon={<SearchX aria-hidden="true" />}
        title={m.not_found_title()}
        text={m.admin_missing_text()}
        action={
          <Link to={placePath(place)} className={buttonLook()}>
            {m.admin_back_to({ name: placeLooks[place].label() })}
          </Link>
        }
      />
    </>
  );
}
