import { m } from '@shop/messages';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import type { PlacingAnswer } from './place-check-out.ts';
import { type CheckOutStep, stepPaths } from './steps.ts';

const buyerPrefix = 'buyer.';

/** The step on which a field that the server refused can be mended; null: on this one, or in the cart. */
const stepOf = (field: string): CheckOutStep | null => {
  if (field.startsWith(buyerPrefix)) return 'buyer';
  return /^(delivery\.|cityId|startDate)/.test(field) ? 'delivery' : null;
};

const mendWords = { buyer: m.place_mend_buyer, delivery: m.place_mend_delivery };

/** Why the order was not placed, and the way to what is to be mended. */
export function Refused({ answer, isPending }: { answer: PlacingAnswer; isPending: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPending) box.current?.focus();
  }, [answer, isPending]);
  if (answer.kind === 'placed' || answer.kind === 'placed_before' || answer.kind === 'prices_updated')
    return null;
  if (answer.kind === 'lost')
    return (
      <div ref={box} tabIndex={-1} className="rounded-card">
        <Notice tone="warn" live="assertive" title={m.place_failed_title()}>
          {m.place_failed_text()}
        </Notice>
      </div>
    );
  const fields = Object.entries(answer.errors);
  const ofBuyer = fields.flatMap(([field, [text = '']]) =>
    field.startsWith(buyerPrefix) ? [[field.slice(buyerPrefix.length), text]] : [],
  );
  const steps = (['buyer', 'delivery'] as const).filter((step) =>
    fields.some(([field]) => stepOf(field) === step),
  );
  return (
    <div ref={box} tabIndex={-1} className="rounded-card">
      <Notice tone="danger" live="assertive" title={m.place_refused_title()}>
        <p>{answer.message}</p>
        <ul className="mt-1 grid gap-1">
          {fields.map(([field, [text = '']]) => (
            <li key={field}>{text}</li>
          ))}
          {steps.map((step) => (
            <li key={step}>
              <Link
                to={stepPaths[step]()}
                state={{ errors: Object.fromEntries(ofBuyer) as Record<string, string> }}
                className={linkLook({ kind: 'strong' })}
              >
                {mendWords[step]()}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
