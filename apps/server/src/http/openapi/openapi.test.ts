import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { api } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namedSchemas } from './named-schemas.ts';
import { openApi } from './openapi.ts';
import { operationId } from './operation-id.ts';

type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: unknown }> }>;
};
const description = openApi(api, 'Shop API') as unknown as {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, unknown> };
};
const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));

describe('an endpoint', () => {
  it('is called by its method and path, in the singular where one is picked', () => {
    expect(operationId('GET /meal-kits')).toBe('getMealKits');
    expect(operationId('GET /meal-kits/{id}')).toBe('getMealKit');
    expect(operationId('POST /meal-kits/{id}/hide')).toBe('postMealKitHide');
    expect(operationId('PUT /cities/{id}')).toBe('putCity');
    expect(operationId('DELETE /addresses/{id}')).toBe('deleteAddress');
    expect(operationId('DELETE /dishes/{id}')).toBe('deleteDish');
    expect(operationId('GET /check-outs/{id}/calendar.ics')).toBe('getCheckOutCalendarIcs');
    expect(operationId('GET /social/{provider}')).toBe('getSocialByProvider');
    expect(operationId('GET /social')).toBe('getSocial');
  });

  it('has a name of its own and a tag that is listed', () => {
    const names = operations.map((each) => each.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(Object.keys(api).length);
    const tags = description.tags.map(({ name }) => name);
    for (const each of operations) expect(tags).toEqual(expect.arrayContaining([...each.tags]));
  });
});

describe('a refusal', () => {
  const refusalsOf = (path: string, method: string) =>
    Object.fromEntries(
      Object.entries(description.paths[path]?.[method]?.responses ?? {}).flatMap(([status, each]) =>
        '$ref' in each ? [[status, String(each.$ref).split('/').at(-1)]] : [],
      ),
    );
  const always = { 429: 'TooMany', 503: 'Unavailable' };

  it('is told where it can come', () => {
    expect(refusalsOf('/check-outs', 'post')).toEqual({
      400: 'Malformed',
      409: 'Conflict',
      422: 'Error',
      ...always,
    });
    expect(refusalsOf('/meal-kits/{id}', 'put')).toMatchObject({ 401: 'Error', 409: 'Conflict' });
    expect(refusalsOf('/pictures', 'post')).toMatchObject({ 400: 'Malformed', 413: 'TooLarge' });
    expect(refusalsOf('/auth/login', 'post')).toMatchObject({ 401: 'Error', 429: 'TooMany' });
    expect(refusalsOf('/cities/{id}', 'get')).toEqual({ 404: 'Error', ...always });
  });

  it('for what came too late tells how it stands now, and who was quicker', () => {
    const { Conflict } = description.components.schemas as Record<
      string,
      { allOf?: { properties?: object }[] }
    >;
    expect(Object.keys(Conflict?.allOf?.at(-1)?.properties ?? {})).toEqual([
      'data',
      'changed_by',
      'changed_at',
    ]);
  });
});

describe('a schema', () => {
  it('that the contract exports is referred to by its name', () => {
    const { get, put } = description.paths['/meal-kits/{id}'] ?? {};
    expect(get?.responses['200']?.content?.['application/json']?.schema).toEqual({
      type: 'object',
      properties: { data: { $ref: '#/components/schemas/MealKit' } },
      required: ['data'],
    });
    expect(put?.requestBody?.content['application/json']?.schema).toEqual({
      allOf: [{ $ref: '#/components/schemas/MealKitInput' }, { $ref: '#/components/schemas/SeenVersion' }],
    });
  });

  it('refers to nothing that is not there, and nothing is there that nobody refers to', () => {
    const referred = [...JSON.stringify(description).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(referred)].toSorted()).toEqual(Object.keys(description.components.schemas).toSorted());
  });

  it('of more than a few fields or choices is written down once', () => {
    const places = new Map<string, string[]>();
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties = {}, enum: choices = [] } = value as { properties?: object; enum?: unknown[] };
      const text = JSON.stringify(value);
      if (Math.max(Object.keys(properties).length, choices.length) > 3)
        places.set(text, [...(places.get(text) ?? []), path]);
      for (const [key, each] of Object.entries(value)) walk(each, `${path}/${key}`);
    };
    walk(description.components.schemas, '');
    walk(description.paths, 'paths');
    expect([...places.values()].filter((list) => list.length > 1)).toEqual([]);
  });

  it('is known here from whichever file of the contract exports it', () => {
    const folder = dirname(createRequire(import.meta.url).resolve('@shop/contract'));
    const resources = readFileSync(join(folder, 'resources.ts'), 'utf8');
    const unnamed = readdirSync(folder).filter(
      (file) =>
        /^export const \w+ = z\b|endpoints\(\{|^export const \w+ = \w+\.(extend|pick)/m.test(
          readFileSync(join(folder, file), 'utf8'),
        ) &&
        !file.endsWith('.test.ts') &&
        !resources.includes(`'./${file}'`),
    );
    expect(unnamed).toEqual([]);
  });

  it('that is sent in another shape than it is answered has a name for each', () => {
    const window = z.object({ opensAt: z.string().default('09:00') });
    const city = z.object({ name: z.string(), window });
    const { components, mention } = namedSchemas(
      { window, city },
      { parameters: [], input: [city], output: [city] },
    );
    expect(Object.keys(components)).toEqual(['City', 'CityInput', 'Window', 'WindowInput']);
    expect(components['CityInput']).toEqual({
      type: 'object',
      properties: { name: { type: 'string' }, window: { $ref: '#/components/schemas/WindowInput' } },
      required: ['name', 'window'],
    });
    expect(components['WindowInput']).not.toHaveProperty('required');
    expect(components['Window']).toMatchObject({ required: ['opens_at'] });
    expect(mention(city, 'input')).toEqual({ $ref: '#/components/schemas/CityInput' });
  });

  it('cannot take the name of another', () => {
    const dish = z.object({ name: z.string().default('') });
    const dishInput = z.object({ title: z.string() });
    expect(() =>
      namedSchemas({ dish, dishInput }, { parameters: [], input: [dish, dishInput], output: [dish] }),
    ).toThrow('two schemas are called DishInput');
  });
});

it('stays a document that can be read: 490 kB were too many', () => {
  expect(JSON.stringify(description).length).toBeLessThan(400_000);
});
