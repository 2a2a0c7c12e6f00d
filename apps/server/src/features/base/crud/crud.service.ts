import type { AuditEntity } from '@shop/contract/audit-entries';
import type { Locale } from '@shop/domain/text';
import { fail, isFailure, type Failure } from '../../../failure.ts';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import type { ListQuery, Page } from '../../../page.ts';
import type { CrudRepository } from './crud.repository.ts';
import { edit, type Kept, newestOf, orNewest } from './edit.ts';
import { listed, type Listing } from './listed.ts';

export type Versioned = { readonly id: number; readonly version: number };

type Options<Snapshot, Item, Input> = {
  readonly entity: Exclude<AuditEntity, 'check_out'>;
  readonly repository: (work: Work) => CrudRepository<Input>;
  /** Where the snapshot keeps the items, by id, in the order of the list. */
  readonly items: (snapshot: Snapshot) => ReadonlyMap<number, Item>;
  /** What the input's own schema cannot know, e.g. that a named picture exists. */
  readonly check?: (input: Input, snapshot: Snapshot, id: number | null) => Failure | null;
  /** What a new one brings along, in the same transaction. */
  readonly onCreated?: (work: Work, now: Date) => Promise<void>;
  /** What no foreign key says: it is needed for something that is still to come. */
  readonly isInUse?: (work: Work, id: number, now: Date) => Promise<boolean>;
};

export type CrudService<Item, Input, Sort extends string> = {
  list(query: ListQuery<Sort>, locale: Locale, isShown?: (item: Item) => boolean): Promise<Page<Item>>;
  one(id: number): Promise<Item | Failure>;
  create(input: Input, actor: Actor): Promise<Item | Failure>;
  /** Without a version whatever is there is overwritten. */
  update(id: number, input: Input, actor: Actor, version?: number): Promise<Item | Failure>;
  remove(id: number, actor: Actor): Promise<undefined | Failure>;
};

/** List, read, create, update and delete of one of the catalogue's resources, each change with its audit entry. */
export const crudService =
  <Snapshot>(work: UnitOfWork, kept: Kept<Snapshot>) =>
  <Item extends Versioned, Input, Sort extends string>(
    { entity, repository, items, check, onCreated, isInUse }: Options<Snapshot, Item, Input>,
    listing: Listing<Item, Sort>,
  ): CrudService<Item, Input, Sort> => {
    const found = async (id: number): Promise<Item | undefined> => items(await kept.snapshot()).get(id);
    const stored = async (id: number | Failure): Promise<Item | Failure> =>
      isFailure(id) ? id : ((await found(id)) ?? fail('not_found'));
    return {
      list: async (query, locale, isShown) => {
        const all = [...items(await kept.snapshot()).values()];
        return listed(isShown ? all.filter(isShown) : all, query, listing, locale);
      },
      one: stored,
      create: async (input, actor) =>
        stored(
          await work.transaction(async (within) => {
            const refused = check?.(input, await kept.snapshot(), null);
            if (refused) return refused;
            const id = await repository(within).insert(input);
            await onCreated?.(within, actor.now);
            await within.audit.changed({ actor, entity, id }, null, await repository(within).lock(id));
            await within.catalogueChanged();
            return id;
          }),
        ),
      update: async (id, input, actor, version) => {
        const outcome = await work.transaction(async (within) => {
          const refused = check?.(input, await kept.snapshot(), id);
          if (refused) return refused;
          const rows = repository(within);
          const failure = await edit(
            within,
            { actor, entity, id },
            { lock: () => rows.lock(id), change: () => rows.update(id, input, version) },
          );
          if (failure) return failure;
          await within.catalogueChanged();
          return id;
        });
        return stored(
          await orNewest(outcome, work, { entity, id }, () =>
            newestOf(kept, (snapshot) => items(snapshot).get(id), version),
          ),
        );
      },
      remove: (id, actor) =>
        work.transaction(async (within) => {
          const before = await repository(within).lock(id);
          if (!before) return fail('not_found');
          if (await isInUse?.(within, id, actor.now)) return fail('in_use');
          await repository(within).remove(id);
          await within.audit.changed({ actor, entity, id }, before, null);
          await within.catalogueChanged();
          return undefined;
        }),
    };
  };
