import { m } from '@shop/messages';
import { Form, Link, useNavigation } from 'react-router';
import { Section } from '~/features/base/forms/section.tsx';
import { individualPaths } from '~/lib/individual-paths.ts';
import { paths } from '~/lib/paths.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import type { ShownCheckOut } from './check-out-data.ts';

/** What an account does with it that a link does not. */
const gives = {
  regular_order: [m.claim_gives_days, m.claim_gives_stops, m.claim_gives_kit, m.claim_gives_more],
  individual_order: [m.claim_gives_individual_days, m.claim_gives_stops, m.claim_gives_individual_more],
};

/** An order placed as a guest, taken into an account of the same, verified e-mail. */
export function ClaimPanel({ checkOut, isGuest }: { checkOut: ShownCheckOut; isGuest: boolean }) {
  const { state, formData } = useNavigation();
  const page = checkOut.type === 'individual_order' ? individualPaths.request : paths.placedCheckOut;
  const back = { back: page(checkOut.id) };
  if (isGuest)
    return (
      <Section title={m.claim_title()} intro={m.claim_guest_text({ email: checkOut.buyer.email })}>
        <ul className="list-disc pl-5">
          {gives[checkOut.type].map((words) => (
            <li key={words()}>{words()}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.login(back)} className={buttonLook({ variant: 'secondary' })}>
            {m.log_in()}
          </Link>
          <Link to={paths.register(back)} className={buttonLook({ variant: 'quiet' })}>
            {m.register()}
          </Link>
        </div>
      </Section>
    );
  if (!checkOut.isClaimable) return null;
  return (
    <Section title={m.claim_title()} intro={m.claim_text()}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="claim" />
        <Button type="submit" loading={state !== 'idle' && formData?.get('intent') === 'claim'}>
          {m.claim_button()}
        </Button>
      </Form>
    </Section>
  );
}
