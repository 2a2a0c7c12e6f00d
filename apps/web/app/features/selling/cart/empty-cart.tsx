import { m } from '@shop/messages';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

export function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingBag aria-hidden="true" />}
      title={m.cart_empty_title()}
      text={m.cart_empty_text()}
      action={
        <Link to={paths.mealKits()} className={buttonLook()}>
          {m.choose_plan()}
        </Link>
      }
    />
  );
}
