import { m } from '@shop/messages';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigation, useSubmit } from 'react-router';
import { ChangedDays } from '~/features/selling/check-outs/changed-days.tsx';
import { addressLabels } from '~/features/people/account/address-fields.tsx';
import { ChangeMoneyTable } from '~/features/selling/check-outs/change-money.tsx';
import { changeWords } from '~/features/serving/changes/change-words.ts';
import {
  actOnDay,
  dayActionOf,
  loadDayAction,
  type DayActionData,
  type DayActionOutcome,
} from '~/features/serving/changes/day-action-data.server.ts';
import { ActionFields } from '~/features/serving/changes/action-fields.tsx';
import { DayNow } from '~/features/serving/changes/day-now.tsx';
import type { OtherLine } from '~/features/serving/changes/kit-fields.tsx';
import { MeanwhileNotice } from '~/features/serving/changes/meanwhile-notice.tsx';
import { OtherDays } from '~/features/serving/changes/other-days.tsx';
import { Receipt } from '~/features/serving/changes/receipt.tsx';
import { TooLate } from '~/features/serving/changes/too-late.tsx';
import { deadline, longDay, t } from '~/lib/format.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { alsoWhenRefused } from '~/lib/revalidation.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { idOrNotFound } from '~/lib/not-found.ts';
import type { Route } from './+types/day-action.ts';

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const words = Object.entries(changeWords).find(([action]) => action === params.action)?.[1];
  return pageMeta(matches, words?.title() ?? m.change_page());
};

/** The account's layout gives it the whole width. */
export const handle = { isWide: true };

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadDayAction(
    context.get(apiContext),
    idOrNotFound(params.deliveryId),
    dayActionOf(params.action),
    context.get(pageContext).now,
  );

export const shouldRevalidate = alsoWhenRefused;

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnDay(context.get(apiContext), dayActionOf(params.action), await request.formData());
}

type Shown = { data: DayActionData; outcome: DayActionOutcome | undefined };

