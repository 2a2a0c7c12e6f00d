import { cx } from './cx.ts';

export type Macro = {
  key: 'proteins' | 'fats' | 'carbs';
  label: string;
  grams: number;
  /** As shown: "32 g". */
  text: string;
};

type Props = {
  macros: readonly Macro[];
  /** What fills the bar; without it the macros themselves do. */
  whole?: number | undefined;
  /** Without it only the bar with a small legend; with it a headline figure above: "1 540 kcal". */
  total?: string | undefined;
  className?: string | undefined;
};

const tones: Record<Macro['key'], string> = {
  proteins: 'bg-beet-600',
  fats: 'bg-yolk-500',
  carbs: 'bg-dill-700',
};

/** The bar is for the eye; the legend below says the same in words. */
export function MacroBar({ macros, whole = 0, total, className }: Props) {
  const rest = whole - macros.reduce((sum, { grams }) => sum + grams, 0);
  return (
    <div className={className}>
      {total && <p className="mb-2 font-display text-xl font-bold">{total}</p>}
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {macros.map((macro) => (
          <span
            key={macro.key}
            className={cx('min-w-1 forced-color-adjust-none', tones[macro.key])}
            style={{ flexGrow: macro.grams, flexBasis: 0 }}
          />
        ))}
        {rest > 0 && <span className="bg-line" style={{ flexGrow: rest, flexBasis: 0 }} />}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {macros.map((macro) => (
          <div key={macro.key} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={cx('size-2.5 rounded-full forced-color-adjust-none', tones[macro.key])}
            />
            <dt className="text-muted">{macro.label}</dt>
            <dd className="font-semibold">{macro.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
