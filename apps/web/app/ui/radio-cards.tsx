import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

type Props = ChoiceGroupProps & {
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/** One of several: calories as chips, periods as cards, banks as rows. */
export function RadioCards({ value, defaultValue, onChange, ...props }: Props) {
  return (
    <ChoiceGroup
      {...props}
      selection={{
        type: 'radio',
        isChecked: value === undefined ? undefined : (one) => one === value,
        isCheckedAtFirst: (one) => one === defaultValue,
        onToggle: onChange && ((one) => onChange(one)),
      }}
    />
  );
}
