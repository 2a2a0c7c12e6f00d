import { nodesOf, type SourceFile } from './source.ts';

type Named = { readonly type?: string; readonly name?: string };

const isNamed = (node: unknown, name: string): boolean =>
  (node as Named | null)?.type === 'Identifier' && (node as Named).name === name;

/** What tells the time, or something else that is never the same twice, without being given it. */
const clocks = [
  ['Date', 'now'],
  ['Temporal', 'Now'],
  ['performance', 'now'],
  ['Math', 'random'],
] as const;

/** Where the clock is read rather than given, each as "file: how". */
export const clockReadings = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, code }) =>
    [...nodesOf(code, path)].flatMap((node) => {
      const isDate = isNamed(node.callee, 'Date');
      if (node.type === 'NewExpression' && isDate && (node.arguments as unknown[]).length === 0)
        return [`${path}: new Date()`];
      if (node.type === 'CallExpression' && isDate) return [`${path}: Date()`];
      if (node.type !== 'MemberExpression') return [];
      return clocks
        .filter(([object, property]) => isNamed(node.object, object) && isNamed(node.property, property))
        .map(([object, property]) => `${path}: ${object}.${property}`);
    }),
  );

/** Where a transaction is opened, each as "file: line". */
export const openedTransactions = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, code }) =>
    [...nodesOf(code, path)].flatMap((node) => {
      const { property } = (node.type === 'CallExpression' ? node.callee : {}) as { property?: unknown };
      if (!isNamed(property, 'transaction')) return [];
      return [`${path}:${code.slice(0, node.start as number).split('\n').length}`];
    }),
  );

const slow = /\bIntl\.|\.toLocale\w+\(|\.localeCompare\(/;

/** Where a browser would have to make a formatter of Intl, each as "file: line". */
export const formatters = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, code }) =>
    code.split('\n').flatMap((line, index) => (slow.test(line) ? [`${path}:${index + 1}`] : [])),
  );
