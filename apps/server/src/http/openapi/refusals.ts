import type { Endpoint } from '@shop/contract/endpoint';
import type { Json } from './named-schemas.ts';

const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const response = (description: string, schema = 'Error', headers: Json = {}) => ({
  description,
  ...headers,
  content: { 'application/json': { schema: schemaOf(schema) } },
});

const retryAfter = {
  headers: { 'retry-after': { description: 'Seconds', schema: { type: 'integer' } } },
};

/** Written once: operations refer to them. */
export const refusalResponses = {
  Error: response('Refused'),
  Malformed: response('Cannot be read: no JSON object, or a header that cannot be'),
  Conflict: response(
    'Does not go with how things stand: somebody was quicker, or it was done before',
    'Conflict',
  ),
  TooLarge: response('A file, or all of them together, are too large'),
  TooMany: response('Too much was asked for', 'Error', retryAfter),
  Unavailable: response('Not now: the shop starts, stops or has too much to do', 'Error', retryAfter),
};

export const refusalSchemas = {
  Error: {
    type: 'object',
    required: ['message', 'status_code', 'code'],
    properties: {
      message: { type: 'string', description: 'In the language of the locale or Accept-Language header' },
      status_code: { type: 'integer' },
      code: { type: 'string' },
      errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
  },
  Conflict: {
    allOf: [
      schemaOf('Error'),
      {
        type: 'object',
        properties: {
          data: { description: 'How it stands now, as the endpoint answers it, or the new quote' },
          changed_by: { type: ['string', 'null'], description: 'Who changed it meanwhile; null: the shop' },
          changed_at: { type: 'string', format: 'date-time' },
        },
      },
    ],
  },
};

type Refusal = keyof typeof refusalResponses;

/** Where logins are asked for, a wrong one is refused as a missing one is elsewhere. */
const isLogin = (key: string): boolean => /^POST \/auth\/(login|second-factor|refresh)$/.test(key);

/** What changes something can come too late. */
const canConflict = (key: string, { idempotent }: Endpoint): boolean =>
  Boolean(idempotent) ||
  key.startsWith('PUT ') ||
  /^(POST|DELETE) \/(check-outs|orders|deliveries)\b/.test(key);

/** Any endpoint can be asked too often, or at the wrong moment. */
export const refusals = (key: string, endpoint: Endpoint): Json => {
  const { access, params, query, body, files, idempotent } = endpoint;
  const found: [number, Refusal, boolean][] = [
    [400, 'Malformed', Boolean(body ?? files ?? idempotent)],
    [401, 'Error', access !== 'public' || isLogin(key)],
    [403, 'Error', access !== 'public'],
    [404, 'Error', Boolean(params)],
    [409, 'Conflict', canConflict(key, endpoint)],
    [413, 'TooLarge', Boolean(files)],
    [422, 'Error', Boolean(body ?? query)],
    [429, 'TooMany', true],
    [503, 'Unavailable', true],
  ];
  return Object.fromEntries(
    found.flatMap(([status, name, isThere]) =>
      isThere ? [[String(status), { $ref: `#/components/responses/${name}` }]] : [],
    ),
  );
};
