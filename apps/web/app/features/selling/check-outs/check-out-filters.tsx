import { checkOutStages, type CheckOutStage } from '@shop/domain/states/groups';
import { m } from '@shop/messages';
import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { Field } from '~/ui/field.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { CheckOutsAsked } from './check-outs-asked.ts';
import { askedQuery } from './check-outs-asked.ts';

const stageWords: Readonly<Record<CheckOutStage, () => string>> = {
  current: m.orders_stage_current,
  to_pay: m.orders_stage_to_pay,
  past: m.orders_stage_past,
};

type Props = { asked: CheckOutsAsked; years: readonly number[] };

function Stages({ asked }: Pick<Props, 'asked'>) {
  return (
    <nav aria-label={m.orders_filter()} className="flex flex-wrap gap-2">
      {[undefined, ...checkOutStages].map((stage) => {
        const isShown = stage === asked.stage;
        return (
          <Link
            key={stage ?? 'all'}
            to={paths.userCheckOuts(askedQuery({ ...asked, stage, page: 1 }))}
            aria-current={isShown ? 'true' : undefined}
            preventScrollReset
            className={cx(
              'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold',
              isShown ? 'border-beet-950 bg-beet-950 text-white' : 'border-line bg-paper hover:bg-beet-50',
            )}
          >
            {stage ? stageWords[stage]() : m.orders_stage_all()}
          </Link>
        );
      })}
    </nav>
  );
}

/** What is asked for is the address: links and a plain form, which need no script. */
export function CheckOutFilters({ asked, years }: Props) {
  const key = JSON.stringify(asked);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Stages asked={asked} />
      <Form key={key} role="search" preventScrollReset className="flex max-w-3xl flex-wrap items-end gap-3">
        {asked.stage && <input type="hidden" name="stage" value={asked.stage} />}
        <Field name="search" label={m.orders_search_label()} hideLabel className="flex-[1_1_12rem]">
          <TextInput
            type="search"
            defaultValue={asked.search ?? ''}
            placeholder={m.orders_search()}
            maxLength={100}
            leading={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
          />
        </Field>
        {years.length > 1 && (
          <Field name="year" label={m.orders_year()} hideLabel>
            <NativeSelect defaultValue={asked.year ?? ''}>
              <option value="">{m.orders_year_all()}</option>
              {years.map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <Button type="submit" variant="secondary">
          {m.orders_search_button()}
        </Button>
      </Form>
    </div>
  );
}
