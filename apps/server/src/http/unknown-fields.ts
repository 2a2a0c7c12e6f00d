import type { z } from 'zod';

type Path = readonly (string | number)[];

/** Nobody reads on after so many. */
const mostNamed = 20;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of several shapes the one that the value says it has; where it says nothing, any of them. */
const shapesFor = (options: readonly z.core.$ZodType[], named: string | undefined, value: unknown) => {
  if (named === undefined || !isObject(value)) return options;
  return options.filter((each) => each._zod.propValues?.[named]?.has(value[named] as z.core.util.Primitive));
};

const inEach = (schemas: readonly z.core.$ZodType[], value: unknown, path: Path): Path[] => {
  const [first = [], ...others] = schemas.map((each) => unknownIn(each, value, path));
  const known = others.map((list) => new Set(list.map((each) => each.join('.'))));
  return first.filter((each) => known.every((list) => list.has(each.join('.'))));
};

const unknownIn = (schema: z.core.$ZodType, value: unknown, path: Path): Path[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      if (!isObject(value)) return [];
      return Object.entries(value).flatMap(([name, each]) => {
        const inner = Object.hasOwn(def.shape, name) ? def.shape[name] : def.catchall;
        return inner ? unknownIn(inner, each, [...path, name]) : [[...path, name]];
      });
    case 'array':
      if (!Array.isArray(value)) return [];
      return value.flatMap((each, index) => unknownIn(def.element, each, [...path, index]));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return unknownIn(def.innerType, value, path);
    case 'pipe':
      return unknownIn(def.in._zod.def.type === 'transform' ? def.out : def.in, value, path);
    case 'intersection':
      return inEach([def.left, def.right], value, path);
    case 'union':
      return inEach(
        shapesFor(def.options, (def as { readonly discriminator?: string }).discriminator, value),
        value,
        path,
      );
    default:
      return [];
  }
};

/**
 * Fields that the schema does not name, all the way down: a misspelt one must not be taken for one that was left out.
 * An object that says it is loose takes any.
 */
export const unknownFields = (schema: z.ZodType, value: unknown): string[] =>
  unknownIn(schema, value, [])
    .slice(0, mostNamed)
    .map((path) => path.join('.'));
