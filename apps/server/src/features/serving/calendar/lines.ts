import type { BoughtItem } from '@shop/contract/orders';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';

/** A line of an order, as far as a calendar tells it from others. */
export type Line = {
  readonly orderId: number;
  readonly checkOutId: number;
  readonly item: BoughtItem;
};

export type LineLook = { readonly colour: string; readonly needsNumber: boolean };

/** Of a kit that is no longer there. */
const plainColour = '#fadfea';

const dark = '#3a0a20';
const light = '#ffffff';

const parts = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const mixed = (colour: string, other: string): string => {
  const others = parts(other);
  const middle = parts(colour).map((part, at) => Math.round((part + (others[at] ?? 0)) / 2));
  return `#${middle.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** The first of a colour has it as it is, then darker, then lighter. */
const shades: readonly ((colour: string) => string)[] = [
  (colour) => colour,
  (colour) => mixed(colour, dark),
  (colour) => mixed(colour, light),
];

const keyOf = ({ orderId, item }: Pick<Line, 'orderId' | 'item'>): string => `${orderId} ${item.mealKitId}`;

/** How the lines are told apart, the most important first: what comes before has its own colour, whatever else is shown. */
export const lineLooks = (
  lines: readonly Line[],
  { kits }: Pick<Snapshot, 'kits'>,
): ((line: Pick<Line, 'orderId' | 'item'>) => LineLook) => {
  const own = ({ mealKitId }: BoughtItem): string => kits.get(mealKitId ?? 0)?.colour ?? plainColour;
  const distinct = [...Map.groupBy(lines, keyOf).values()].flatMap(([first]) => first ?? []);
  const looks = new Map<string, LineLook>();
  const used = new Map<string, number>();
  for (const line of distinct) {
    const colour = own(line.item);
    const nth = used.get(colour) ?? 0;
    used.set(colour, nth + 1);
    const needsNumber = distinct.some(
      ({ item, checkOutId }) => checkOutId !== line.checkOutId && item.mealKitId === line.item.mealKitId,
    );
    looks.set(keyOf(line), { colour: shades[nth % shades.length]?.(colour) ?? colour, needsNumber });
  }
  return (line) => looks.get(keyOf(line)) ?? { colour: own(line.item), needsNumber: false };
};
