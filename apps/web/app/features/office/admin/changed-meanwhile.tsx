import { m } from '@shop/messages';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { moment } from '~/lib/format.ts';
import type { Conflict } from '~/lib/resource-route.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Difference } from './meanwhile.ts';

type Props = {
  conflict: Conflict;
  differences: readonly Difference[];
  isSaving: boolean;
};

function Typed({ field: { Shown }, typed }: { field: Difference['field']; typed: string }) {
  if (Shown) return <Shown typed={typed} />;
  return typed || '–';
}

/** Somebody saved the thing after it was opened here: who and when, what differs, and which of both is to stay. */
export function ChangedMeanwhile({ conflict, differences, isSaving }: Props) {
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  // The form may be scrolled far below it.
  useEffect(() => box.current?.focus(), [conflict]);
  const when = conflict.at === null ? '' : moment(conflict.at);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded-card">
      <Notice
        tone="danger"
        live="assertive"
        title={
          conflict.by === null
            ? m.admin_changed_by_shop({ when })
            : m.admin_changed_by({ name: conflict.by, when })
        }
      >
        {differences.length > 0 && (
          <table className="mt-2 w-full text-left text-sm [&_td]:py-1 [&_td]:pr-3 [&_td]:align-top [&_th]:py-1 [&_th]:pr-3 [&_th]:align-top">
            <thead>
              <tr>
                <th scope="col">{m.admin_field()}</th>
                <th scope="col">{m.admin_mine()}</th>
                <th scope="col">{m.admin_theirs()}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, name, label, mine, theirs }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td className="wrap-anywhere">
                    {mine === null ? (
                      <span className="text-muted">{m.admin_mine_untouched()}</span>
                    ) : (
                      <Typed field={field} typed={mine} />
                    )}
                  </td>
                  <td className="wrap-anywhere">
                    <Typed field={field} typed={theirs} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" size="sm" loading={isSaving}>
            {m.admin_keep_mine()}
          </Button>
          <Link
            to={{ pathname, search }}
            replace
            preventScrollReset
            className={buttonLook({ size: 'sm', variant: 'secondary' })}
          >
            {m.admin_take_theirs()}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
