import { api } from '@shop/contract';
import type { Client } from '@shop/contract/client';
import type { AuditEntity } from '@shop/contract/audit-entries';
import { describe, expect, it } from 'vitest';
import { somebodyWaits } from './waiting.ts';
import { auditOf } from './audit.ts';
import { refusalOf, type TestShop } from './test-shop.ts';

type Thing = { readonly id: number; readonly version: number };
type Body = Readonly<Record<string, unknown>>;

/** A resource that admins edit: what to send, what to send next, and what the audit is to tell of that. */
export type EditedResource = {
  readonly name: string;
  readonly entity: AuditEntity;
  readonly table: string;
  readonly body: Body | ((admin: Client) => Promise<Body>);
  readonly change: Body;
  readonly told: { readonly before: unknown; readonly after: unknown };
  /** Words that find it in its list, and a sort of that list. */
  readonly search: string;
  readonly sort: string;
};

type LooseCall = (
  key: string,
  call?: { params?: { id: number }; query?: object; body?: object },
) => Promise<{ data: Thing & Thing[]; meta: { total: number } }>;

/** Every resource is listed, made, changed, refused and deleted alike, and the audit tells each change. */
export const describeEdited = (shop: TestShop, resources: readonly EditedResource[]): void => {
  describe.each(resources)('$name', ({ name, entity, table, body, change, told, search, sort }) => {
    const asAdmin = async () => {
      const person = await shop.person('admin', { firstName: 'Rasa', lastName: 'Admin' });
      return shop.as(person) as unknown as LooseCall;
    };
    const made = async (admin: LooseCall) => {
      const whole = typeof body === 'function' ? await body(admin as unknown as Client) : body;
      const { data } = await admin(`POST /${name}`, { body: whole });
      return { thing: data as Thing, changed: { ...whole, ...change }, params: { id: data.id } };
    };
    const found = async (admin: LooseCall, query: object): Promise<number[]> =>
      (await admin(`GET /${name}`, { query })).data.map(({ id }) => id);

    it('is found by words without accents, sorted both ways, and gone once deleted', async () => {
      const admin = await asAdmin();
      const { thing, params } = await made(admin);
      expect(await found(admin, { search })).toContain(thing.id);
      expect(await found(admin, { search: `${search} nebuvo` })).toEqual([]);
      if (`GET /${name}/{id}` in api)
        expect((await admin(`GET /${name}/{id}`, { params })).data.id).toBe(thing.id);
      const other = await made(admin);
      await admin(`PUT /${name}/{id}`, { params: other.params, body: other.changed });
      const upwards = await found(admin, { sort, perPage: 100 });
      const downwards = await found(admin, { sort: `-${sort}`, perPage: 100 });
      expect(upwards).toContain(thing.id);
      expect(new Set(downwards)).toEqual(new Set(upwards));
      expect(downwards).not.toEqual(upwards);
      await admin(`DELETE /${name}/{id}`, { params });
      expect(await found(admin, { perPage: 100 })).not.toContain(thing.id);
    });

    it('is told by the audit, before and after', async () => {
      const admin = await asAdmin();
      const { thing, changed, params } = await made(admin);
      await admin(`PUT /${name}/{id}`, { params, body: changed });
      await admin(`DELETE /${name}/{id}`, { params });
      const [create, update, remove, ...others] = await auditOf(shop, entity, thing.id);
      expect(others).toEqual([]);
      expect(create).toMatchObject({ action: 'create', details: { before: null } });
      expect(create?.details['after']).toMatchObject(told.before as object);
      expect(update).toMatchObject({ action: 'update', details: told });
      expect(remove).toMatchObject({ action: 'delete', details: { after: null } });
      expect(remove?.details['before']).toMatchObject(told.after as object);
    });

    it('that somebody else has changed meanwhile is not overwritten', async () => {
      const admin = await asAdmin();
      const { thing, changed, params } = await made(admin);
      expect(thing.version).toBe(1);
      const put = (version?: number) =>
        admin(`PUT /${name}/{id}`, {
          params,
          body: version === undefined ? changed : { ...changed, version },
        });
      const { data: second } = await put(1);
      expect((second as Thing).version).toBe(2);
      const audited = (await auditOf(shop, entity, thing.id)).length;
      const refusal = await refusalOf(put(1));
      expect(refusal).toMatchObject({
        status: 409,
        code: 'changed_meanwhile',
        message: 'Somebody else has changed this while you were editing, so it was not saved',
        changed: { by: 'Rasa Admin', at: shop.clock.now().toISOString() },
      });
      expect(refusal.data).toEqual(second);
      expect(await auditOf(shop, entity, thing.id)).toHaveLength(audited);
      // Who sends no version overwrites, as the spec's clients do.
      expect(((await put()).data as Thing).version).toBe(3);
    });

    it('that two save at once is saved once', async () => {
      const admin = await asAdmin();
      const { thing, changed, params } = await made(admin);
      const held = await shop.database.$client.connect();
      try {
        await held.query('begin');
        await held.query(`select 1 from ${table} where id = ${thing.id} for update`);
        const both = [1, 2].map(() =>
          admin(`PUT /${name}/{id}`, { params, body: { ...changed, version: 1 } }),
        );
        const outcomes = Promise.allSettled(both);
        await somebodyWaits(shop.database, 2);
        await held.query('commit');
        const refused = (await outcomes).flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
        expect(refused).toHaveLength(1);
        expect(refused[0]).toMatchObject({ status: 409, code: 'changed_meanwhile', data: { version: 2 } });
      } finally {
        held.release(true);
      }
      expect(await auditOf(shop, entity, thing.id)).toHaveLength(2);
    });
  });
};
