import type { Api } from '@shop/contract';
import { ApiError } from '@shop/contract/client';
import type { Answer, Call } from '@shop/contract/endpoint';
import type { PageMeta } from '@shop/contract/lists';
import { data, replace, type RouterContextProvider } from 'react-router';
import { namedFlashCookie } from './flash.ts';
import type { NamedFlash } from './flash-texts.ts';
import { changedAddress, isPageUnreadable, listQuery } from './list-address.ts';
import { idOrNotFound, orNotFound } from './not-found.ts';
import { apiContext } from './page-context.ts';
import { type Refusal, refused } from './refusal.ts';

/** The resources that can be listed, made, changed and deleted, by their name in the API. */
type Named<K> = K extends `PUT /${infer N}/{id}` ? N : never;
type Whole<N extends string> = `GET /${N}` | `GET /${N}/{id}` | `POST /${N}` | `DELETE /${N}/{id}`;
export type ResourceName = {
  [N in Named<keyof Api>]: Whole<N> extends keyof Api
    ? Answer<Api[`GET /${N}` & keyof Api]> extends List
      ? N
      : never
    : never;
}[Named<keyof Api>];

export type ListMeta = PageMeta;
type List = { readonly data: readonly { readonly id: number }[]; readonly meta: ListMeta };

type One = { readonly data: unknown };

type Key<K extends string> = K & keyof Api;
export type ItemOf<N extends ResourceName> =
  Answer<Api[Key<`GET /${N}`>]> extends {
    readonly data: readonly (infer Item)[];
  }
    ? Item
    : never;
type BodyOf<N extends ResourceName> =
  Call<Api[Key<`POST /${N}`>]> extends { readonly body: infer Body } ? Body : never;
type QueryOf<N extends ResourceName> =
  Call<Api[Key<`GET /${N}`>]> extends { readonly query?: infer Query } ? NonNullable<Query> : never;
/** By what the API sorts a list. */
export type SortOf<N extends ResourceName> =
  QueryOf<N> extends { readonly sort?: infer S } ? Exclude<S & string, `-${string}`> : never;

/** How a form is read into what a resource takes. */
export type BodyReader<Body> = { readonly read: (form: FormData) => Body };

type Context = Readonly<RouterContextProvider>;
type LoaderArgs = { readonly context: Context; readonly url: URL };
type EditArgs = { readonly context: Context; readonly params: { readonly id?: string } };
type ActionArgs = LoaderArgs & EditArgs & { readonly request: Request };

/** Whoever saved the thing after it was opened here, and how it stands since. */
export type Conflict = {
  readonly newest: { readonly version?: number };
  readonly by: string | null;
  readonly at: string | null;
};
/** Why the shop may not have heard of it at all. */
export type Unsent = 'offline' | 'logged_out' | 'failed';
export type EditOutcome = {
  readonly refusal: Refusal;
  readonly conflict: Conflict | null;
  /** Somebody has deleted it meanwhile. */
  readonly isGone: boolean;
  /** It is of no use to ask for the same again. */
  readonly isFinal: boolean;
  readonly unsent: Unsent | null;
};

const perPage = 50;

/** The calls of one resource. Their keys are made of its name, which types cannot follow through a template. */
const callsOf = (context: Context, name: string) => {
  const api = context.get(apiContext) as unknown as (key: string, call: object) => Promise<unknown>;
  return {
    list: (query: object) => api(`GET /${name}`, { query }) as Promise<List>,
    one: (id: number) => api(`GET /${name}/{id}`, { params: { id } }) as Promise<One>,
    create: (body: unknown) => api(`POST /${name}`, { body }) as Promise<One>,
    update: (id: number, body: unknown) => api(`PUT /${name}/{id}`, { params: { id }, body }) as Promise<One>,
    remove: (id: number) => api(`DELETE /${name}/{id}`, { params: { id } }),
  };
};

const isBadQuery = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 422);

/** What the API cannot read is left out of the address: where it names nothing that stands there, all of it. */
const readableAddress = (url: URL, errors: ApiError['errors']): string => {
  const wrong = [...new Set(url.searchParams.keys())].filter((name) => Object.hasOwn(errors, name));
  const left = wrong.length > 0 ? new URLSearchParams(url.searchParams) : new URLSearchParams();
  for (const name of [...wrong, 'page', 'after']) left.delete(name);
  return left.size > 0 ? `${url.pathname}?${left}` : url.pathname;
};

