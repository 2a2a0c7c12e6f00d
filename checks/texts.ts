import { isNode, type Node, type SourceFile, treeOf } from './source.ts';

/** Attributes, and properties of what is given to a component, that nobody reads or hears. Any other is a text. */
const silent = new Set(
  `accept as action autoCapitalize autoComplete charSet className closedby column content crossOrigin decoding defaultValue draft
fetchPriority fill href id inputMode intent itemClassName key layout live loading media method name place popover
popoverTargetAction prefetch rel role scope selection shape size sizes src stroke strokeLinecap style swipeDirection target
to tone transform type value variant width`.split(/\s+/),
);
const silentKinds = /^(on[A-Z]|data-|aria-(?!label$|description$|placeholder$|roledescription$|valuetext$))/;

const isSilent = (name: string): boolean => silent.has(name) || silentKinds.test(name);

/** Words of at least two letters; a lone letter, a number, a sign or a postcode is the same in every language. */
const hasWords = (text: unknown): boolean =>
  typeof text === 'string' && /\p{L}{2,}/u.test(text) && !/^[A-Z]{2}-\d+$/.test(text);

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
};

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** Of an expression that is shown, the parts that it can turn out to be; null: whatever it is, it is no text written here. */
const valuesOf = (node: Node): readonly unknown[] | null => {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    case 'LogicalExpression':
      return node.operator === '&&' ? [node.right] : [node.left, node.right];
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right] : null;
    case 'TemplateLiteral':
      return node.expressions as unknown[];
    case 'ArrayExpression':
      return node.elements as unknown[];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return [node.expression];
    case 'ReturnStatement':
      return [node.argument];
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return [node.body];
    case 'BlockStatement':
      return (node.body as Node[]).filter((each) => each.type === 'ReturnStatement');
    case 'CallExpression':
      return (node.arguments as unknown[]).filter((each) => isNode(each) && functions.has(each.type));
    case 'ObjectExpression':
      return (node.properties as Node[])
        .filter((each) => each.type === 'Property' && !isSilent(nameOf(each.key)))
        .map((each) => each.value);
    default:
      return null;
  }
};

/** The texts that a shown expression is made of. */
const shownIn = (node: unknown): string[] => {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return hasWords(node.value) ? [String(node.value)] : [];
  const written =
    node.type === 'TemplateLiteral'
      ? (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).filter(hasWords)
      : [];
  return [...written, ...(valuesOf(node) ?? []).flatMap(shownIn)];
};

/** The texts of one node of JSX, without those of the elements inside it. */
const textsOf = (node: Node, parent: Node | null): string[] => {
  if (node.type === 'JSXText') return hasWords(node.value) ? [String(node.value).trim()] : [];
  if (node.type === 'JSXAttribute') return isSilent(nameOf(node.name)) ? [] : shownIn(node.value);
  const isChild =
    node.type === 'JSXExpressionContainer' &&
    (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment');
  return isChild ? shownIn(node) : [];
};

function* pairsOf(value: unknown, parent: Node | null): Generator<readonly [Node, Node | null]> {
  if (Array.isArray(value)) for (const each of value) yield* pairsOf(each, parent);
  else if (isNode(value)) {
    yield [value, parent];
    for (const each of Object.values(value)) yield* pairsOf(each, value);
  }
}

/** Texts in components that are not messages, each as "file: text". */
export const rawTexts = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) =>
    [...pairsOf(treeOf(file), null)]
      .flatMap(([node, parent]) => textsOf(node, parent))
      .map((text) => `${file.path}: ${text}`),
  );
