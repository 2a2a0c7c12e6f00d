import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { describedBy, FieldMessage } from './field.tsx';
import { useFormField } from './form-context.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  name: string;
  legend: ReactNode;
  /** The name of each choice: "3 stars, good". */
  starLabel: (stars: number) => string;
  value?: number | null | undefined;
  defaultValue?: number | undefined;
  onChange?: ((stars: number) => void) | undefined;
  required?: boolean | undefined;
  error?: string | null | undefined;
  className?: string | undefined;
};

const places = [1, 2, 3, 4, 5] as const;

/** Radio buttons under stars. A star is full when it, or one after it, is chosen or under the pointer. */
export function RatingInput({
  name,
  legend,
  starLabel,
  value,
  defaultValue,
  onChange,
  required = false,
  ...props
}: Props) {
  const { id, error } = useFormField(name, props.error);
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy(id, null, error)}
      className={cx('min-w-0', props.className)}
    >
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="group/stars -ml-2 inline-flex">
        {places.map((place) => (
          <label
            key={place}
            className="group/star grid size-11 place-items-center rounded-full outline-offset-[-2px] outline-beet-600 has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={place}
              required={required}
              {...(value === undefined
                ? { defaultChecked: place === defaultValue }
                : { checked: place === value })}
              onChange={() => onChange?.(place)}
              className="sr-only"
            />
            <Star
              size={30}
              strokeWidth={1.75}
              aria-hidden="true"
              className={cx(
                'fill-paper text-warn transition-transform group-hover/star:scale-110',
                'group-has-checked/star:fill-yolk-500 [label:has(~label_:checked)_&]:fill-yolk-500',
                'group-hover/stars:fill-paper! group-hover/star:fill-yolk-500! [label:has(~label:hover)_&]:fill-yolk-500!',
              )}
            />
            <VisuallyHidden>{starLabel(place)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
