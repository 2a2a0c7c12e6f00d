import { m } from '@shop/messages';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { DayActionOutcome } from './day-action-data.server.ts';

type Props = Pick<DayActionOutcome, 'values'> & Required<Pick<DayActionOutcome, 'refusal' | 'someDays'>>;

/** Some of the days cannot be changed so: which, and the same for those that can, by one tap. */
export function OtherDays({ refusal, someDays, values }: Props) {
  const { state } = useNavigation();
  const kept = Object.entries(values).filter(([name]) => name !== 'intent' && name !== 'exceptDays');
  const left = [...(values.exceptDays?.split(',') ?? []), ...someDays.refused].filter(Boolean);
  return (
    <Notice tone="warn" live="assertive" title={refusal.message}>
      <p>{m.change_nothing_done()}</p>
      {someDays.others > 0 && (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="intent" value="preview" />
          <input type="hidden" name="exceptDays" value={left.join(',')} />
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary" loading={state === 'submitting'}>
            {m.change_other_days({ days: m.plural_days_paid({ count: someDays.others }) })}
          </Button>
        </Form>
      )}
    </Notice>
  );
}
