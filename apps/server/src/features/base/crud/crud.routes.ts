import type { Failure } from '../../../failure.ts';
import { dataOf, type Context } from '../../../http/context.ts';
import type { Page, PageQuery } from '../../../page.ts';
import type { CrudService } from './crud.service.ts';

type ById<T> = T & { readonly params: { readonly id: number } };
type Data<Item> = { data: Item };

type CrudHandlers<N extends string, Item, Input> = {
  readonly [K in `GET /${N}`]: (input: { readonly query: PageQuery }) => Promise<Page<Item>>;
} & {
  readonly [K in `POST /${N}`]: (
    input: { readonly body: Input },
    context: Context,
  ) => Promise<Data<Item> | Failure>;
} & {
  readonly [K in `PUT /${N}/{id}`]: (
    input: ById<{ readonly body: Input }>,
    context: Context,
  ) => Promise<Data<Item> | Failure>;
} & {
  readonly [K in `DELETE /${N}/{id}`]: (
    input: ById<unknown>,
    context: Context,
  ) => Promise<undefined | Failure>;
};

/** The handlers of a resource. */
export const crudRoutes = <const N extends string, Item, Input>(name: N, service: CrudService<Item, Input>) =>
  ({
    [`GET /${name}`]: ({ query }: { query: PageQuery }) => service.list(query),
    [`POST /${name}`]: async ({ body }: { body: Input }, { actor }: Context) =>
      dataOf(await service.create(body, actor)),
    [`PUT /${name}/{id}`]: async ({ params, body }: ById<{ body: Input }>, { actor }: Context) =>
      dataOf(await service.update(params.id, body, actor)),
    [`DELETE /${name}/{id}`]: ({ params }: ById<unknown>, { actor }: Context) =>
      service.remove(params.id, actor),
  }) as unknown as CrudHandlers<N, Item, Input>;
