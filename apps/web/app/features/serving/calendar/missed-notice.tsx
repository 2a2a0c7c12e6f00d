import type { OpenedDelivery } from '@shop/contract/delivery-calendar';
import { m } from '@shop/messages';
import { Link } from 'react-router';
import { missedWords } from '~/features/selling/check-outs/missed-words.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';

/** Of a box that did not come on its day. */
export function MissedNotice({ delivery }: { delivery: OpenedDelivery }) {
  const { shop } = useRoot();
  const words = missedWords(delivery, shop.company.phone);
  if (words === null) return null;
  const { againOn } = delivery;
  return (
    <Notice
      tone="warn"
      title={m.missed_title()}
      action={
        againOn && (
          <Link to={paths.userDays({ month: againOn.slice(0, 7) })} className={linkLook({ kind: 'strong' })}>
            {m.missed_again_open()}
          </Link>
        )
      }
    >
      {words}
    </Notice>
  );
}
