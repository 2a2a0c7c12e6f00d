import type { ReactNode } from 'react';
import { bodyOf } from '~/lib/form-values.ts';

/** A field of an admin form as data: how it is called, shown and read. */
export type AdminField<Part extends object> = {
  /** By the names of its inputs, in their order; a sentence about what is wrong with one uses its label. */
  readonly labels: () => Readonly<Record<string, string>>;
  readonly read: (form: FormData) => Part;
  readonly Input: () => ReactNode;
  /** A stored value as it is typed. */
  readonly written?: (stored: string) => string;
  /** What was typed, in words, where that alone tells nobody anything: a box, a choice by its id. */
  readonly Shown?: (props: { readonly typed: string }) => ReactNode;
  /** What the API says is wrong with it, in words that fit this kind of field. */
  readonly wrong?: (message: string) => string;
};

export type FieldWords = {
  readonly label: () => string;
  readonly hint?: () => string;
  readonly isRequired?: boolean;
};

export type AnyField = AdminField<object>;
type PartOf<F> = F extends AdminField<infer Part> ? Part : never;
type All<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;

export type AdminForm<Body> = {
  readonly fields: readonly AnyField[];
  readonly read: (form: FormData) => Body;
  readonly labels: () => Readonly<Record<string, string>>;
};

/** The fields of a form, in their order. What they read together has to be what the API takes. */
export const adminForm = <const F extends readonly AnyField[]>(
  ...fields: F
): AdminForm<All<PartOf<F[number]>>> => ({
  fields,
  read: (form) => bodyOf(fields.map((field) => field.read(form))) as All<PartOf<F[number]>>,
  labels: () => Object.assign({}, ...fields.map((field) => field.labels())) as Record<string, string>,
});
