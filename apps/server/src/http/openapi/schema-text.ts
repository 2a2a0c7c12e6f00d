/** A JSON schema, as far as the contract uses it. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly allOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly contentMediaType?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

/** Where a number only ends because its type does, nothing is said. */
const ends = new Set([2 ** 31 - 1, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]);

const range = (from: number | undefined, to: number | undefined, what = ''): string[] => {
  const [low, high] = [from, to].map((each) => (each === undefined || ends.has(each) ? undefined : each));
  if (low === undefined && high === undefined) return [];
  const span = high === undefined ? `from ${low}` : low === undefined ? `up to ${high}` : `${low} to ${high}`;
  return [what === '' ? span : `${span} ${what}`];
};

/** What is said of a value beside its type. */
const notes = (schema: JsonSchema): string => {
  const from =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + 1);
  return [
    ...range(from, schema.maximum),
    ...range(schema.minLength, schema.maxLength, 'characters'),
    ...range(schema.minItems, schema.maxItems, 'entries'),
    ...(schema.multipleOf === undefined ? [] : [`in steps of ${schema.multipleOf}`]),
    ...(schema.format === undefined ? [] : [schema.format]),
    ...(schema.pattern === undefined || schema.format !== undefined ? [] : [`like ${schema.pattern}`]),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} if left out`]),
    ...(schema.description === undefined ? [] : [schema.description]),
  ].join(', ');
};

const withNotes = (text: string, schema: JsonSchema): string => {
  const said = notes(schema);
  return said === '' ? text : `${text} (${said})`;
};

const object = (schema: JsonSchema, indent: string): string => {
  const inner = `${indent}  `;
  const { properties = {}, required = [], additionalProperties } = schema;
  const lines = Object.entries(properties).map(
    ([name, each]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(each, inner)}`,
  );
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[any name]: ${schemaText(additionalProperties, inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
};

const bare = (schema: JsonSchema, indent: string): string => {
  if (schema.$ref !== undefined) return `‹${schema.$ref.split('/').at(-1)}›`;
  if (schema.allOf) return schema.allOf.map((each) => schemaText(each, indent)).join(' and ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((each) => schemaText(each, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.contentMediaType !== undefined) return `file ${schema.contentMediaType}`;
  if (schema.type === 'array') return `[${schemaText(schema.items ?? {}, indent)}]`;
  if (schema.type === 'object') return object(schema, indent);
  return [schema.type ?? 'anything'].flat().join(' | ');
};

/** A schema as one would write it down for a colleague: a question mark after what may be left out, ‹› around names. */
export const schemaText = (schema: JsonSchema, indent = ''): string =>
  withNotes(bare(schema, indent), schema);
