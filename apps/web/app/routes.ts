import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const storefront = layout('routes/storefront/layout.tsx', [
  index('routes/storefront/home/page.tsx'),
  route('mitybos-planai', 'routes/storefront/meal-kits/list.tsx'),
  route('mitybos-planai/:id', 'routes/storefront/meal-kits/one.tsx'),
  route('auth/login', 'routes/storefront/login.tsx'),
  route('*', 'routes/storefront/not-found.tsx'),
]);

const development = import.meta.env.DEV
  ? [route('dev/building-blocks', 'routes/dev/building-blocks.tsx')]
  : [];

export default [
  storefront,
  route('kalba', 'routes/language.ts'),
  route('auth/logout', 'routes/logout.ts'),
  ...development,
] satisfies RouteConfig;
