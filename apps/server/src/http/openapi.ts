import { type Endpoint, type Endpoints, longestIdempotencyKey } from '@shop/contract/endpoint';
import { snakeName } from '@shop/contract/wire';
import { locales } from '@shop/domain/text';
import { z } from 'zod';

type Json = { [key: string]: unknown };

/** Field names as they are on the wire, all the way down a JSON schema. */
const onWire = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(onWire);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema as Json).map(([key, value]) => {
      if (key === 'properties') {
        return [
          key,
          Object.fromEntries(
            Object.entries(value as Json).map(([name, each]) => [snakeName(name), onWire(each)]),
          ),
        ];
      }
      if (key === 'required') return [key, (value as string[]).map(snakeName)];
      return [key, key === 'default' || key === 'enum' || key === 'const' ? value : onWire(value)];
    }),
  );
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return onWire(rest) as Json;
};

const parameters = (schema: z.ZodObject | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: each,
  }));
};

const headerParameters = ({ idempotent }: Endpoint): Json[] => [
  { $ref: '#/components/parameters/Locale' },
  ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
];

const requestBody = ({ body, files }: Endpoint): Json | undefined => {
  if (!body && !files) return undefined;
  const schema = body ? schemaOf(body, 'input') : { type: 'object', properties: {} };
  if (!files) return { required: true, content: { 'application/json': { schema } } };
  const binary = Object.entries(files).map(([name, { max }]) => [
    snakeName(name),
    max === 1
      ? { type: 'string', contentMediaType: 'application/octet-stream' }
      : {
          type: 'array',
          maxItems: max,
          items: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
  ]);
  const properties = { ...(schema.properties as Json), ...Object.fromEntries(binary) };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
};

const errorStatuses = (endpoint: Endpoint): number[] => [
  ...(endpoint.access === 'public' ? [] : [401, 403]),
  ...(endpoint.params ? [404] : []),
  ...(endpoint.body || endpoint.query ? [422] : []),
];

const operation = (key: string, endpoint: Endpoint): Json => {
  const status = endpoint.response || endpoint.download ? String(endpoint.status ?? 200) : '204';
  const body = requestBody(endpoint);
  return {
    summary: endpoint.summary,
    tags: [key.split('/')[1]],
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ cookie: [] }, { bearer: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...headerParameters(endpoint),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [status]: {
        description: status === '204' ? 'Done, nothing to say' : 'Done',
        ...(endpoint.download && {
          content: {
            [endpoint.download]: { schema: { type: 'string', contentMediaType: endpoint.download } },
          },
        }),
        ...(endpoint.response && {
          content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
        }),
      },
      ...Object.fromEntries(
        errorStatuses(endpoint).map((each) => [String(each), { $ref: '#/components/responses/Error' }]),
      ),
    },
  };
};

const errorSchema = {
  type: 'object',
  required: ['message', 'status_code', 'code'],
  properties: {
    message: { type: 'string', description: 'In the language of the locale or Accept-Language header' },
    status_code: { type: 'integer' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

/** OpenAPI 3.1, from the same schemas that check the requests. */
export const openApi = (table: Endpoints, title: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(table)) {
    const [method, path] = key.split(' ') as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] = operation(key, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      parameters: {
        Locale: {
          name: 'locale',
          in: 'header',
          required: false,
          schema: { type: 'string', enum: locales },
          description: 'The language of the messages; without it that of Accept-Language',
        },
        IdempotencyKey: {
          name: 'idempotency-key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 1, maxLength: longestIdempotencyKey },
          description: 'Chosen by the caller: the same key gives the same answer and does nothing twice',
        },
      },
      responses: {
        Error: { description: 'Refused', content: { 'application/json': { schema: errorSchema } } },
      },
    },
  };
};
