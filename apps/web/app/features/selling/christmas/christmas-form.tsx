import { MOST_SETS } from '@shop/domain/constants';
import { m } from '@shop/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { AgreeTermsLabel } from '~/features/base/forms/agree-terms-label.tsx';
import { AttemptField } from '~/features/base/forms/attempt-field.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import { BankChoice } from '~/features/selling/check-out/bank-choice.tsx';
import { type BuyerDraft, emptyBuyer, withAccount } from '~/features/selling/check-out/buyer.ts';
import {
  BusinessFields,
  buyerLabels,
  ContactFields,
  DoorFields,
} from '~/features/selling/check-out/buyer-fields.tsx';
import { methodWords } from '~/features/selling/check-out/delivery-words.ts';
import { deadline, money } from '~/lib/format.ts';
import type { Refusal } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { useRoot } from '~/lib/use-root.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { NumberStepper } from '~/ui/number-stepper.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { loadChristmas } from './christmas-data.server.ts';
import { setsIn } from './christmas-typed.ts';
import { wayText, wayTitle } from './christmas-words.ts';
import { setsCost } from './sets-cost.ts';

type Data = Awaited<ReturnType<typeof loadChristmas>>;
export type ChristmasFormProps = Pick<Data, 'season' | 'online' | 'methods'> & {
  kit: NonNullable<Data['kit']>;
  refusal: Refusal | undefined;
};

type Chosen = { readonly wayId: string; readonly sets: number };
type PartProps = Omit<ChristmasFormProps, 'refusal'> & {
  valueOf: (name: string, otherwise?: string) => string;
  chosen: Chosen;
  onSets: (sets: number) => void;
};

const wayOf = ({ ways }: PartProps['season'], { wayId }: Chosen) =>
  ways.find(({ id }) => String(id) === wayId);

const labels = () => ({
  christmasWayId: m.christmas_ways(),
  amount: m.christmas_sets(),
  ...Object.fromEntries(Object.entries(buyerLabels).map(([name, label]) => [name, label()])),
  method: m.christmas_method(),
  coupons: m.christmas_coupon(),
  paymentOption: m.payment_option(),
  agreeTerms: m.agree_terms_link(),
  agreeContacts: m.agree_contacts_label(),
});

/** Where and when it comes, and how many sets of it. */
function WayPart({ season, kit, valueOf, chosen, onSets }: PartProps) {
  const way = wayOf(season, chosen);
  const setCents = setsCost(kit, 1);
  return (
    <Section title={m.christmas_part_way()}>
      <RadioCards
        name="christmasWayId"
        legend={m.christmas_ways()}
        required
        layout="rows"
        className="[&>div]:sm:grid-cols-2"
        defaultValue={valueOf('christmasWayId')}
        options={season.ways.map((each) => ({
          value: String(each.id),
          title: wayTitle(each),
          text: (
            <>
              {wayText(each)}
              <span className="block">{m.christmas_left({ count: each.setsLeft })}</span>
            </>
          ),
          ...(each.setsLeft === 0 && { unavailable: m.christmas_sold_out() }),
        }))}
      />
      <Field name="amount" label={m.christmas_sets()} hint={m.christmas_price({ price: money(setCents) })}>
        <NumberStepper
          min={1}
          max={Math.min(MOST_SETS, way?.setsLeft || MOST_SETS)}
          defaultValue={Number(valueOf('amount', '1')) || 1}
          onChange={onSets}
          announce={(count) => m.plural_kits({ count })}
          decreaseLabel={m.fewer()}
          increaseLabel={m.more()}
          className="self-start"
        />
      </Field>
      {/* What was seen is what is paid. */}
      <input type="hidden" name="seenSet" value={setCents} />
      {season.ways.map(({ id, priceCents }) => (
        <input key={id} type="hidden" name={`seenWay.${id}`} value={priceCents} />
      ))}
    </Section>
  );
}

