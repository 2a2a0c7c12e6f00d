import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlLook } from './control-look.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field.tsx';
import { popupItemLook, popupLook } from './popup-look.ts';

export type SelectOption = {
  value: string;
  label: ReactNode;
  text?: ReactNode;
  disabled?: boolean | undefined;
};

type Props = {
  options: readonly SelectOption[];
  placeholder?: ReactNode;
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** The name for screen readers, unless a Field around it has a label. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A list of ours, for options with a second line. For plain long lists NativeSelect is kinder to phones. */
export function Select({
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  name,
  disabled,
  label,
  className,
}: Props) {
  const { id, name: fieldName, required, ...aria } = useFieldControl();
  return (
    <Base.Root
      items={options.map((one) => ({ value: one.value, label: one.label }))}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onValueChange={(next: string | null) => next !== null && onChange?.(next)}
      {...(id !== undefined && { id })}
      name={name ?? fieldName}
      required={required ?? false}
      disabled={disabled ?? false}
    >
      <Base.Trigger
        {...aria}
        aria-label={label}
        className={cx(
          controlLook,
          'flex min-h-12 items-center justify-between gap-3 px-4 py-2 text-left',
          className,
        )}
      >
        <Base.Value placeholder={placeholder} className="min-w-0 data-placeholder:text-muted" />
        <Base.Icon className="shrink-0 text-muted">
          <ChevronsUpDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup className={cx(popupLook, 'max-w-[calc(100vw-2rem)] min-w-(--anchor-width)')}>
            <Base.List>
              {options.map((one) => (
                <Base.Item
                  key={one.value}
                  value={one.value}
                  disabled={one.disabled ?? false}
                  className={cx(popupItemLook, 'justify-between')}
                >
                  <span className="min-w-0">
                    <Base.ItemText>{one.label}</Base.ItemText>
                    {one.text && <span className="block text-sm text-muted">{one.text}</span>}
                  </span>
                  <Base.ItemIndicator>
                    <Check size={20} strokeWidth={2} aria-hidden="true" className="text-beet-600" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
