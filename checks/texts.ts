import { nodesOf, type SourceFile } from './source.ts';

/** Attributes that a visitor reads or hears. */
const spokenAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
  'legend',
  'hint',
  'text',
  'errorTitle',
  'closeLabel',
]);

/** Words of at least two letters; a lone letter, a number, a sign or a postcode is the same in every language. */
const hasWords = (text: unknown): boolean =>
  typeof text === 'string' && /\p{L}{2,}/u.test(text) && !/^[A-Z]{2}-\d+$/.test(text);

type Attribute = { name?: { name?: string }; value?: { type?: string; value?: unknown } | null };

/** Texts in components that are not messages, each as "file: text". */
export const rawTexts = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, code }) =>
    [...nodesOf(code, path)].flatMap((node) => {
      if (node.type === 'JSXText' && hasWords(node.value)) return [`${path}: ${String(node.value).trim()}`];
      if (node.type !== 'JSXAttribute') return [];
      const { name, value } = node as Attribute;
      const isSpoken =
        spokenAttributes.has(name?.name ?? '') && value?.type === 'Literal' && hasWords(value.value);
      return isSpoken ? [`${path}: ${String(value?.value)}`] : [];
    }),
  );
