import { valuesOf } from '~/lib/form-values.ts';
import type { AnyField } from './fields/field.ts';

type Values = Readonly<Record<string, string>>;
type Sides = {
  /** What the form began with. */
  readonly seen: object;
  readonly mine: Values;
  readonly newest: object;
};
export type Difference = {
  readonly field: AnyField;
  readonly name: string;
  readonly label: string;
  /** Null: I did not touch it. */
  readonly mine: string | null;
  readonly theirs: string;
};

/** A form sends its lines with another end than the one that is stored. */
const plain = (text: string): string => text.replaceAll('\r\n', '\n');

/** `pictureId` is sent, `picture.id` is stored. */
const partOf = (values: Values, name: string): string => values[name.replace(/Id$/, '.id')] ?? '';

/** The inputs of a form on all three sides, as they are typed. */
const comparedIn = (fields: readonly AnyField[], { seen, mine, newest }: Sides) => {
  const [before, now] = [valuesOf(seen), valuesOf(newest)];
  return fields.flatMap((field) => {
    const typed = (values: Values, name: string): string => {
      const value = values[name] ?? partOf(values, name);
      return plain(value === '' || !field.written ? value : field.written(value));
    };
    return Object.entries(field.labels()).map(([name, label]) => {
      const typedByMe = plain(mine[name] ?? '');
      const isMine = typedByMe !== typed(before, name);
      return { field, name, label, isMine, typedByMe, theirs: typed(now, name) };
    });
  });
};

/** Where my form and what somebody else has saved meanwhile differ. */
export const differencesIn = (fields: readonly AnyField[], sides: Sides): readonly Difference[] =>
  comparedIn(fields, sides)
    .filter(({ typedByMe, theirs }) => typedByMe !== theirs)
    .map(({ isMine, typedByMe, ...compared }) => ({ ...compared, mine: isMine ? typedByMe : null }));

/** The newest with my changes in it, as it is typed. */
export const mergedIn = (fields: readonly AnyField[], sides: Sides): Values =>
  Object.fromEntries(
    comparedIn(fields, sides).map(({ name, isMine, typedByMe, theirs }) => [
      name,
      isMine ? typedByMe : theirs,
    ]),
  );
