import { snakeName } from '@shop/contract/wire';
import type { Say } from './say.ts';

export type LetterRow = readonly [label: string, value: string];

/** A part of a letter under a heading of its own, below what is to be done. */
export type LetterSection = {
  readonly title: string;
  /** Things with their prices, and a line about each. */
  readonly items?: readonly {
    readonly title: string;
    readonly amount?: string;
    readonly details: string;
    /** What can be done about it. */
    readonly link?: { readonly label: string; readonly url: string };
  }[];
  readonly rows?: readonly LetterRow[];
  /** Amounts, one below the other; the last is their sum. */
  readonly figures?: readonly LetterRow[];
  readonly text?: string;
};

/** What a letter says, in the reader's language. Texts are plain; the layout escapes them. */
export type Letter = {
  readonly subject: string;
  /** Paragraphs, in order. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  readonly button?: { readonly label: string; readonly url: string };
  /** What is needed to do it, as rows of a small table. */
  readonly rows?: readonly LetterRow[];
  readonly sections?: readonly LetterSection[];
  /** Small print at the end. */
  readonly note?: string;
  /** The paper that goes along. */
  readonly invoiceId?: number | null;
};

/** A letter that the shop writes: what it is called in the mailbox and in tests, and what it says of some facts. */
export type LetterKind<Facts> = {
  readonly kind: string;
  readonly write: (say: Say, facts: Facts) => Letter;
};

type Writers = Readonly<Record<string, (say: Say, facts: never) => Letter>>;
type Kinds<T extends Writers> = {
  readonly [K in keyof T]: LetterKind<T[K] extends (say: Say, facts: infer Facts) => Letter ? Facts : never>;
};

/** The letters of a feature, in a file `*-letters.ts`. Each is called as its key, `orderPlaced`: `order_placed`. */
export const letters = <T extends Writers>(writers: T): Kinds<T> =>
  Object.fromEntries(
    Object.entries(writers).map(([key, write]) => [key, { kind: snakeName(key), write }]),
  ) as Kinds<T>;
