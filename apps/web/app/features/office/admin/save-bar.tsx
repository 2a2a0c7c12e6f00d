import { m } from '@shop/messages';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '~/ui/button.tsx';
import { ConfirmAction } from './confirm-action.tsx';

type Props = {
  isNew: boolean;
  name: string;
  isSaving: boolean;
  isChanged: boolean;
  /** Why it cannot be saved just now. */
  unsavedBecause: string | undefined;
  losing: string;
  keptBecause: string | undefined;
  /** Without JavaScript deleting has a form of its own, below. */
  isPlain: boolean;
};

/** Always in sight below a panel's form. Why a button cannot be pressed stands beside it, for touch too. */
export function SaveBar(props: Props) {
  const { isNew, name, isSaving, isChanged, unsavedBecause, losing, keptBecause, isPlain } = props;
  const [unsavedId, keptId] = [useId(), useId()];
  const isOneReason = keptBecause === unsavedBecause;
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-auto -mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-7 sm:px-7">
      <Button
        type="submit"
        loading={isSaving}
        loadingLabel={m.sending()}
        disabledReason={unsavedBecause}
        reasonId={unsavedId}
      >
        {isNew ? m.admin_create() : m.save()}
      </Button>
      <p
        id={unsavedId}
        className="min-w-0 flex-1 text-sm text-muted empty:hidden max-sm:order-last max-sm:basis-full"
      >
        {unsavedBecause ?? (isChanged ? m.admin_unsaved() : null)}
      </p>
      {!isNew && !isPlain && (
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
                reasonId={isOneReason ? unsavedId : keptId}
                icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
              >
                {m.admin_delete()}
              </Button>
            }
          />
        </span>
      )}
      {keptBecause !== undefined && !isOneReason && (
        <p id={keptId} className="order-last w-full text-sm text-muted">
          {keptBecause}
        </p>
      )}
    </div>
  );
}
