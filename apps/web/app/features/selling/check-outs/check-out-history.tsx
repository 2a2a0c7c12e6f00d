import type { CheckOut } from '@shop/contract/check-outs';
import { moment } from '~/lib/format.ts';
import { moverWords } from './status-words.ts';

/** Everything that has happened to the order; nobody can edit it. */
export function CheckOutHistory({ history }: Pick<CheckOut, 'history'>) {
  return (
    <ol className="grid gap-4">
      {history
        .toSorted((a, b) => (a.at < b.at ? -1 : 1))
        .map(({ at, action, text, reason, by }) => (
          <li key={`${at} ${action} ${reason}`} className="flex items-start gap-3">
            <span aria-hidden="true" className="mt-1.5 size-3 shrink-0 rounded-full bg-beet-300" />
            <div>
              <p className="font-semibold">{text}</p>
              <p className="text-sm text-muted">
                <time dateTime={at}>{moment(at)}</time> · {moverWords(by)}
              </p>
            </div>
          </li>
        ))}
    </ol>
  );
}
