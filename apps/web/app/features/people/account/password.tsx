import { m } from '@shop/messages';
import type { ComponentProps } from 'react';
import { PasswordInput } from '~/ui/password-input.tsx';

type Props = Omit<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'>;

/** Every password of the shop is typed here. */
export function Password(props: Props) {
  return <PasswordInput showLabel={m.password_show()} hideLabel={m.password_hide()} {...props} />;
}
