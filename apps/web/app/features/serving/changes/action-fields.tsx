import { m } from '@shop/messages';
import { Link } from 'react-router';
import { accountPaths } from '~/lib/account-paths.ts';
import { linkLook } from '~/ui/link-look.ts';
import { DayChoice } from './day-choice.tsx';
import type { DayActionData } from './day-action-data.server.ts';
import { KitFields } from './kit-fields.tsx';
import { MoveChoice } from './move-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { AddressChoice, MethodChoice, WindowChoice } from './stop-fields.tsx';

type Props = {
  data: DayActionData;
  typed: Readonly<Record<string, string>> | undefined;
  /** Days were chosen anew. */
  onChange: () => void;
};

const idsIn = (typed: string | undefined, otherwise: number): number[] =>
  typed === undefined ? [otherwise] : typed.split(',').filter(Boolean).map(Number);

/** Days to skip and days to give back are chosen alike; each leads to the other. */
function Days({ data, typed, onChange }: Props) {
  const { delivery, action, days } = data;
  const other = action === 'skip' ? 'cancel' : 'skip';
  return (
    <>
      <DayChoice
        days={days}
        orderedAt={delivery.orderedAt}
        chosen={idsIn(typed?.deliveryIds, delivery.id)}
        onChange={onChange}
      />
      <p>
        <Link to={accountPaths.dayAction(delivery.id, other)} className={linkLook({ kind: 'strong' })}>
          {other === 'cancel' ? m.change_rather_cancel() : m.change_rather_skip()}
        </Link>
      </p>
    </>
  );
}

/** What is asked for before anything is shown. */
export function ActionFields(props: Props) {
  const { data, typed } = props;
  const { delivery, action, freeDays, places, kits } = data;
  const single = <input type="hidden" name="deliveryIds" value={delivery.id} />;
  if (action === 'skip' || action === 'cancel') return <Days {...props} />;
  if (action === 'move' && freeDays)
    return (
      <>
        {single}
        <MoveChoice days={freeDays} day={delivery.day} value={typed?.to} onChange={props.onChange} />
      </>
    );
  if (action === 'kit')
    return kits && <KitFields offer={kits.offer} others={kits.others} item={delivery.item} typed={typed} />;
  if (!places) return null;
  const { stop } = delivery;
  const own = places.windows.filter(({ cityId }) => cityId === stop.cityId);
  return (
    <>
      {single}
      {action === 'address' && <AddressChoice {...places} stop={stop} typed={typed} />}
      {action === 'time' && (
        <WindowChoice
          windows={own}
          value={typed?.deliveryTimeId ?? (stop.deliveryTime?.id ? String(stop.deliveryTime.id) : undefined)}
        />
      )}
      {action === 'method' && <MethodChoice value={typed?.method ?? stop.method} />}
      <ScopeChoice day={delivery.day} value={typed?.scope} />
    </>
  );
}
