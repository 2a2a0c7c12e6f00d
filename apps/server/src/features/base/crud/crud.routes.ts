import type { Failure } from '../../../failure.ts';
import { dataOf, type Context } from '../../../http/context.ts';
import type { ListQuery, Page } from '../../../page.ts';
import type { CrudService } from './crud.service.ts';

type ById<T> = T & { readonly params: { readonly id: number } };
type Data<Item> = { data: Item };
type Seen = { readonly version?: number | undefined };

type CrudHandlers<N extends string, Item, Input, Sort extends string> = {
  readonly [K in `GET /${N}`]: (
    input: { readonly query: ListQuery<Sort> },
    context: Context,
  ) => Promise<Page<Item>>;
} & {
  readonly [K in `GET /${N}/{id}`]: (input: ById<unknown>, context: Context) => Promise<Data<Item> | Failure>;
} & {
  readonly [K in `POST /${N}`]: (
    input: { readonly body: Input },
    context: Context,
  ) => Promise<Data<Item> | Failure>;
} & {
  readonly [K in `PUT /${N}/{id}`]: (
    input: ById<{ readonly body: Input & Seen }>,
    context: Context,
  ) => Promise<Data<Item> | Failure>;
} & {
  readonly [K in `DELETE /${N}/{id}`]: (
    input: ById<unknown>,
    context: Context,
  ) => Promise<undefined | Failure>;
};

/** The handlers of a standard resource. */
export const crudRoutes = <const N extends string, Item, Input, Sort extends string>(
  name: N,
  service: CrudService<Item, Input, Sort>,
) =>
  ({
    [`GET /${name}`]: ({ query }: { query: ListQuery<Sort> }, { locale }: Context) =>
      service.list(query, locale),
    [`GET /${name}/{id}`]: async ({ params }: ById<unknown>) => dataOf(await service.one(params.id)),
    [`POST /${name}`]: async ({ body }: { body: Input }, { actor }: Context) =>
      dataOf(await service.create(body, actor)),
    [`PUT /${name}/{id}`]: async ({ params, body }: ById<{ body: Input & Seen }>, { actor }: Context) => {
      const { version, ...input } = body;
      return dataOf(await service.update(params.id, input as Input, actor, version));
    },
    [`DELETE /${name}/{id}`]: ({ params }: ById<unknown>, { actor }: Context) =>
      service.remove(params.id, actor),
  }) as unknown as CrudHandlers<N, Item, Input, Sort>;
