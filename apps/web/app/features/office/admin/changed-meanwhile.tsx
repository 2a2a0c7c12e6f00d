import { m } from '@shop/messages';
import { useLocation, useNavigate } from 'react-router';
import { valuesOf } from '~/lib/form-values.ts';
import { moment } from '~/lib/format.ts';
import type { EditOutcome } from '~/lib/resource-route.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

type Props = {
  outcome: EditOutcome;
  labels: Readonly<Record<string, string>>;
};

const shown = (value: string): string => (value === 'on' ? m.yes() : value || '–');

/** Somebody saved the thing after it was opened here: who and when, what differs, and which of both is to stay. */
export function ChangedMeanwhile({ outcome: { refusal, conflict }, labels }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!conflict) return null;
  const newest = valuesOf(conflict.newest);
  const differing = Object.entries(labels).filter(
    ([name]) => name in newest && (refusal.values[name] ?? '') !== newest[name],
  );
  const when = conflict.at === null ? '' : moment(conflict.at);
  return (
    <Notice
      tone="danger"
      live="assertive"
      title={
        conflict.by === null
          ? m.admin_changed_by_shop({ when })
          : m.admin_changed_by({ name: conflict.by, when })
      }
    >
      {differing.length > 0 && (
        <table className="mt-2 w-full text-left text-sm [&_td]:py-1 [&_td]:pr-3 [&_td]:align-top [&_th]:py-1 [&_th]:pr-3 [&_th]:align-top">
          <thead>
            <tr>
              <th scope="col">{m.admin_field()}</th>
              <th scope="col">{m.admin_mine()}</th>
              <th scope="col">{m.admin_theirs()}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(([name, label]) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td className="wrap-anywhere">{shown(refusal.values[name] ?? '')}</td>
                <td className="wrap-anywhere">{shown(newest[name] ?? '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          {m.admin_keep_mine()}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => void navigate({ pathname, search }, { replace: true, preventScrollReset: true })}
        >
          {m.admin_take_theirs()}
        </Button>
      </div>
    </Notice>
  );
}
