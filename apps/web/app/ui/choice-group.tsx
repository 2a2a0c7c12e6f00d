import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { describedBy, FieldMessage } from './field.tsx';
import { useFormField } from './form-context.ts';

export type Choice = {
  value: string;
  title: ReactNode;
  text?: ReactNode;
  /** A price or another figure, at the end. */
  aside?: ReactNode;
  /** A sticker on the card's corner: "Most loved". Part of the option's name. */
  badge?: ReactNode;
  picture?: ReactNode;
  /** Cannot be chosen, and why: shown in place of the text. */
  unavailable?: string | undefined;
};

/** Cards have sentences in them, columns a few words. */
export type ChoiceLayout = 'chips' | 'cards' | 'columns' | 'rows';

export type ChoiceGroupProps = {
  name: string;
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
  required?: boolean | undefined;
  layout?: ChoiceLayout | undefined;
  options: readonly Choice[];
  className?: string | undefined;
};

type Selection = {
  type: 'radio' | 'checkbox';
  isChecked: ((value: string) => boolean) | undefined;
  isCheckedAtFirst: (value: string) => boolean;
  onToggle: ((value: string, checked: boolean) => void) | undefined;
};

const layouts: Record<ChoiceLayout, string> = {
  chips: 'flex flex-wrap gap-2',
  // Three are never two and one: below each other, or all in a row.
  cards: 'grid gap-2 @min-[40rem]:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] @min-[40rem]:gap-3',
  columns: 'grid gap-2 @min-[28rem]:auto-cols-fr @min-[28rem]:grid-flow-col @min-[28rem]:gap-3',
  rows: 'grid gap-2',
};

const boxes: Record<ChoiceLayout, string> = {
  chips:
    'min-h-11 items-center justify-center gap-2 rounded-full px-4 py-1.5 font-semibold has-checked:bg-beet-600 has-checked:text-white forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
  cards:
    'items-center gap-3 rounded-card px-4 py-2.5 has-checked:bg-beet-50 @min-[40rem]:items-start @min-[40rem]:p-4',
  columns:
    'min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-4 py-1 has-checked:bg-beet-50 @min-[28rem]:items-start @min-[28rem]:px-3 @min-[28rem]:pt-4 @min-[28rem]:pb-2.5',
  rows: 'min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-4 py-2.5 has-checked:bg-beet-50',
};

const words: Record<ChoiceLayout, string> = {
  chips: 'flex min-w-0 flex-wrap items-baseline gap-x-1.5',
  cards: 'min-w-0 flex-1',
  columns: 'min-w-27 flex-1 @min-[28rem]:min-w-0',
  rows: 'min-w-32 flex-1',
};

const texts: Record<ChoiceLayout, string> = {
  chips: 'font-normal',
  cards: 'mt-0.5 text-muted',
  // Below its mark, where a column has no room beside it.
  columns: 'text-muted @min-[28rem]:mt-1 @min-[28rem]:-ml-8.5',
  rows: 'mt-0.5 text-muted',
};

/** A bowl of cold beet soup, with the yolk in when chosen. */
function Mark({ type }: { type: Selection['type'] }) {
  const look =
    'grid size-5.5 shrink-0 place-items-center border-[1.5px] border-edge bg-paper group-has-checked/choice:border-beet-600 group-has-checked/choice:bg-beet-600 forced-colors:group-has-checked/choice:bg-[Highlight]';
  const inside =
    'scale-50 opacity-0 transition group-has-checked/choice:scale-100 group-has-checked/choice:opacity-100';
  return (
    <span aria-hidden="true" className={cx(look, type === 'radio' ? 'rounded-full' : 'rounded-small')}>
      {type === 'radio' ? (
        <span className={cx(inside, 'size-2.5 rounded-full bg-yolk-300')} />
      ) : (
        <Check size={15} strokeWidth={3} className={cx(inside, 'text-white')} />
      )}
    </span>
  );
}

/** Native inputs under the cards: arrows, forms and a page without JavaScript work as they always do. */
export function ChoiceGroup({ selection, ...props }: ChoiceGroupProps & { selection: Selection }) {
  const { layout = 'cards', required = false, options, name } = props;
  const { id, error, errorOfChoice } = useFormField(name, props.error);
  const { type, isChecked, isCheckedAtFirst, onToggle } = selection;
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy(id, props.hint, error)}
      className={cx('min-w-0', (layout === 'cards' || layout === 'columns') && '@container', props.className)}
    >
      <legend className={props.hideLegend ? 'sr-only' : 'mb-2 font-semibold'}>
        {props.legend}
        {required && (
          <span aria-hidden="true" className="text-beet-600">
            {' *'}
          </span>
        )}
      </legend>
      {props.hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-sm text-muted">
          {props.hint}
        </p>
      )}
      <div
        className={cx(
          layouts[layout],
          options.some((one) => one.badge !== undefined) && '@min-[28rem]:pt-2.5',
        )}
      >
        {options.map((one) => {
          const ownError = errorOfChoice(one.value);
          return (
            <label
              key={one.value}
              className={cx(
                'group/choice relative flex border-[1.5px] bg-paper outline-offset-2 outline-beet-600 has-checked:border-beet-600 has-focus-visible:outline-2',
                'has-disabled:cursor-not-allowed has-disabled:bg-cream has-disabled:text-muted has-enabled:hover:border-beet-600 forced-colors:has-checked:border-[Highlight]',
                error || ownError ? 'border-danger' : layout === 'chips' ? 'border-edge' : 'border-line',
                boxes[layout],
              )}
            >
              <input
                id={ownError ? `${id}.${one.value}` : undefined}
                type={type}
                name={name}
                value={one.value}
                required={type === 'radio' && required}
                disabled={one.unavailable !== undefined}
                aria-invalid={(error || ownError) && type === 'checkbox' ? true : undefined}
                {...(isChecked
                  ? { checked: isChecked(one.value) }
                  : { defaultChecked: isCheckedAtFirst(one.value) })}
                onChange={(event) => onToggle?.(one.value, event.target.checked)}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] outline-none"
              />
              {layout !== 'chips' && <Mark type={type} />}
              {one.picture && (
                <span className="size-14 shrink-0 overflow-hidden rounded-control [&_img]:size-full">
                  {one.picture}
                </span>
              )}
              <span className={words[layout]}>
                <span className={cx('block leading-snug', layout !== 'chips' && 'font-semibold')}>
                  {one.title}
                </span>
                {(one.unavailable ?? one.text) && (
                  <span className={cx('block text-sm', texts[layout])}>{one.unavailable ?? one.text}</span>
                )}
                {ownError && (
                  <span className="mt-0.5 flex items-start gap-1.5 text-sm font-medium text-danger">
                    <CircleAlert
                      size={16}
                      strokeWidth={1.75}
                      aria-hidden="true"
                      className="mt-0.5 shrink-0"
                    />
                    <span>{ownError}</span>
                  </span>
                )}
                {layout === 'cards' && one.aside && (
                  <span className="mt-2 block font-semibold">{one.aside}</span>
                )}
              </span>
              {layout !== 'cards' && one.aside && (
                <span className="ml-auto shrink-0 font-semibold">{one.aside}</span>
              )}
              {one.badge && (
                <span className="ml-auto rotate-2 rounded-full bg-yolk-300 px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-beet-950 @min-[28rem]:absolute @min-[28rem]:-top-3 @min-[28rem]:right-0">
                  {one.badge}
                </span>
              )}
            </label>
          );
        })}
      </div>
      {error && (
        <div className="mt-2">
          <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
        </div>
      )}
    </fieldset>
  );
}