/** The page of a list that the address asks for; one past the last leads to the last. */
export const listLoader =
  <N extends ResourceName>(name: N) =>
  async ({ context, url }: LoaderArgs): Promise<{ rows: readonly ItemOf<N>[]; meta: ListMeta }> => {
    if (isPageUnreadable(url.searchParams))
      throw replace(`${url.pathname}${changedAddress(url.searchParams, 'page', 1)}`);
    const list = await callsOf(context, name)
      .list({ ...listQuery(url.searchParams), perPage })
      .catch((error: unknown) => {
        if (!isBadQuery(error) || url.search === '') throw error;
        throw replace(readableAddress(url, error.errors));
      });
    const { currentPage, lastPage } = list.meta;
    if (!url.searchParams.has('after') && currentPage > Math.max(1, lastPage)) {
      url.searchParams.set('page', String(Math.max(1, lastPage)));
      throw replace(`${url.pathname}${url.search}`);
    }
    return { rows: list.data as unknown as readonly ItemOf<N>[], meta: list.meta };
  };

/** The thing that a panel edits; null where it makes a new one. */
export const editLoader =
  <N extends ResourceName>(name: N) =>
  async ({ context, params }: EditArgs): Promise<{ item: ItemOf<N> | null }> => {
    if (params.id === undefined) return { item: null };
    const { data: item } = await orNotFound(callsOf(context, name).one(idOrNotFound(params.id)));
    return { item: item as ItemOf<N> };
  };

const conflictIn = (error: unknown): Conflict | null => {
  if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return null;
  const { by, at } = error.changed ?? { by: null, at: null };
  return { newest: (error.data ?? {}) as Conflict['newest'], by, at };
};

const refusedEdit = (error: unknown, form: FormData) => {
  const { data: refusal, init } = refused(error, form);
  const code = error instanceof ApiError ? error.code : undefined;
  const isGone = code === 'not_found';
  const outcome: EditOutcome = {
    refusal,
    conflict: conflictIn(error),
    isGone,
    isFinal: isGone || code === 'in_use',
    unsent: null,
  };
  return data(outcome, init ?? {});
};

export type NameOf<N extends ResourceName> = (item: ItemOf<N>) => string;

/** What is said of a thing that was saved or deleted, by its name. */
export type Told<Item> = {
  readonly saved: NamedFlash;
  readonly deleted: NamedFlash;
  readonly nameOf: (item: Item) => string;
};

const backTo = (path: string, url: URL, flash: NamedFlash, name: string): Response =>
  replace(`${path}${url.search}`, { headers: { 'set-cookie': namedFlashCookie(flash, name) } });

/** Makes or changes a thing, then leads back to its list as it was. */
export const saveAction =
  <N extends ResourceName>(
    name: N,
    fields: BodyReader<BodyOf<N>>,
    listPath: string,
    { saved, nameOf }: Told<ItemOf<N>>,
  ) =>
  async ({ context, params, url }: ActionArgs, form: FormData) => {
    const calls = callsOf(context, name);
    const body = fields.read(form);
    const version = Number(form.get('version'));
    try {
      const { data: item } = await (params.id === undefined
        ? calls.create(body)
        : calls.update(idOrNotFound(params.id), { ...(body as object), ...(version > 0 && { version }) }));
      return backTo(listPath, url, saved, nameOf(item as ItemOf<N>));
    } catch (error) {
      return refusedEdit(error, form);
    }
  };

export const removeAction =
  <N extends ResourceName>(name: N, listPath: string, { deleted, nameOf }: Told<ItemOf<N>>) =>
  async ({ context, params, url }: ActionArgs, form: FormData) => {
    try {
      const calls = callsOf(context, name);
      const { data: item } = await calls.one(idOrNotFound(params.id));
      await calls.remove(idOrNotFound(params.id));
      return backTo(listPath, url, deleted, nameOf(item as ItemOf<N>));
    } catch (error) {
      return refusedEdit(error, form);
    }
  };

/** Both of a panel's moves, by the form's intent. */
export const editAction = <N extends ResourceName>(
  name: N,
  fields: BodyReader<BodyOf<N>>,
  listPath: string,
  told: Told<ItemOf<N>>,
) => {
  const [save, remove] = [saveAction(name, fields, listPath, told), removeAction(name, listPath, told)];
  return async (args: ActionArgs) => {
    const form = await args.request.formData();
    return form.get('intent') === 'remove' ? remove(args, form) : save(args, form);
  };
};
