import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

type Props = ChoiceGroupProps & {
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: string[]) => void) | undefined;
};

/** Any number of several: allergens to leave out, additions with a picture. The order of choosing is kept. */
export function CheckCards({ value, defaultValue = [], onChange, ...props }: Props) {
  const toggle = (one: string, checked: boolean) => {
    const others = (value ?? []).filter((other) => other !== one);
    onChange?.(checked ? [...others, one] : others);
  };
  return (
    <ChoiceGroup
      {...props}
      selection={{
        type: 'checkbox',
        isChecked: value === undefined ? undefined : (one) => value.includes(one),
        isCheckedAtFirst: (one) => defaultValue.includes(one),
        onToggle: value === undefined ? undefined : toggle,
      }}
    />
  );
}
