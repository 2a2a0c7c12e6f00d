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
    ['packages/domain/src/money.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/contract/src/dishes.ts', "import { m } from '@shop/messages';"],
    ['packages/contract/src/dishes.ts', "import pg from 'pg';"],
    ['apps/web/app/lib/format.ts', "import { createShop } from '@shop/server/shop';"],
    [
      'apps/server/src/features/catalogue/dishes/dishes.routes.ts',
      "import { x } from './dishes.repository.ts';",
    ],
    [
      'apps/server/src/features/catalogue/dishes/dishes.routes.ts',
      "import { x } from '../../../db/repositories.ts';",
    ],
    ['apps/server/src/features/catalogue/dishes/dishes.service.ts', "import { x } from 'fastify';"],
    ['apps/server/src/features/catalogue/dishes/dishes.service.ts', "import { eq } from 'drizzle-orm';"],
    ['apps/server/src/features/catalogue/dishes/weights.ts', "import pg from 'pg';"],
    ['apps/server/src/features/catalogue/dishes/dishes.routes.ts', "import { sql } from 'drizzle-orm';"],
    ['apps/server/src/features/catalogue/dishes/dishes.presenter.ts', "import { sql } from 'drizzle-orm';"],
    ['apps/server/src/features/catalogue/dishes/dishes.repository.ts', "import { x } from 'fastify';"],
    [
      'apps/server/src/features/catalogue/dishes/dishes.service.ts',
      "import { menusRepository } from '../menus/menus.repository.ts';",
    ],
    [
      'apps/server/src/features/catalogue/dishes/dishes.service.ts',
      "import { type Slot, menusRepository } from '../menus/menus.repository.ts';",
    ],
    [
      'apps/server/src/features/catalogue/dishes/dishes.presenter.ts',
      "import { dishes } from '../../../db/schema/index.ts';",
    ],
    [
      'apps/server/src/features/catalogue/dishes/weights.ts',
      "import { dishes } from '../../../db/schema/index.ts';",
    ],
    [
      'apps/server/src/features/selling/payments/settle-payment.ts',
      "import { x } from '../check-outs/check-out-moves.ts';",
    ],
    [
      'apps/server/src/features/selling/check-outs/check-outs.service.ts',
      "import type { X } from '../payments/payments.service.ts';",
    ],
    ['apps/web/app/lib/format.ts', "import { createShop } from '../../../server/src/shop.ts';"],
    ['apps/web/app/ui/button.tsx', "import { paths } from '~/lib/paths.ts';"],
    ['apps/web/app/routes/admin/dishes.tsx', "import { x } from '~/routes/storefront/home/page.tsx';"],
    [
      'apps/server/src/features/catalogue/dishes/dishes.repository.ts',
      "import { fail } from '../../../http/bind.ts';",
    ],
    [
      'apps/server/src/features/catalogue/dishes/dishes.service.ts',
      "import { dishes } from '../../../db/schema/index.ts';",
    ],
    ['apps/server/src/features/base/mail/mail.ts', "import { x } from '../../people/people.ts';"],
    ['apps/server/src/features/people/people.ts', "import type { x } from '../selling/selling.ts';"],
    ['apps/server/src/features/catalogue/menus/menus.ts', "import { x } from '../../content/content.ts';"],
    ['apps/server/src/features/selling/selling.ts', "import { x } from '../office/office.ts';"],
    ['apps/web/app/features/base/shell/logo.tsx', "import { x } from '~/features/selling/cart/items.ts';"],
    ['apps/web/app/features/catalogue/menu/filter.ts', "import { x } from '../../content/faq/faq-list.tsx';"],
    [
      'apps/web/app/features/people/account/done.tsx',
      "import { x } from '~/features/catalogue/menu/filter.ts';",
    ],
    [
      'apps/web/app/features/selling/cart/items.ts',
      "import { x } from '~/features/office/staff/member-row.tsx';",
    ],
    ['apps/web/app/features/content/faq/faq-list.tsx', "import { x } from '~/features/timers/timer.ts';"],
  ])('a violation in %s is found', (path, code) => {
    expect(violations([{ path, code }])).toHaveLength(1);
  });

  it('a service may know what a repository’s rows look like, not the repository itself', () => {
    const path = 'apps/server/src/features/catalogue/dishes/dishes.service.ts';
    for (const code of [
      "import type { Slot } from '../menus/menus.repository.ts';",
      "import { type Slot } from '../menus/menus.repository.ts';",
    ])
      expect(violations([{ path, code }])).toEqual([]);
  });
});
