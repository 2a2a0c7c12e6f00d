import type { Client } from '@shop/contract/client';
import { type Locale, type Text, textIn } from '@shop/domain/text';
import type { MiddlewareFunction } from 'react-router';
import { apiContext, pageContext } from './page-context.ts';

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isText = (value: object): value is Text =>
  'lt' in value && 'en' in value && Object.keys(value).length === 2 && typeof value.lt === 'string';

/**
 * Data as a page needs it: every text in its language only, and equal parts (a dish that is cooked on three days, its
 * allergens) as one and the same object, which a page's data then holds once.
 */
export const leanIn = (locale: Locale) => {
  const numbers = new Map<unknown, number>();
  const known = new Map<string, unknown>();
  const once = <T>(kind: 'list' | 'text' | 'thing', made: T, parts: readonly unknown[]): T => {
    // An object stands as its number, nothing as null, and everything else in brackets.
    const key = `${kind} ${JSON.stringify(parts.map((part) => numbers.get(part) ?? (part === undefined ? null : [part])))}`;
    const same = known.get(key);
    if (same !== undefined) return same as T;
    known.set(key, made);
    numbers.set(made, numbers.size);
    return made;
  };
  const lean = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const made = value.map(lean);
      return once('list', made, made);
    }
    if (!isPlain(value)) {
      // A date or a file is like no other.
      if (typeof value === 'object' && value !== null) numbers.set(value, numbers.size);
      return value;
    }
    if (isText(value)) {
      const text = textIn(value, locale);
      return once('text', { lt: text, en: text }, [text]);
    }
    const entries = Object.entries(value).map(([name, part]) => [name, lean(part)] as const);
    return once('thing', Object.fromEntries(entries), entries.flat());
  };
  return lean;
};

/** For pages that show the shop to a visitor; one that edits texts needs them in every language. */
export const speakOneLanguage: MiddlewareFunction<Response> = ({ context }) => {
  const api = context.get(apiContext);
  const lean = leanIn(context.get(pageContext).locale);
  const leanApi = async (...call: Parameters<Client>) => lean(await api(...call));
  context.set(apiContext, leanApi as Client);
};
