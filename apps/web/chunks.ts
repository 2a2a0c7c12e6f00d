/**
 * Cuts the browser's JavaScript into few files: each module goes with the innermost circle of pages that
 * needs it, so that a visitor of the main page loads no word of the check-out, and nobody loads sixty files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('./app/', import.meta.url));
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** From the innermost outwards; a module belongs to the first circle that reaches it. */
const circles = {
  shell: ['entry.client.tsx', 'root.tsx', 'routes/storefront/layout.tsx'],
  main: ['routes/storefront/home/page.tsx'],
  kits: ['routes/storefront/meal-kits/list.tsx', 'routes/storefront/meal-kits/one.tsx'],
  account: [
    'routes/auth/login.tsx',
    'routes/auth/register.tsx',
    'routes/account/layout.tsx',
    'routes/account/personal-settings.tsx',
    'routes/account/addresses.tsx',
  ],
  cart: [
    'routes/storefront/cart.tsx',
    'features/selling/cart/cart-drawer.tsx',
    'features/selling/cart/sync.ts',
  ],
  'check-out': [
    'routes/check-out/steps.tsx',
    'routes/check-out/buyer-info.tsx',
    'routes/check-out/delivery.tsx',
    'routes/check-out/payment.tsx',
    'routes/check-out/placed.tsx',
  ],
  admin: [
    'routes/admin/layout.tsx',
    'features/office/admin/list-page.tsx',
    'features/office/admin/edit-panel.tsx',
  ],
} as const;

const fileOf = (specifier: string, importer: string): string | undefined => {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  if (specifier.startsWith('~/')) return join(app, specifier.slice(2));
  const own = /^@shop\/(domain|contract|messages)\/(.+)$/.exec(specifier);
  return own?.[1] && own[2] ? join(packages, own[1], 'src', `${own[2]}.ts`) : undefined;
};

const kebab = (name: string): string =>
  name.replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, '-').toLowerCase();

const withoutTypes = (source: string): string => source.replace(/^(import|export) type [^;]*;/gm, '');

/** What one file asks for: other files, and by their names messages and icons. */
const asks = (file: string): { files: string[]; names: string[] } => {
  const source = withoutTypes(readFileSync(file, 'utf8'));
  const files = [...source.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm)]
    .map(([, specifier = '']) => fileOf(specifier, file))
    .filter((path) => path !== undefined)
    .filter(existsSync);
  const icons = /import \{([^}]*)\} from 'lucide-react'/.exec(source)?.[1] ?? '';
  const names = [
    ...[...source.matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => `text ${key}`),
    ...[...icons.matchAll(/\w+/g)].map(([name]) => `icon ${kebab(name)}`),
  ];
  return { files, names };
};

const circleOf = new Map<string, string>();
for (const [circle, roots] of Object.entries(circles)) {
  const waiting = roots.map((root) => join(app, root));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (circleOf.has(file)) continue;
    circleOf.set(file, circle);
    const { files, names } = asks(file);
    waiting.push(...files);
    for (const name of names) if (!circleOf.has(name)) circleOf.set(name, circle);
  }
}

const keyOf = (id: string): string => {
  const text = /generated\/browser\/messages\/(\w+)\.js$/.exec(id)?.[1];
  if (text) return `text ${text}`;
  const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1];
  return icon ? `icon ${icon}` : id;
};

const chunkOf = (id: string): string | undefined =>
  /generated\/browser\/(runtime|registry)|lucide-react\/dist\/esm\/(?!icons\/)/.test(id)
    ? 'shell'
    : circleOf.get(keyOf(id));

/** The inner circles choose first: what they need never has to be fetched from an outer one. */
export const chunks = Object.keys(circles).map((name, position, { length }) => ({
  name,
  test: (id: string) => chunkOf(id) === name,
  priority: length - position,
  minShareCount: 2,
}));