function BuyerPart({ valueOf, methods }: PartProps) {
  const { viewer } = useRoot();
  const known = viewer ? withAccount(emptyBuyer, viewer) : emptyBuyer;
  const buyer = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, valueOf(name, value)]),
  ) as BuyerDraft;
  return (
    <>
      <Section title={m.christmas_part_buyer()}>
        <ContactFields buyer={buyer} isPosted />
        <div className="group/business grid gap-5">
          <Checkbox
            name="isBusiness"
            label={m.buyer_is_business()}
            defaultChecked={valueOf('isBusiness') === 'on'}
          />
          {/* By CSS, so that it also works before, and without, scripts. */}
          <div className="hidden group-has-[[name=isBusiness]:checked]/business:block">
            <BusinessFields buyer={buyer} isPosted />
          </div>
        </div>
      </Section>
      <Section title={m.christmas_part_door()}>
        <DoorFields buyer={buyer} isPosted />
        <RadioCards
          name="method"
          legend={m.christmas_method()}
          defaultValue={valueOf('method', methods[0])}
          options={methods.map((method) => ({
            value: method,
            title: methodWords[method].title(),
            text: methodWords[method].hint(),
          }))}
        />
      </Section>
    </>
  );
}

/** What it costs, as soon as the way is chosen. */
function Sum({ season, kit, chosen }: Pick<PartProps, 'season' | 'kit' | 'chosen'>) {
  const way = wayOf(season, chosen);
  if (!way) return null;
  const kitsCents = setsCost(kit, chosen.sets);
  const rows = [
    [m.plural_kits({ count: chosen.sets }), kitsCents],
    [m.christmas_sum_delivery(), way.priceCents],
  ] as const;
  return (
    <div className="grid max-w-md gap-1.5" aria-live="polite">
      <dl className="grid gap-1.5">
        {rows.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="tabular-nums">{money(cents)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 text-xl font-bold">
          <dt>{m.christmas_sum_total()}</dt>
          <dd className="text-beet-700 tabular-nums">{money(kitsCents + way.priceCents)}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">{m.christmas_sum_vat()}</p>
    </div>
  );
}

function PayPart({ season, kit, online, valueOf, chosen }: PartProps) {
  const { state } = useNavigation();
  const way = wayOf(season, chosen);
  return (
    <Section title={m.christmas_part_pay()}>
      <BankChoice methods={online} defaultValue={valueOf('paymentOption')} />
      <Field
        name="coupons"
        label={m.christmas_coupon()}
        note={m.optional()}
        hint={m.christmas_coupon_hint()}
        className="max-w-md"
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={120}
          defaultValue={valueOf('coupons')}
        />
      </Field>
      <Sum season={season} kit={kit} chosen={chosen} />
      <div className="grid gap-3">
        <Checkbox
          name="agreeTerms"
          required
          defaultChecked={valueOf('agreeTerms') === 'on'}
          label={<AgreeTermsLabel />}
        />
        <Checkbox
          name="agreeContacts"
          required
          defaultChecked={valueOf('agreeContacts') === 'on'}
          label={m.agree_contacts_label()}
        />
      </div>
      <Button
        type="submit"
        size="lg"
        loading={state !== 'idle'}
        loadingLabel={m.leaving_for_bank()}
        className="max-sm:w-full sm:justify-self-start"
      >
        {way
          ? m.christmas_pay({ amount: money(setsCost(kit, chosen.sets) + way.priceCents) })
          : m.christmas_pay_some()}
      </Button>
      {season.lastOrderAt !== null && (
        <p className="text-sm text-muted">
          {m.christmas_pay_note({ deadline: deadline(new Date(season.lastOrderAt)) })}
        </p>
      )}
    </Section>
  );
}

/** One page from the city to the bank. */
export function ChristmasForm({ refusal, ...props }: ChristmasFormProps) {
  const valueOf = (name: string, otherwise = ''): string => refusal?.values[name] ?? otherwise;
  const area = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen>({
    wayId: valueOf('christmasWayId'),
    sets: Number(valueOf('amount', '1')) || 1,
  });
  const look = (): void => {
    const form = area.current?.querySelector('form');
    if (!form) return;
    const typed = new FormData(form);
    const wayId = typed.get('christmasWayId');
    setChosen({ wayId: typeof wayId === 'string' ? wayId : '', sets: Math.max(1, setsIn(typed)) });
  };
  // The form may hold what was chosen before the page came, or came anew.
  useEffect(look, [refusal]);
  const part = {
    ...props,
    valueOf,
    chosen,
    onSets: (sets: number) => setChosen((before) => ({ ...before, sets })),
  };
  return (
    <div ref={area} onInput={look} className="min-w-0">
      <RouteForm refusal={refusal} labels={labels()} draft="christmas" className="gap-6">
        <input type="hidden" name="intent" value="order" />
        <WayPart {...part} />
        <BuyerPart {...part} />
        <PayPart {...part} />
        <AttemptField />
      </RouteForm>
    </div>
  );
}
