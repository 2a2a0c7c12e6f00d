import { m } from '@shop/messages';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link, useNavigate, useNavigation } from 'react-router';
import { Section } from '~/features/base/forms/section.tsx';
import { addItem } from '~/features/selling/cart/items.ts';
import { t } from '~/lib/format.ts';
import type { Outcome } from '~/lib/intents.ts';
import { paths } from '~/lib/paths.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { CheckOutDone } from './check-out-data.ts';

const missingWords = {
  kit: m.repeat_missing_kit,
  calories: m.repeat_missing_calories,
  period: m.repeat_missing_period,
  combination: m.repeat_missing_combination,
  addition: m.repeat_missing_addition,
  allergen: m.repeat_missing_allergen,
} as const;

/** The same again, at today's prices: it goes into the cart, and what is no longer sold is named. */
export function RepeatPanel({ outcome }: { outcome: Outcome<CheckOutDone> | undefined }) {
  const navigate = useNavigate();
  const { state, formData } = useNavigation();
  const repeated = outcome?.done?.repeated;
  const filled = useRef<typeof repeated>(undefined);
  useEffect(() => {
    // The page is still being loaded anew: what is on its way would be broken off.
    if (!repeated || filled.current === repeated || state !== 'idle') return;
    filled.current = repeated;
    for (const item of repeated.items) addItem(item, null);
    if (repeated.items.length > 0 && repeated.missing.length === 0) void navigate(paths.cart());
  }, [repeated, navigate, state]);
  return (
    <Section title={m.repeat_title()} intro={m.repeat_intro()}>
      {repeated && repeated.missing.length > 0 && (
        <Notice
          tone="warn"
          live="polite"
          title={repeated.items.length > 0 ? m.repeat_some() : m.repeat_nothing()}
          action={
            <Link
              to={repeated.items.length > 0 ? paths.cart() : paths.mealKits()}
              className={buttonLook({ variant: 'secondary', size: 'sm' })}
            >
              {repeated.items.length > 0 ? m.repeat_to_cart() : m.choose_plan()}
            </Link>
          }
        >
          <ul>
            {repeated.missing.map(({ name, reason }) => (
              <li key={`${reason} ${name.lt}`}>{missingWords[reason]({ name: t(name) })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="repeat" />
        <Button
          type="submit"
          variant="secondary"
          icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />}
          loading={state !== 'idle' && formData?.get('intent') === 'repeat'}
        >
          {m.repeat_button()}
        </Button>
      </Form>
    </Section>
  );
}
