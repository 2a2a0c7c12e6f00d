import { type Endpoint, type Endpoints, longestIdempotencyKey } from '@shop/contract/endpoint';
import { megabytes } from '@shop/contract/files';
import * as resources from '@shop/contract/resources';
import { snakeName } from '@shop/contract/wire';
import { locales } from '@shop/domain/text';
import type { z } from 'zod';
import { type Json, type NamedSchemas, namedSchemas } from './named-schemas.ts';
import { operationId } from './operation-id.ts';
import { refusalResponses, refusals, refusalSchemas } from './refusals.ts';

const tagOf = (key: string): string => key.split('/')[1] ?? '';

const parameters = (
  schemas: NamedSchemas,
  schema: z.ZodObject | undefined,
  where: 'path' | 'query',
): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.whole(schema, 'input') as {
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

const headerParameters = ({ idempotent, events }: Endpoint): Json[] => [
  { $ref: '#/components/parameters/Locale' },
  ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ...(events ? [{ $ref: '#/components/parameters/LastEventId' }] : []),
];

const fileFields = (files: NonNullable<Endpoint['files']>): Json => {
  const fields = Object.entries(files).map(([name, { max, maxBytes, kinds }]) => {
    const description = `${kinds.join(', ')} of up to ${maxBytes / megabytes(1)} MB`;
    const file = { type: 'string', contentMediaType: 'application/octet-stream', description };
    return [snakeName(name), max === 1 ? file : { type: 'array', maxItems: max, items: file }];
  });
  return { type: 'object', properties: Object.fromEntries(fields) };
};

const requestBody = (schemas: NamedSchemas, { body, files }: Endpoint): Json | undefined => {
  if (!body && !files) return undefined;
  const fields = body ? [schemas.mention(body, 'input')] : [];
  if (!files) return { required: true, content: { 'application/json': { schema: fields[0] } } };
  const schema = { allOf: [...fields, fileFields(files)] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
};

const eventContent = (schemas: NamedSchemas, events: NonNullable<Endpoint['events']>): Json => ({
  'text/event-stream': {
    schema: {
      type: 'string',
      description: `Server-sent events: ${Object.keys(events).join(', ')}. \`x-events\` has the data of each, which comes as JSON`,
    },
    'x-events': Object.fromEntries(
      Object.entries(events).map(([name, schema]) => [name, schemas.mention(schema, 'output')]),
    ),
  },
});

const answerContent = (schemas: NamedSchemas, { download, events, response }: Endpoint): Json => ({
  ...(events && { content: eventContent(schemas, events) }),
  ...(download && {
    content: { [download.type]: { schema: { type: 'string', contentMediaType: download.type } } },
  }),
  ...(response && { content: { 'application/json': { schema: schemas.mention(response, 'output') } } }),
});

const operation = (schemas: NamedSchemas, key: string, endpoint: Endpoint): Json => {
  const status =
    endpoint.response || endpoint.download || endpoint.events ? String(endpoint.status ?? 200) : '204';
  const body = requestBody(schemas, endpoint);
  return {
    operationId: operationId(key),
    summary: endpoint.summary,
    tags: [tagOf(key)],
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ cookie: [] }, { bearer: [] }],
    parameters: [
      ...parameters(schemas, endpoint.params, 'path'),
      ...parameters(schemas, endpoint.query, 'query'),
      ...headerParameters(endpoint),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [status]: {
        description: status === '204' ? 'Done, nothing to say' : 'Done',
        ...answerContent(schemas, endpoint),
      },
      ...refusals(key, endpoint),
    },
  };
};

const commonParameters = {
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
  LastEventId: {
    name: 'last-event-id',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: 'Of the last event that was received: only what is newer is told',
  },
};

/** OpenAPI 3.1, from the same schemas that check the requests. */
export const openApi = (table: Endpoints, title: string): Json => {
  const list = Object.entries(table);
  const schemas = namedSchemas(resources, {
    parameters: list.flatMap(([, { params, query }]) => [params ?? [], query ?? []].flat()),
    input: list.flatMap(([, { body }]) => body ?? []),
    output: list.flatMap(([, { response, events }]) => [response ?? [], Object.values(events ?? {})].flat()),
  });
  const paths: Record<string, Record<string, Json>> = {};
  for (const [key, endpoint] of list) {
    const [method, path] = key.split(' ') as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] = operation(schemas, key, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: '/api' }],
    tags: [...new Set(list.map(([key]) => tagOf(key)))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Over https; a shop that is served over plain http calls it `session`',
        },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: { ...schemas.components, ...refusalSchemas },
      parameters: commonParameters,
      responses: refusalResponses,
    },
  };
};
