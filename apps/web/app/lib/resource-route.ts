import type { Api } from '@shop/contract';
import { ApiError } from '@shop/contract/client';
import type { Answer, Call } from '@shop/contract/endpoint';
import type { PageMeta } from '@shop/contract/lists';
import { data, redirect, replace, type RouterContextProvider } from 'react-router';
import { flashCookie } from './flash.ts';
import { listQuery } from './list-address.ts';
import { orNotFound } from './not-found.ts';
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
export type EditOutcome = {
  readonly refusal: Refusal;
  readonly conflict: Conflict | null;
  /** Somebody has deleted it meanwhile. */
  readonly isGone: boolean;
  /** It is of no use to ask for the same again. */
  readonly isFinal: boolean;
};

const perPage = 50;

/** The calls of one resource. Their keys are made of its name, which types cannot follow through a template. */
const callsOf = (context: Context, name: string) => {
  const api = context.get(apiContext) as unknown as (key: string, call: object) => Promise<unknown>;
  return {
    list: (query: object) => api(`GET /${name}`, { query }) as Promise<List>,
    one: (id: number) => api(`GET /${name}/{id}`, { params: { id } }) as Promise<{ readonly data: unknown }>,
    create: (body: unknown) => api(`POST /${name}`, { body }),
    update: (id: number, body: unknown) => api(`PUT /${name}/{id}`, { params: { id }, body }),
    remove: (id: number) => api(`DELETE /${name}/{id}`, { params: { id } }),
  };
};

/** The page of a list that the address asks for; one past the last leads to the last. */
export const listLoader =
  <N extends ResourceName>(name: N) =>
  async ({ context, url }: LoaderArgs): Promise<{ rows: readonly ItemOf<N>[]; meta: ListMeta }> => {
    const list = await callsOf(context, name).list({ ...listQuery(url.searchParams), perPage });
    const { currentPage, lastPage } = list.meta;
    if (!url.searchParams.has('after') && currentPage > Math.max(1, lastPage)) {
      url.searchParams.set('page', String(Math.max(1, lastPage)));
      throw redirect(`${url.pathname}${url.search}`);
    }
    return { rows: list.data as unknown as readonly ItemOf<N>[], meta: list.meta };
  };

const idOf = (params: EditArgs['params']): number => {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) throw data(null, { status: 404 });
  return Number(params.id);
};

/** The thing that a panel edits; null where it makes a new one. */
export const editLoader =
  <N extends ResourceName>(name: N) =>
  async ({ context, params }: EditArgs): Promise<{ item: ItemOf<N> | null }> => {
    if (params.id === undefined) return { item: null };
    const { data: item } = await orNotFound(callsOf(context, name).one(idOf(params)));
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
  };
  return data(outcome, init ?? {});
};

const backTo = (path: string, url: URL, flash: 'saved' | 'deleted'): Response =>
  replace(`${path}${url.search}`, { headers: { 'set-cookie': flashCookie(flash) } });

/** Makes or changes a thing, then leads back to its list as it was. */
export const saveAction =
  <N extends ResourceName>(name: N, fields: BodyReader<BodyOf<N>>, listPath: string) =>
  async ({ context, params, url }: ActionArgs, form: FormData) => {
    const calls = callsOf(context, name);
    const body = fields.read(form);
    const version = Number(form.get('version'));
    try {
      if (params.id === undefined) await calls.create(body);
      else await calls.update(idOf(params), { ...(body as object), ...(version > 0 && { version }) });
    } catch (error) {
      return refusedEdit(error, form);
    }
    return backTo(listPath, url, 'saved');
  };

export const removeAction =
  <N extends ResourceName>(name: N, listPath: string) =>
  async ({ context, params, url }: ActionArgs, form: FormData) => {
    try {
      await callsOf(context, name).remove(idOf(params));
    } catch (error) {
      return refusedEdit(error, form);
    }
    return backTo(listPath, url, 'deleted');
  };

/** Both of a panel's moves, by the form's intent. */
export const editAction = <N extends ResourceName>(
  name: N,
  fields: BodyReader<BodyOf<N>>,
  listPath: string,
) => {
  const [save, remove] = [saveAction(name, fields, listPath), removeAction(name, listPath)];
  return async (args: ActionArgs) => {
    const form = await args.request.formData();
    return form.get('intent') === 'remove' ? remove(args, form) : save(args, form);
  };
};
