import type { Notification } from '@shop/contract/notifications';
import { m } from '@shop/messages';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import type { Outcome } from '~/lib/intents.ts';
import { Checkbox } from '~/ui/checkbox.tsx';
import { notificationWords } from './notification-words.ts';

/** Where the page is led to from elsewhere. */
export const notificationsId = 'laiskai';

const nameOf = ({ kind, channel }: Pick<Notification, 'kind' | 'channel'>): string => `${channel}-${kind}`;

/** As the form has it: a box that is not ticked is not sent. */
export const chosenNotifications = (form: FormData, all: readonly Notification[]) =>
  all.map(({ kind, channel }) => ({ kind, channel, isOn: form.get(nameOf({ kind, channel })) === 'on' }));

type Props = { notifications: readonly Notification[]; outcome: Outcome<unknown> | undefined };

export function NotificationSettings({ notifications, outcome }: Props) {
  return (
    <Section id={notificationsId} title={m.notification_settings()} intro={m.notification_settings_intro()}>
      <IntentForm intent="notifications" outcome={outcome} labels={{}} submit={m.save()}>
        {notifications.map((each) => {
          const { name, hint } = notificationWords[each.kind];
          return (
            <Checkbox
              key={nameOf(each)}
              name={nameOf(each)}
              label={<span className="font-semibold">{name()}</span>}
              hint={hint()}
              defaultChecked={each.isOn}
            />
          );
        })}
      </IntentForm>
    </Section>
  );
}
