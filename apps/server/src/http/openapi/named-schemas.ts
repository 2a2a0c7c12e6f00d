import { snakeName } from '@shop/contract/wire';
import { z } from 'zod';

export type Json = { readonly [key: string]: unknown };
export type Direction = 'input' | 'output';

const referenceTo = (name: string): string => `#/components/schemas/${name}`;
const nameIn = (reference: string): string => reference.slice(referenceTo('').length);

/** A name is worth a reference where there is something to look up; a text or a number is shorter than its name. */
const isWorthAName = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return isWorthAName(def.in._zod.def.type === 'transform' ? def.out : def.in);
  return ['object', 'union', 'enum', 'record'].includes(def.type);
};

/** Whole numbers of JavaScript end there: no rule of the shop's. */
const isBoundOfType = (key: string, value: unknown): boolean =>
  (key === 'maximum' || key === 'minimum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER;

/** A format says it all. */
const isSaidTwice = (key: string, schema: Json): boolean => key === 'pattern' && 'format' in schema;

/** Where answers name no more fields, later ones may. */
const isClosed = (key: string, value: unknown): boolean => key === 'additionalProperties' && value === false;

const asIs = new Set(['default', 'enum', 'const']);

/** As it is on the wire, all the way down: names in snake_case, and nothing said that says nothing. */
const onWire = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(onWire);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema as Json).flatMap(([key, value]): [string, unknown][] => {
      if (key === '$schema' || key === '$id' || isSaidTwice(key, schema as Json)) return [];
      if (isBoundOfType(key, value) || isClosed(key, value)) return [];
      if (key === 'required') return [[key, (value as string[]).map(snakeName)]];
      if (key !== 'properties') return [[key, asIs.has(key) ? value : onWire(value)]];
      const fields = Object.entries(value as Json).map(([name, each]) => [snakeName(name), onWire(each)]);
      return [[key, Object.fromEntries(fields)]];
    }),
  );
};

const referencesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' ? [nameIn(value as string)] : referencesIn(value),
  );
};

const withReferences = (schema: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(schema)) return schema.map((each) => withReferences(each, rename));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' ? referenceTo(rename(nameIn(value as string))) : withReferences(value, rename),
    ]),
  );
};

/** Every schema of one direction: the named ones by their name, all others by a number. */
const written = (named: ReadonlyMap<z.ZodType, string>, used: Iterable<z.ZodType>, io: Direction) => {
  const registry = z.registry<{ id: string }>();
  const ids = new Map(named);
  for (const schema of used) if (!ids.has(schema)) ids.set(schema, String(ids.size));
  for (const [schema, id] of ids) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io, uri: referenceTo, unrepresentable: 'any' });
  const byId = new Map(Object.entries(schemas).map(([id, schema]) => [id, onWire(schema) as Json]));
  const whole = (schema: z.ZodType): Json => byId.get(ids.get(schema) ?? '') ?? {};
  /** All names that somebody comes upon from here. */
  const reached = new Set<string>();
  const follow = (schema: Json): void => {
    for (const name of referencesIn(schema)) {
      if (reached.has(name)) continue;
      reached.add(name);
      follow(byId.get(name) ?? {});
    }
  };
  const mention = (schema: z.ZodType): Json => {
    const name = named.get(schema);
    return name === undefined ? whole(schema) : { $ref: referenceTo(name) };
  };
  return { byId, reached, follow, whole, mention };
};

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Names in both directions whose schemas, or any that they refer to, are not the same in both. */
const differing = (
  input: Pick<ReturnType<typeof written>, 'byId' | 'reached'>,
  output: Pick<ReturnType<typeof written>, 'byId' | 'reached'>,
): ReadonlySet<string> => {
  const both = [...input.reached].filter((name) => output.reached.has(name));
  const found = new Set(
    both.filter((name) => JSON.stringify(input.byId.get(name)) !== JSON.stringify(output.byId.get(name))),
  );
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const name of both)
      if (referencesIn(input.byId.get(name)).some((each) => found.has(each))) found.add(name);
  }
  return found;
};

/** Of parameters only the fields are told, not the object that holds them. */
type Uses = Readonly<Record<'parameters' | Direction, readonly z.ZodType[]>>;

/**
 * The JSON schemas of what is sent and answered. A schema that the contract exports is called by its name, and written
 * once; one that is sent in another shape than answered (fields may be left out) has `Input` after its name there.
 */
export const namedSchemas = (exported: Readonly<Record<string, unknown>>, uses: Uses) => {
  const named = new Map<z.ZodType, string>();
  for (const [name, schema] of Object.entries(exported))
    if (schema instanceof z.ZodType && isWorthAName(schema)) named.set(schema, pascal(name));
  const both = {
    input: written(named, [...uses.parameters, ...uses.input], 'input'),
    output: written(named, uses.output, 'output'),
  };
  for (const schema of uses.parameters) both.input.follow(both.input.whole(schema));
  for (const io of ['input', 'output'] as const)
    for (const schema of uses[io]) both[io].follow(both[io].mention(schema));
  const twofold = differing(both.input, both.output);
  const rename = {
    input: (name: string) => (twofold.has(name) ? `${name}Input` : name),
    output: (name: string) => name,
  };
  const components = new Map<string, Json>();
  for (const io of ['output', 'input'] as const)
    for (const name of both[io].reached) {
      const schema = withReferences(both[io].byId.get(name), rename[io]) as Json;
      const known = components.get(rename[io](name));
      if (known && JSON.stringify(known) !== JSON.stringify(schema))
        throw new Error(`two schemas are called ${rename[io](name)}: name one of them otherwise`);
      components.set(rename[io](name), schema);
    }
  const renamed = (io: Direction, schema: Json): Json => withReferences(schema, rename[io]) as Json;
  return {
    components: Object.fromEntries([...components].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    /** By its name, if it has one. */
    mention: (schema: z.ZodType, io: Direction): Json => renamed(io, both[io].mention(schema)),
    /** Its fields, whether it has a name or not. */
    whole: (schema: z.ZodType, io: Direction): Json => renamed(io, both[io].whole(schema)),
  };
};
export type NamedSchemas = ReturnType<typeof namedSchemas>;
