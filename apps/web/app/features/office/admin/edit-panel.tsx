import { m } from '@shop/messages';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { valuesOf } from '~/lib/form-values.ts';
import type { EditOutcome } from '~/lib/resource-route.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Drawer } from '~/ui/drawer.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ConfirmAction } from './confirm-action.tsx';
import type { AdminForm } from './fields/field.ts';
import { FormValues } from './fields/form-value.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { type PlaceName, placePaths } from './places.ts';
import { UnsavedGuard, useChanged } from './unsaved-guard.tsx';

type Thing = { readonly id: number; readonly version?: number };

type FormProps = {
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
};

type Props = FormProps & { place: PlaceName; createTitle: string };

/** A thing beside its list, which stays behind it as it was. Nothing that was typed is lost by mistake. */
export function EditPanel({ place, createTitle, ...props }: Props) {
  const { item, name } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () => void navigate(`${placePaths(place).list}${search}`, { preventScrollReset: true });
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && close()}
      size="panel"
      title={item ? name : createTitle}
      closeLabel={m.close()}
    >
      {/* Another version of it is another form: what was typed into the old one is gone with it. */}
      <PanelForm key={`${item?.id ?? 'new'} ${item?.version ?? 0}`} {...props} />
    </Drawer>
  );
}

function PanelForm({ item, name, form, initial = {}, outcome, losing, keptBecause }: FormProps) {
  const { state, formData } = useNavigation();
  const mark = useRef<HTMLInputElement>(null);
  const isChanged = useChanged(mark);
  const version = outcome?.conflict?.newest.version ?? item?.version;
  const labels = form.labels();
  return (
    <RouteForm
      refusal={outcome?.conflict ? undefined : outcome?.refusal}
      labels={labels}
      preventScrollReset
      className="min-h-full"
    >
      <UnsavedGuard isChanged={isChanged && state !== 'submitting'} />
      <input ref={mark} type="hidden" name="intent" value="save" />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {outcome?.conflict && <ChangedMeanwhile outcome={outcome} labels={labels} />}
      <FormValues value={{ thing: valuesOf(item ?? initial), typed: outcome?.refusal.values }}>
        <LanguageTabs hasTexts={Object.keys(labels).some((each) => each.endsWith('Lt'))}>
          {form.fields.map(({ Input, labels: names }) => (
            <Input key={Object.keys(names())[0]} />
          ))}
        </LanguageTabs>
      </FormValues>
      <div className="sticky bottom-0 -mx-5 mt-auto -mb-5 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-5 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:-mx-7 sm:px-7">
        <Button
          type="submit"
          loading={state === 'submitting' && formData?.get('intent') === 'save'}
          disabledReason={item && !isChanged && !outcome ? m.admin_nothing_changed() : undefined}
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
                  disabledReason={keptBecause}
                  icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                >
                  {m.admin_delete()}
                </Button>
              }
            />
          </span>
        )}
      </div>
    </RouteForm>
  );
}
