import { m } from '@shop/messages';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { valuesOf } from '~/lib/form-values.ts';
import type { Refusal } from '~/lib/refusal.ts';
import type { Conflict, EditOutcome } from '~/lib/resource-route.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ConfirmAction } from './confirm-action.tsx';
import { DeletedMeanwhile } from './deleted-meanwhile.tsx';
import type { AdminForm, AnyField } from './fields/field.ts';
import { FormValues } from './fields/form-value.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { differencesIn, mergedIn } from './meanwhile.ts';
import { UnsavedGuard, useChanged } from './unsaved-guard.tsx';

type Thing = { readonly id: number; readonly version?: number };

export type PanelFormProps = {
  /** Null: a new one is made. */
  item: Thing | null;
  /** What it is called: in the title, and where it is asked whether to delete it. */
  name: string;
  form: AdminForm<unknown>;
  /** What a new one begins with. */
  initial?: object;
  outcome: EditOutcome | undefined;
  /** What is lost by deleting it. */
  losing: string;
  /** Why it cannot be deleted. */
  keptBecause?: string | undefined;
  close: () => void;
};

/** The thing that was typed into, and the newest that is known of it: the next save is made from that. */
const useNewest = (item: Thing | null, conflict: Conflict | null) => {
  const [known, know] = useState<{
    conflict: Conflict | null;
    seen: object;
    newest: { readonly version?: number };
  }>({ conflict: null, seen: item ?? {}, newest: item ?? {} });
  if (conflict && conflict !== known.conflict)
    know({ conflict, seen: known.newest, newest: conflict.newest });
  return known;
};

const saidBy = (fields: readonly AnyField[], refusal: Refusal): Refusal => ({
  ...refusal,
  errors: Object.fromEntries(
    Object.entries(refusal.errors).map(([name, messages]) => {
      const { wrong } = fields.find(({ labels }) => name in labels()) ?? {};
      return [name, wrong ? messages.map(wrong) : messages];
    }),
  ),
});

export function PanelForm(props: PanelFormProps) {
  const { item, name, form, initial = {}, outcome, losing, keptBecause, close } = props;
  const { state, formData } = useNavigation();
  const mark = useRef<HTMLInputElement>(null);
  const isChanged = useChanged(mark);
  const { refusal, conflict = null, isGone = false } = outcome ?? {};
  const { seen, newest } = useNewest(item, conflict);
  const labels = form.labels();
  const sides = conflict && refusal && { seen, mine: refusal.values, newest };
  const isSaving = state === 'submitting' && formData?.get('intent') === 'save';
  return (
    <RouteForm
      refusal={conflict || isGone || !refusal ? undefined : saidBy(form.fields, refusal)}
      labels={labels}
      preventScrollReset
      className="min-h-full"
    >
      <UnsavedGuard isChanged={isChanged && !isGone && state !== 'submitting'} />
      <input ref={mark} type="hidden" name="intent" value="save" />
      {newest.version !== undefined && <input type="hidden" name="version" value={newest.version} />}
      {sides && (
        <ChangedMeanwhile
          conflict={conflict}
          differences={differencesIn(form.fields, sides)}
          isSaving={isSaving}
        />
      )}
      {isGone && <DeletedMeanwhile close={close} />}
      {/* The fields begin anew with what somebody else has changed in them. */}
      <FormValues
        key={newest.version}
        value={{
          thing: valuesOf(item ?? initial),
          typed: sides ? mergedIn(form.fields, sides) : refusal?.values,
        }}
      >
        <LanguageTabs hasTexts={Object.keys(labels).some((each) => each.endsWith('Lt'))}>
          {form.fields.map(({ Input, labels: names }) => (
            <Input key={Object.keys(names())[0]} />
          ))}
        </LanguageTabs>
      </FormValues>
      {!isGone && (
        <div className="sticky bottom-0 -mx-5 mt-auto -mb-5 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-5 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:-mx-7 sm:px-7">
          <Button
            type="submit"
            loading={isSaving && !conflict}
            disabledReason={
              conflict
                ? m.admin_conflict_first()
                : item && !isChanged && !outcome
                  ? m.admin_nothing_changed()
                  : undefined
            }
          >
            {item ? m.save() : m.admin_create()}
          </Button>
          {isChanged && <p className="text-sm text-muted">{m.admin_unsaved()}</p>}
          {item && (
            <span className="ml-auto">
              <ConfirmAction
                intent="remove"
                title={m.admin_delete_title({ name })}
                losing={losing}
                confirmLabel={m.admin_delete_yes()}
                trigger={
                  <Button
                    variant="quiet"
                    disabledReason={conflict ? m.admin_conflict_first() : keptBecause}
                    icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                  >
                    {m.admin_delete()}
                  </Button>
                }
              />
            </span>
          )}
        </div>
      )}
    </RouteForm>
  );
}
