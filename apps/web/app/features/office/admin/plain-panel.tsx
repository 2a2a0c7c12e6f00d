import { m } from '@shop/messages';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { PanelForm, type PanelFormProps } from './panel-form.tsx';

type Props = Omit<PanelFormProps, 'close'> & { title: string; closePath: string };

/** The panel without JavaScript: the same form above the list, closed by a link, deleting by a form of its own. */
export function PlainPanel({ title, closePath, ...props }: Props) {
  const titleId = useId();
  const { item, losing, keptBecause, outcome } = props;
  const isRemoval = outcome?.refusal.values.intent === 'remove';
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      className="fixed inset-y-0 right-0 z-40 w-140 max-w-full overflow-y-auto bg-paper px-5 pb-5 text-beet-950 shadow-float sm:px-7"
    >
      <div className="-mx-5 mb-5 flex items-center justify-between gap-4 border-b border-line px-5 py-3 sm:-mx-7 sm:px-7">
        <h2 id={titleId} className="min-w-0 text-xl">
          {title}
        </h2>
        <Link to={closePath} aria-label={m.close()} className={iconButtonLook()}>
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
      <PanelForm {...props} isPlain close={() => {}} />
      {item && keptBecause === undefined && !outcome?.isGone && (
        <details open={isRemoval} className="mt-10">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-beet-700">
            {m.admin_delete()}
          </summary>
          <form method="post" className="mt-2 grid gap-3">
            <p className="text-muted">{losing}</p>
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="danger"
              className="justify-self-start"
            >
              {m.admin_delete_yes()}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
