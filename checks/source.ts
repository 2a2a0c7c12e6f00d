import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseAst } from 'vite';

export const root = join(import.meta.dirname, '..');

export type Node = { readonly type: string; readonly [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const treeOf = ({ code, path }: SourceFile): unknown =>
  parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path);

/** Every node of a file's syntax tree. */
export function* nodesOf(code: string, path: string): Generator<Node> {
  const stack: unknown[] = [treeOf({ code, path })];
  while (stack.length > 0) {
    const next = stack.pop();
    if (Array.isArray(next)) stack.push(...next);
    else if (isNode(next)) {
      yield next;
      stack.push(...Object.values(next));
    }
  }
}

export type SourceFile = { readonly path: string; readonly code: string };

/** The project's own sources that fit the patterns, by their path from the root. */
export const sources = async (...patterns: string[]): Promise<SourceFile[]> => {
  const files: SourceFile[] = [];
  for (const pattern of patterns) {
    for await (const file of glob(pattern, {
      cwd: root,
      exclude: ['**/node_modules/**', '**/generated/**', '**/build/**'],
    })) {
      const path = relative(root, join(root, file));
      files.push({ path, code: readFileSync(join(root, file), 'utf8') });
    }
  }
  return files;
};
