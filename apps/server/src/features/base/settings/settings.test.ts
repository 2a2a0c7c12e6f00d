import { settings } from '@shop/contract/settings';
import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../../test/audit.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { settingKinds } from './setting-kinds.ts';

const shop = useShop();

type Path = keyof typeof settings extends `${string} /${infer P}` ? P : never;
const paths = [...new Set(Object.keys(settings).map((endpoint) => endpoint.split(' /')[1] as Path))];

describe.each(paths)('the setting %s', (path) => {
  const initial = Object.values(settingKinds).find(({ key }) => key === path)?.initial as object;
  const [field = '', value] = Object.entries(initial).find(([, each]) => typeof each === 'boolean') ?? [];
  const changed = { ...initial, [field]: !value };
  const body = changed as never;

  it('is read by anybody and changed by admins alone, with what it was and what it is in the audit log', async () => {
    const guest = shop.as(null);
    const admin = await shop.asNew('admin');
    expect(await guest(`GET /${path}`)).toEqual({ data: initial, version: 1 });
    const user = await shop.asNew('user');
    expect((await refusalOf(user(`PUT /${path}`, { body }))).status).toBe(403);
    expect(await guest(`GET /${path}`)).toEqual({ data: initial, version: 1 });

    expect(await admin(`PUT /${path}`, { body })).toEqual({ data: changed, version: 2 });
    expect(await guest(`GET /${path}`)).toEqual({ data: changed, version: 2 });
    const [entry, ...more] = await auditOf(shop, 'setting', path);
    expect(more).toEqual([]);
    expect(entry?.details).toEqual({ before: { [field]: value }, after: { [field]: !value } });

    // The second of two admins who opened the same version.
    const old = { ...initial, version: 1 } as never;
    const refusal = await refusalOf(admin(`PUT /${path}`, { body: old }));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      data: changed,
    });
    expect(await guest(`GET /${path}`)).toEqual({ data: changed, version: 2 });
    const newest = { ...initial, version: 2 } as never;
    expect(await admin(`PUT /${path}`, { body: newest })).toEqual({ data: initial, version: 3 });
  });
});

it('a field that was added to a setting after it was stored has its initial value', async () => {
  const admin = await shop.asNew('admin');
  const { kitOrder } = settingKinds;
  await shop.database.execute(
    `insert into settings (key, value, updated_at) values ('${kitOrder.key}', '{"changeHours": 12}', now())
     on conflict (key) do update set value = excluded.value`,
  );
  shop.catalogueChanged();
  expect((await admin('GET /kit-order-settings')).data).toMatchObject({
    ...kitOrder.initial,
    changeHours: 12,
  });
});
