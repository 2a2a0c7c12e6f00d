import type { PriceList } from '@shop/contract/price-list';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { number } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { linkLook } from '~/ui/link-look.ts';
import { Switch } from '~/ui/switch.tsx';
import { chooseOptions } from './options.ts';

type Props = {
  list: PriceList;
  /** Null for a guest. */
  balance: number | null;
  usePoints: boolean;
};

/** The most allowed is used by itself; the buyer may keep the points. */
export function PointsSwitch({ list, balance, usePoints }: Props) {
  const { isUsageDisabled, maxUsagePercent } = list.points;
  if (isUsageDisabled) return null;
  if (balance === null)
    return (
      <p className="text-sm text-muted">
        {m.points_log_in()}{' '}
        <Link to={paths.login({ back: paths.cart() })} className={linkLook()}>
          {m.cart_points_guest()}
        </Link>
      </p>
    );
  if (balance === 0) return null;
  return (
    <Switch
      name="use_points"
      label={m.points_use()}
      hint={m.points_have({ count: balance, amount: number(balance), percent: number(maxUsagePercent) })}
      switchLast
      checked={usePoints}
      onChange={(event) => chooseOptions({ usePoints: event.target.checked })}
    />
  );
}
