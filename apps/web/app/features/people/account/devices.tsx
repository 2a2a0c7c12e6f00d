import type { Device } from '@shop/contract/users';
import { m } from '@shop/messages';
import { Form } from 'react-router';
import { moment } from '~/lib/format.ts';
import type { Outcome } from '~/lib/intents.ts';
import { Button } from '~/ui/button.tsx';
import { Chip } from '~/ui/chip.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Section } from '~/features/base/forms/section.tsx';

type Props = { devices: readonly Device[]; outcome: Outcome<unknown> | undefined };

export function Devices({ devices, outcome }: Props) {
  const refusal = outcome?.intent === 'end-device' ? outcome.refusal : undefined;
  return (
    <Section id="devices" title={m.devices()} intro={m.devices_intro()}>
      {refusal && (
        <Notice tone="danger" live="polite">
          {refusal.message}
        </Notice>
      )}
      <ul className="grid divide-y divide-line">
        {devices.map(({ id, name, isCurrent, lastSeenAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {name || m.device_unknown()}
                {isCurrent && <Chip tone="dill">{m.device_this()}</Chip>}
              </p>
              <p className="text-sm text-muted">{m.device_seen({ when: moment(lastSeenAt) })}</p>
            </div>
            {!isCurrent && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="end-device" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="secondary" size="sm">
                  {m.device_end()}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
