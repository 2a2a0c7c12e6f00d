import { m } from '@shop/messages';
import { useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { valuesOf } from '~/lib/form-values.ts';
import type { Refusal } from '~/lib/refusal.ts';
import type { Conflict, EditOutcome } from '~/lib/resource-route.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { DeletedMeanwhile } from './deleted-meanwhile.tsx';
import type { AdminForm, AnyField } from './fields/field.ts';
import { FormValues } from './fields/form-value.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { NotSent } from './not-sent.tsx';
import { differencesIn, mergedIn } from './meanwhile.ts';
import { SaveBar } from './save-bar.tsx';
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
  /** Read without JavaScript: what its buttons would open is there from the beginning. */
  isPlain?: boolean;
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
  const { item, name, form, initial = {}, outcome, losing, keptBecause, close, isPlain = false } = props;
  const { state, formData } = useNavigation();
  const mark = useRef<HTMLInputElement>(null);
  const isChanged = useChanged(mark);
  const { refusal, conflict = null, isGone = false, unsent = null } = outcome ?? {};
  const { seen, newest } = useNewest(item, conflict);
  const labels = form.labels();
  // Without JavaScript a refused deletion comes back to the whole page.
  const isRemoval = refusal?.values.intent === 'remove';
  const sides = conflict && refusal && { seen, mine: refusal.values, newest };
  const isUntouched = item !== null && !isChanged && !outcome && !isPlain;
  const isSaving = state === 'submitting' && formData?.get('intent') === 'save';
  return (
    <RouteForm
      refusal={conflict || isGone || unsent || !refusal ? undefined : saidBy(form.fields, refusal)}
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
      {outcome && unsent && <NotSent outcome={outcome} unsent={unsent} isSaving={isSaving} />}
      {isGone && <DeletedMeanwhile close={close} />}
      {/* The fields begin anew with what somebody else has changed in them. */}
      <FormValues
        key={newest.version}
        value={{
          thing: valuesOf(item ?? initial),
          typed: sides ? mergedIn(form.fields, sides) : isRemoval ? undefined : refusal?.values,
        }}
      >
        <LanguageTabs isPlain={isPlain} hasTexts={Object.keys(labels).some((each) => each.endsWith('Lt'))}>
          {form.fields.map(({ Input, labels: names }) => (
            <Input key={Object.keys(names())[0]} />
          ))}
        </LanguageTabs>
      </FormValues>
      {!isGone && (
        <SaveBar
          isNew={item === null}
          name={name}
          isSaving={isSaving && !conflict && !unsent}
          isChanged={isChanged}
          unsavedBecause={
            conflict ? m.admin_conflict_first() : isUntouched ? m.admin_nothing_changed() : undefined
          }
          losing={losing}
          keptBecause={conflict ? m.admin_conflict_first() : keptBecause}
          isPlain={isPlain}
        />
      )}
    </RouteForm>
  );
}
