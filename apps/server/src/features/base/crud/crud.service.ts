import { fail, type Failure } from '../../../failure.ts';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { pageOf, type Page, type PageQuery } from '../../../page.ts';
import type { CrudRepository } from './crud.repository.ts';

/** Where what is stored is read from, as a whole that is replaced after each change. */
type Source<Snapshot> = { snapshot(): Promise<Snapshot> };

type Options<Snapshot, Item, Input> = {
  readonly entity: string;
  readonly repository: (work: Work) => CrudRepository<Input>;
  /** The items by id, in the order of the list. */
  readonly items: (snapshot: Snapshot) => ReadonlyMap<number, Item>;
  /** What the input's own schema cannot know, e.g. that a named picture exists. */
  readonly check?: (input: Input, snapshot: Snapshot, id: number | null) => Failure | null;
  /** What a new one brings along, in the same transaction. */
  readonly onCreated?: (work: Work, now: Date) => Promise<void>;
};

export type CrudService<Item, Input> = {
  list(query: PageQuery): Promise<Page<Item>>;
  create(input: Input, actor: Actor): Promise<Item | Failure>;
  update(id: number, input: Input, actor: Actor): Promise<Item | Failure>;
  remove(id: number, actor: Actor): Promise<undefined | Failure>;
};

/** List, create, update and delete of one resource, each change with its audit entry. */
export const crudService =
  <Snapshot>(work: UnitOfWork, source: Source<Snapshot>) =>
  <Item, Input>({
    entity,
    repository,
    items,
    check,
    onCreated,
  }: Options<Snapshot, Item, Input>): CrudService<Item, Input> => {
    const stored = async (id: number | Failure): Promise<Item | Failure> => {
      if (typeof id !== 'number') return id;
      return items(await source.snapshot()).get(id) ?? fail('not_found');
    };
    const change = async (
      action: string,
      actor: Actor,
      { id: known, input }: { id: number | null; input: Input },
      save: (work: Work) => Promise<number | null>,
    ) =>
      stored(
        await work.transaction(async (within) => {
          const refused = check?.(input, await source.snapshot(), known);
          if (refused) return refused;
          const id = await save(within);
          if (id === null) return fail('not_found');
          await within.audit({ actorId: actor.id, action, entity, entityId: id }, actor.now);
          await within.catalogueChanged();
          return id;
        }),
      );
    return {
      list: async (query) => pageOf([...items(await source.snapshot()).values()], query),
      create: (input, actor) =>
        change('create', actor, { id: null, input }, async (within) => {
          const id = await repository(within).insert(input);
          await onCreated?.(within, actor.now);
          return id;
        }),
      update: (id, input, actor) =>
        change('update', actor, { id, input }, async (within) =>
          (await repository(within).update(id, input)) ? id : null,
        ),
      remove: (id, actor) =>
        work.transaction(async (within) => {
          if (!(await repository(within).remove(id))) return fail('not_found');
          await within.audit({ actorId: actor.id, action: 'delete', entity, entityId: id }, actor.now);
          await within.catalogueChanged();
          return undefined;
        }),
    };
  };
