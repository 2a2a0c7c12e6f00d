import { dirname, join, normalize } from 'node:path';
import { isAgainstAreas } from './areas.ts';
import { nodesOf, type SourceFile } from './source.ts';

/** Who may import whom. The first rule whose `from` fits a file decides about all of its imports of our own code. */
type Rule = {
  readonly from: RegExp;
  readonly may: readonly RegExp[];
  /** What it may know the types of, besides. */
  readonly mayTypes?: readonly RegExp[];
  /** Packages of others that it may use; all of them where nothing is said. */
  readonly packages?: readonly RegExp[];
};

const test = /\.test\.ts$|\/test-[a-z-]+\.ts$/;

const feature = String.raw`^apps/server/src/features/[a-z-]+/`;
/** Rows come through the unit of work; only their types are known by name. */
const repository = /\.repository\.ts$/;
/** Tools for the work of a feature. What the outside is made of (HTTP, the database, the queue) is not among them. */
const tools = [
  /^node:(crypto|timers\/promises)$/,
  /^zod$/,
  /^@node-rs\/argon2$/,
  /^jose$/,
  /^sanitize-html$/,
  /^sharp$/,
  /^uqr$/,
];
const serverCore =
  /^apps\/server\/src\/(failure|actor|page|text|iso|changed-fields|concurrency|readable-code)\.ts$/;

export const rules: readonly Rule[] = [
  { from: /^packages\/domain\//, may: [/^packages\/domain\//], packages: [] },
  { from: /^packages\/contract\//, may: [/^packages\/(contract|domain)\//], packages: [/^zod$/] },
  { from: /^packages\/messages\//, may: [/^packages\/(messages|domain)\//], packages: [/^#generated\//] },
  // An area's list of its repositories, for the unit of work alone.
  {
    from: new RegExp(`${feature}[a-z-]+\\.repositories\\.ts$`),
    may: [/^apps\/server\/src\/db\/database\.ts$/, repository],
    packages: [],
  },
  {
    from: new RegExp(`${feature}.*repository\\.ts$`),
    may: [
      /^packages\//,
      /^apps\/server\/src\/db\//,
      serverCore,
      repository,
      /\.presenter\.ts$/,
      /\/setting-kinds\.ts$/,
    ],
    mayTypes: [/\/base\/person\.ts$/],
    packages: [/^drizzle-orm(\/|$)/, /^zod$/, /^node:util$/],
  },
  {
    from: new RegExp(`${feature}.*presenter\\.ts$`),
    may: [/^packages\//, /^apps\/server\/src\/features\/(?!.*\.repository\.ts$)/, serverCore],
    mayTypes: [repository, /^apps\/server\/src\/db\/schema\//],
    packages: [],
  },
  {
    from: new RegExp(`${feature}.*\\.routes\\.ts$`),
    may: [
      /^packages\//,
      /^apps\/server\/src\/(http\/|db\/unit-of-work\.ts|features\/(?!.*\.repository\.ts$))/,
      serverCore,
    ],
    packages: [/^zod$/],
  },
  // Services, and the parts of their work that have a file of their own.
  {
    from: new RegExp(feature),
    may: [
      /^packages\//,
      /^apps\/server\/src\/(db\/(unit-of-work|audit|database-error)\.ts|ports\/|papers\/)/,
      /^apps\/server\/src\/features\/(?!.*\.repository\.ts$)/,
      serverCore,
    ],
    mayTypes: [repository],
    packages: tools,
  },
  { from: /^apps\/server\//, may: [/^packages\//, /^apps\/server\//] },
  { from: /^apps\/web\/app\/ui\//, may: [/^apps\/web\/(app\/ui|fonts)\//] },
  {
    from: /^apps\/web\/app\/lib\//,
    may: [/^packages\//, /^apps\/web\/app\/(lib|ui)\//, /^apps\/web\/app\/root\.tsx$/],
  },
  { from: /^apps\/web\/app\/features\//, may: [/^packages\//, /^apps\/web\/app\/(features|lib|ui)\//] },
  { from: /^apps\/web\//, may: [/^packages\//, /^apps\/web\//] },
];

const areaOf = (path: string): string | null =>
  /^apps\/web\/app\/routes\/([a-z-]+)\//.exec(path)?.[1] ?? null;

/** Where the features lie in areas. */
const cutIntoAreas = ['apps/server/src/features/', 'apps/web/app/features/'];

const aliases: readonly (readonly [RegExp, string])[] = [
  [/^@shop\/(domain|contract|messages)$/, 'packages/$1/src/index'],
  [/^@shop\/(domain|contract|messages)\/(.*)$/, 'packages/$1/src/$2'],
  [/^@shop\/(server|web)(\/.*)?$/, 'apps/$1/src$2'],
  [/^~\/(.*)$/, 'apps/web/app/$1'],
];

/** Where an import of our own code leads, from the root; null for packages and what the bundler makes. */
const targetOf = (specifier: string, file: string): string | null => {
  if (specifier.includes('/+types/')) return null;
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  for (const [pattern, path] of aliases) if (pattern.test(specifier)) return specifier.replace(pattern, path);
  return null;
};

const importKinds = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
]);

type Named = { readonly importKind?: string; readonly exportKind?: string };
type Import = { readonly specifier: string; readonly isOfTypes: boolean };

const isType = ({ importKind, exportKind }: Named): boolean => importKind === 'type' || exportKind === 'type';

const importsOf = ({ code, path }: SourceFile): Import[] =>
  [...nodesOf(code, path)].flatMap((node) => {
    const source = importKinds.has(node.type) ? (node.source as { value?: unknown } | null) : null;
    if (typeof source?.value !== 'string') return [];
    const names = (node.specifiers ?? []) as readonly Named[];
    const isOfTypes = isType(node as Named) || (names.length > 0 && names.every(isType));
    return [{ specifier: source.value, isOfTypes }];
  });

/** The imports that break a rule, each as "from → to". */
export const violations = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !test.test(path))
    .flatMap((file) => {
      const rule = rules.find(({ from }) => from.test(file.path));
      if (!rule) return [];
      const area = areaOf(file.path);
      return importsOf(file).flatMap(({ specifier, isOfTypes }) => {
        const target = targetOf(specifier, file.path);
        if (target === null) {
          const isForeign = rule.packages?.every((pattern) => !pattern.test(specifier)) ?? false;
          return isForeign ? [`${file.path} → ${specifier}`] : [];
        }
        const targetArea = areaOf(target);
        const isForeignArea = area !== null && targetArea !== null && area !== targetArea;
        const isAgainst = cutIntoAreas.some((features) => isAgainstAreas(file.path, target, features));
        const may = isOfTypes ? [...rule.may, ...(rule.mayTypes ?? [])] : rule.may;
        const isAllowed = may.some((pattern) =>
          pattern.test(/\.\w+$/.test(target) ? target : `${target}.ts`),
        );
        return isAllowed && !isForeignArea && !isAgainst ? [] : [`${file.path} → ${target}`];
      });
    });
