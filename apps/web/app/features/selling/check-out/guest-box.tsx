import { m } from '@shop/messages';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { changeCheckOut } from './state.ts';

const back = { back: paths.checkOut() };

const reasons = () => [m.guest_box_manage(), m.guest_box_last_day(), m.guest_box_points()];

/** What registering is good for, behind one line: the first field stays in sight. */
export function GuestBox({ isChosen, onChosen }: { isChosen: boolean; onChosen: () => void }) {
  if (isChosen)
    return (
      <p className="text-muted">
        {m.guest_box_chosen()}{' '}
        <Link to={paths.login(back)} className={linkLook()}>
          {m.log_in()}
        </Link>
      </p>
    );
  return (
    <div className={cardLook({ tone: 'yolk', padding: 'none' })}>
      <details className="group">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 py-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          {m.guest_box_title()}
          <ChevronDown
            size={20}
            strokeWidth={1.75}
            aria-hidden="true"
            className="shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4">
          <p>{m.guest_box_intro()}</p>
          <ul className="mt-2 grid gap-1.5">
            {reasons().map((reason) => (
              <li key={reason} className="flex items-start gap-2.5">
                <span aria-hidden="true" className="egg mt-1" />
                {reason}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm">{m.guest_box_note()}</p>
          <div className="mt-4 flex flex-wrap gap-3 *:max-sm:w-full">
            <Button
              onClick={() => {
                changeCheckOut({ isGuestChosen: true });
                onChosen();
              }}
            >
              {m.pay_without_registration()}
            </Button>
            <Link to={paths.register(back)} className={buttonLook({ variant: 'secondary' })}>
              {m.register()}
            </Link>
            <Link to={paths.login(back)} className={buttonLook({ variant: 'quiet' })}>
              {m.log_in()}
            </Link>
          </div>
        </div>
      </details>
    </div>
  );
}
