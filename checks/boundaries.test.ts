import { describe, expect, it } from 'vitest';
import { violations } from './boundaries.ts';
import { sources } from './source.ts';

describe('who may import whom', () => {
  it('is kept everywhere', async () => {
    const files = await sources(
      'packages/*/src/**/*.ts',
      'apps/server/src/**/*.ts',
      'apps/web/app/**/*.{ts,tsx}',
    );
    expect(files.length).toBeGreaterThan(100);
    expect(violations(files)).toEqual([]);
  });

  it.each([
    ['packages/domain/src/money.ts', "import { api } from '@shop/contract';"],
    ['packages/contract/src/dishes.ts', "import { m } from '@shop/messages';"],
    ['apps/web/app/lib/format.ts', "import { createShop } from '../../../server/src/shop.ts';"],
    ['apps/web/app/ui/button.tsx', "import { paths } from '~/lib/paths.ts';"],
    ['apps/web/app/routes/admin/dishes.tsx', "import { x } from '~/routes/storefront/home/page.tsx';"],
    ['apps/server/src/features/dishes/dishes.repository.ts', "import { fail } from '../../http/bind.ts';"],
    [
      'apps/server/src/features/dishes/dishes.service.ts',
      "import { dishes } from '../../db/schema/index.ts';",
    ],
  ])('a violation in %s is found', (path, code) => {
    expect(violations([{ path, code }])).toHaveLength(1);
  });
});
