import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../packages/contract/src/index.ts';
import { openApi } from '../../apps/server/src/http/openapi/openapi.ts';

/** A stranger's tool, with the TypeScript that it needs, makes types from openapi.json: can one work with them? */

let types = '';
beforeAll(async () => {
  types = astToString(await openapiTS(openApi(api, 'Shop API') as never, { defaultNonNullable: false }));
});

const troubleWith = (code: string): string[] => {
  const files = new Map([
    ['/shop-api.ts', types],
    ['/use.ts', code],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    lib: ['lib.esnext.d.ts'],
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => files.get(name) ?? readFile.call(host, name);
  host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, target, ...rest)
      : ts.createSourceFile(name, text, target);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

/** The lines of one named type. */
const written = (name: string): string => {
  const start = types.indexOf(`\n        ${name}: {\n`);
  return types.slice(start, types.indexOf('\n        };\n', start)).trim();
};

describe('types made from openapi.json', () => {
  it('read as a person would write them', () => {
    expect(written('PriceBasis')).toBe(`PriceBasis: {
            kcal: number | null;
            days: number;`);
    expect(written('CalorieLevel')).toBe(`CalorieLevel: {
            id: number;
            kcal: number;
            prices: components["schemas"]["PeriodPrice"][];`);
    expect(written('MealKit')).toContain('pictures: components["schemas"]["Picture"][];');
    // Words to choose from stand in one line, however many they are.
    const lines = types.split('\n').filter((line) => !line.includes('" | "'));
    const longest = Math.max(...lines.map((line) => line.length));
    expect(longest).toBeLessThan(250);
  });

  it('let a client read a kit and place an order', () => {
    const code = `
      import type { components, operations, paths } from './shop-api';
      type Kit = components['schemas']['MealKit'];
      type Answer<T extends keyof operations> = operations[T] extends
        { responses: { 200: { content: { 'application/json': infer B } } } } ? B : never;
      export const nameOf = (kit: Kit): string => kit.name.en || kit.name.lt;
      export const kitIn = (answer: Answer<'getMealKit'>): Kit => answer.data;
      export const namesIn = (answer: Answer<'getMealKits'>): string[] => answer.data.map((each) => each.name.lt);
      export const statusOf = ({ status }: components['schemas']['CheckOut']): components['schemas']['CheckOutStatus'] => status;
      type Order = operations['postCheckOuts']['requestBody']['content']['application/json'];
      export const order: Pick<Order, 'city_id' | 'start_date' | 'agree_terms'> = { city_id: 1, start_date: '2026-11-18', agree_terms: true };
      export const dish: components['schemas']['AllergenInput'] = { name_lt: 'Riešutai' };
      type Same = paths['/meal-kits/{id}']['get'] extends operations['getMealKit'] ? true : never;
      export const same: Same = true;
    `;
    expect(troubleWith(code)).toEqual([]);
  });

  it('find a field that there is not', () => {
    const code = `import type { components } from './shop-api';
      export const nameOf = (kit: components['schemas']['MealKit']) => kit.title;`;
    expect(troubleWith(code)).toEqual([expect.stringContaining("Property 'title' does not exist")]);
  });
});
