import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'trailing' | 'autoComplete'> & {
  /** Also tells what must never be kept (lib/chunk-failures.server.ts), however it is shown. */
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
};

const never = () => () => {};

/** A password that can be looked at while it is typed. The button is there once it works: without JavaScript it would not. */
export function PasswordInput({ showLabel, hideLabel, ...props }: Props) {
  const [isShown, setShown] = useState(false);
  const canToggle = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        canToggle && (
          <IconButton
            label={isShown ? hideLabel : showLabel}
            icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setShown(!isShown)}
          />
        )
      }
    />
  );
}
