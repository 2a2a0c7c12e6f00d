import type { Access } from '@shop/domain/access';
import type { z } from 'zod';
import type { Download, DownloadRule, FileRule, UploadedFile } from './files.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const longestIdempotencyKey = 200;

/** One endpoint as data. Its key in a resource's table is `METHOD /path/{param}`, below `/api`. */
export type Endpoint = {
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Uploaded files by field. With files the body comes as multipart; its objects and lists are JSON parts. */
  readonly files?: Readonly<Record<string, FileRule>>;
  /** Absent: 204 without a body. */
  readonly response?: z.ZodType;
  /** The answer is a file instead of JSON: pages link to it. */
  readonly download?: DownloadRule;
  /** The answer goes on as server-sent events of these names, for as long as somebody reads it. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  readonly status?: 200 | 201 | 202;
  /** `catalogue`: what a guest sees depends on the catalogue alone, so the compressed answer is cached until it changes. */
  readonly cache?: 'catalogue';
  /** Takes an `Idempotency-Key`: the same key gives the same answer again and does nothing twice. */
  readonly idempotent?: true;
  /** The token that comes along is the endpoint's own business: an expired one is no reason to refuse. */
  readonly readsToken?: true;
};

export type Endpoints = Readonly<Record<`${Method} /${string}`, Endpoint>>;

export const endpoints = <const T extends Endpoints>(table: T): T => table;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Field<E, K extends string> = E extends Readonly<Record<K, infer S>> ? S : undefined;

/** What a handler is given: everything checked and with its defaults. */
export type Input<E extends Endpoint> = {
  readonly params: Parsed<Field<E, 'params'>>;
  readonly query: Parsed<Field<E, 'query'>>;
  readonly body: Parsed<Field<E, 'body'>>;
  readonly files: Field<E, 'files'> extends Readonly<Record<infer F extends string, unknown>>
    ? Readonly<Record<F, readonly UploadedFile[]>>
    : undefined;
};

/** An event as it is sent. A reader who comes back names the last id that it has seen. */
export type SentEvent = { readonly name: string; readonly id?: string; readonly data: unknown };

type EventOf<T, Side extends 'input' | 'output'> = {
  [N in keyof T & string]: {
    readonly name: N;
    readonly id?: string;
    readonly data: T[N] extends z.ZodType ? (Side extends 'input' ? z.input<T[N]> : z.output<T[N]>) : never;
  };
}[keyof T & string];

/** What a subscriber is told. */
export type ToldEvent<E extends Endpoint> = E extends { readonly events: infer T }
  ? EventOf<T, 'output'>
  : never;

/** What a handler gives back. */
export type Output<E extends Endpoint> = E extends { readonly response: infer S extends z.ZodType }
  ? z.input<S>
  : E extends { readonly download: DownloadRule }
    ? Download
    : E extends { readonly events: infer T }
      ? AsyncIterable<EventOf<T, 'input'>>
      : undefined;

type FilesSent<E> =
  Field<E, 'files'> extends Readonly<Record<infer F extends string, unknown>>
    ? { readonly files?: Readonly<Partial<Record<F, readonly Blob[]>>> }
    : unknown;

/** In brackets: a body that is one of several shapes stays one field. */
type Required<K extends string, T> = [T] extends [undefined] ? unknown : { readonly [P in K]: T };
type Optional<K extends string, T> = T extends undefined ? unknown : { readonly [P in K]?: T };

/** What a caller sends. */
export type Call<E extends Endpoint> = Required<'params', Sent<Field<E, 'params'>>> &
  Optional<'query', Sent<Field<E, 'query'>>> &
  Required<'body', Sent<Field<E, 'body'>>> &
  FilesSent<E>;

/** What a caller gets. */
export type Answer<E extends Endpoint> = E extends { readonly response: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