/** What was seen goes along: the version, and the sum that it costs or brings back. */
function Confirm({ data, outcome }: Shown) {
  const { state } = useNavigation();
  const preview = outcome?.preview;
  const box = useRef<HTMLElement>(null);
  // Whoever pressed the button is led to it; whoever goes on choosing stays there.
  useEffect(() => {
    if (document.activeElement instanceof HTMLButtonElement) box.current?.focus();
  }, [preview]);
  if (!preview) return null;
  const { money } = preview;
  const isSame = preview.days.every(
    ({ from, to }) => to !== null && JSON.stringify(from) === JSON.stringify(to),
  );
  const words = changeWords[data.action];
  const entries = Object.entries(outcome.values).filter(
    ([name]) => !['intent', 'version', 'expectedCents', 'iban', 'howChosen'].includes(name),
  );
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={m.change_preview()}
      className={cx(cardLook(), 'grid scroll-mt-28 grid-cols-1 gap-5')}
    >
      <h2 className="text-2xl">{m.change_preview()}</h2>
      {preview.effectiveFrom && (
        <p>{m.change_holds_from({ day: longDay(preview.effectiveFrom, 'genitive') })}</p>
      )}
      {preview.dropsPending && <Notice tone="warn">{m.change_drops_pending()}</Notice>}
      <ChangedDays days={preview.days} />
      <ChangeMoneyTable money={money} />
      {isSame && <Notice tone="info">{m.change_nothing()}</Notice>}
      <RouteForm refusal={outcome.refusal} labels={{ iban: m.change_iban() }}>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="version" value={preview.version} />
        <input type="hidden" name="expectedCents" value={money.supplementCents - money.returnCents} />
        {entries.flatMap(([name, value]) =>
          (name.endsWith('Ids') ? value.split(',').filter(Boolean) : [value]).map((each) => (
            <input key={`${name} ${each}`} type="hidden" name={name} value={each} />
          )),
        )}
        {money.returnsTo === 'iban' && (
          <Field name="iban" label={m.change_iban()} hint={m.change_iban_hint()} required>
            <TextInput autoComplete="off" spellCheck={false} defaultValue="" />
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={state === 'submitting'} disabled={isSame}>
            {words.confirm()}
          </Button>
          <Link
            to={paths.userDays({ day: String(data.delivery.id) })}
            className={buttonLook({ variant: 'secondary' })}
          >
            {m.change_leave()}
          </Link>
        </div>
      </RouteForm>
    </section>
  );
}

/** As the fields are called where something is wrong with them. */
const choiceLabels = (lines: readonly OtherLine[]) => ({
  ...addressLabels(),
  deliveryTimeId: m.change_window(),
  method: m.change_method(),
  to: m.change_to_which(),
  deliveryIds: m.change_which_days(),
  mealKitId: m.change_kit(),
  calorieId: m.change_calories(),
  combinationId: m.change_combination(),
  allergenIds: m.change_allergens(),
  additionIds: m.change_additions(),
  orderIds: m.change_other_lines(),
  ...Object.fromEntries(lines.map(({ orderId, item }) => [`orderIds.${orderId}`, t(item.name)])),
});

/** Chosen anew, it is reckoned anew; without scripts by its button. */
function Choose({ data, outcome }: Shown) {
  const submit = useSubmit();
  const box = useRef<HTMLDivElement>(null);
  const { delivery } = data;
  const refusal = outcome?.preview || outcome?.someDays ? undefined : outcome?.refusal;
  return (
    <RouteForm refusal={refusal} labels={choiceLabels(data.kits?.others ?? [])} preventScrollReset>
      <input type="hidden" name="intent" value="preview" />
      <input type="hidden" name="orderId" value={delivery.orderId} />
      <input type="hidden" name="version" value={delivery.checkOutVersion} />
      <div ref={box} className="grid gap-5">
        <ActionFields
          data={data}
          typed={outcome?.values}
          onChange={() => void submit(box.current?.closest('form') ?? null, { preventScrollReset: true })}
        />
      </div>
      <Button
        type="submit"
        variant={outcome?.preview ? 'secondary' : 'primary'}
        className="justify-self-start sm:self-start"
      >
        {m.change_show()}
      </Button>
    </RouteForm>
  );
}

export default function DayActionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { delivery, action: wanted, now } = loaderData;
  const words = changeWords[wanted];
  const answer = delivery.actions.find(({ action: each }) => each === wanted);
  const change = actionData?.change;
  return (
    <>
      <Link to={paths.userDays({ day: String(delivery.id) })} className={linkLook({ kind: 'strong' })}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {m.change_back()}
      </Link>
      <div>
        <h1 className="text-4xl">{words.title()}</h1>
        <p className="mt-2 text-muted">
          {t(delivery.item.name)}, {longDay(delivery.day)}
        </p>
      </div>
      {actionData?.isUndone && (
        <Notice tone="success" live="polite">
          {m.change_undone()}
        </Notice>
      )}
      {actionData?.meanwhile && <MeanwhileNotice meanwhile={actionData.meanwhile} />}
      {change && actionData?.version !== undefined ? (
        <div className="grid max-w-3xl gap-5">
          {actionData.notUndone && (
            <Notice tone="danger" live="assertive" title={actionData.notUndone.message}>
              {actionData.notUndone.until < now
                ? m.change_undo_was_until({ until: deadline(new Date(actionData.notUndone.until)) })
                : m.change_undo_stays()}
            </Notice>
          )}
          <Receipt
            action={wanted}
            change={change}
            version={actionData.version}
            orderId={delivery.orderId}
            isOtherDropped={actionData.isOtherDropped ?? false}
            now={now}
            refusal={actionData.refusal}
          />
        </div>
      ) : answer && !answer.allowed ? (
        <div className="max-w-3xl">
          <TooLate answer={answer} delivery={delivery} days={loaderData.days} />
        </div>
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div className="grid grid-cols-1 gap-6">
            <p>{words.intro(delivery.item)}</p>
            {actionData?.refusal && actionData.someDays && (
              <OtherDays {...actionData} refusal={actionData.refusal} someDays={actionData.someDays} />
            )}
            <Choose data={loaderData} outcome={actionData} />
          </div>
          {actionData?.preview ? (
            <Confirm data={loaderData} outcome={actionData} />
          ) : (
            <DayNow delivery={delivery} until={loaderData.until} />
          )}
        </div>
      )}
    </>
  );
}
