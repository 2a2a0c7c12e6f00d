import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@shop/domain/text';
import { describe, expect, it } from 'vitest';
import type { Letter, LetterKind, LetterSection } from '../src/features/base/mail/letter.ts';
import { htmlOf, plainOf } from '../src/features/base/mail/mail-layout.ts';
import { sayIn } from '../src/features/base/mail/say.ts';
import { feedbackLetters } from '../src/features/content/feedbacks/feedback-letters.ts';
import { accountLetters } from '../src/features/people/accounts/account-letters.ts';
import { securityLetters } from '../src/features/people/auth/security-letters.ts';
import { deletionRequestLetters } from '../src/features/people/deletion-requests/deletion-request-letters.ts';
import { pointsLetters } from '../src/features/people/points/points-letters.ts';
import { checkOutLetters } from '../src/features/selling/check-outs/check-out-letters.ts';
import { christmasLetters } from '../src/features/selling/christmas/christmas-letters.ts';
import { couponLetters } from '../src/features/selling/coupons/coupon-letters.ts';
import { individualLetters } from '../src/features/selling/individual-orders/individual-letters.ts';
import { orderChangeLetters } from '../src/features/selling/order-changes/order-change-letters.ts';
import { paymentLetters } from '../src/features/selling/payments/payment-letters.ts';
import { claimLetters } from '../src/features/serving/claims/claim-letters.ts';
import { agreedTimeLetters } from '../src/features/serving/deliveries/agreed-time-letters.ts';
import { missedLetters } from '../src/features/serving/deliveries/missed-letters.ts';
import { noticeLetters } from '../src/features/serving/notices/notice-letters.ts';
import { type LetterFacts, letterFacts, otherFacts, shopFacts } from './letter-facts.ts';

/** Those of each file; a letter that asks for what `letterFacts` does not have does not compile. */
const files: Readonly<Record<string, Readonly<Record<string, LetterKind<LetterFacts>>>>> = {
  'content/feedbacks/feedback-letters.ts': feedbackLetters,
  'people/accounts/account-letters.ts': accountLetters,
  'people/auth/security-letters.ts': securityLetters,
  'people/deletion-requests/deletion-request-letters.ts': deletionRequestLetters,
  'people/points/points-letters.ts': pointsLetters,
  'selling/check-outs/check-out-letters.ts': checkOutLetters,
  'selling/christmas/christmas-letters.ts': christmasLetters,
  'selling/coupons/coupon-letters.ts': couponLetters,
  'selling/individual-orders/individual-letters.ts': individualLetters,
  'selling/order-changes/order-change-letters.ts': orderChangeLetters,
  'selling/payments/payment-letters.ts': paymentLetters,
  'serving/claims/claim-letters.ts': claimLetters,
  'serving/deliveries/agreed-time-letters.ts': agreedTimeLetters,
  'serving/deliveries/missed-letters.ts': missedLetters,
  'serving/notices/notice-letters.ts': noticeLetters,
};
const kinds = Object.values(files).flatMap((each) => Object.values(each));
const features = join(import.meta.dirname, '../src/features');

const writeIn = (locale: Locale, { write }: LetterKind<LetterFacts>, facts = letterFacts(locale)): Letter =>
  write(sayIn(locale, shopFacts, new URL('https://lekste.example')), facts);

const mailOf = (locale: Locale, letter: Letter) => {
  const mail = { ...letter, locale, shopName: shopFacts.name };
  return { subject: letter.subject, plain: plainOf(mail), html: htmlOf(mail) };
};

/** The letter as it usually reads, then as it reads where something else in the facts changes it. */
const readings = (locale: Locale, kind: LetterKind<LetterFacts>): [name: string, letter: Letter][] => {
  const usual = letterFacts(locale);
  const seen = new Set<string>();
  return Object.entries({ '': usual, ...otherFacts(locale) }).flatMap(([name, facts]) => {
    const letter = writeIn(locale, kind, { ...usual, ...facts });
    const text = JSON.stringify(letter);
    if (seen.has(text)) return [];
    seen.add(text);
    return [[name, letter]];
  });
};

/** A no-break space is a space to a reader. */
const linesOf = (locale: Locale, letter: Letter): string[] => {
  const { subject, plain } = mailOf(locale, letter);
  const paper = letter.invoiceId == null ? [] : ['+ PDF'];
  return [subject, '', ...plain.split('\n'), ...paper].map((line) => line.replaceAll('\u00a0', ' '));
};

/** The first reading whole, of the others what differs from it. */
const printed = (locale: Locale, kind: LetterKind<LetterFacts>): string => {
  const [[, first] = ['', null], ...others] = readings(locale, kind);
  const whole = first ? linesOf(locale, first) : [];
  const parts = others.map(([name, letter]) => {
    const lines = linesOf(locale, letter);
    const gone = whole.filter((line) => !lines.includes(line)).map((line) => `- ${line}`);
    const come = lines.filter((line) => !whole.includes(line)).map((line) => `+ ${line}`);
    return [`--- ${name} ---`, ...gone, ...come, ''];
  });
  return [`═══ ${kind.kind} ═══`, ...whole, '', ...parts.flat()].join('\n');
};

/** All that a letter says in words of its own; the values of rows and things are facts. */
const wordsOf = ({ subject, paragraphs, button, rows = [], sections = [], note }: Letter): string[] => [
  subject,
  ...paragraphs,
  ...(button ? [button.label] : []),
  ...rows.map(([label]) => label),
  ...sections.flatMap(({ title, rows: inner = [], figures = [], text }: LetterSection) => [
    title,
    ...[...inner, ...figures].map(([label]) => label),
    ...(text ? [text] : []),
  ]),
  ...(note ? [note] : []),
];

describe.each(locales)('letters in %s', (locale) => {
  it('read as they are written down', async () => {
    const all = kinds.map((kind) => printed(locale, kind));
    await expect(all.join('\n')).toMatchFileSnapshot(`letters.${locale}.txt`);
  });

  it.each(kinds)('$kind leaves no gap, and every link goes on in its language', (kind) => {
    for (const [, letter] of readings(locale, kind)) {
      const { subject, plain, html } = mailOf(locale, letter);
      for (const text of [subject, plain, html])
        expect(text).not.toMatch(/undefined|null|NaN|Invalid|\[object|[{}]/);
      const links = [...`${plain} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
      const inside = (letter.sections ?? []).flatMap(({ items = [] }) => items.filter(({ link }) => link));
      expect(links).toHaveLength(2 * ((letter.button ? 1 : 0) + inside.length));
      for (const link of links)
        expect(new URL(link.replaceAll('&#38;', '&')).searchParams.get('lang')).toBe(locale);
    }
  });
});

it.each(kinds)('$kind says everything in both languages', (kind) => {
  const facts = JSON.stringify(Object.values(letterFacts('lt')));
  const [lithuanian = [], english = []] = locales.map((locale) => wordsOf(writeIn(locale, kind)));
  expect(english).toHaveLength(lithuanian.length);
  const untranslated = english.filter((words, index) => words === lithuanian[index]);
  expect(untranslated.filter((words) => !facts.includes(JSON.stringify(words).slice(1, -1)))).toEqual([]);
});

it('every letter is among these, under a name of its own', () => {
  expect(globSync('**/*-letters.ts', { cwd: features }).toSorted()).toEqual(Object.keys(files));
  const elsewhere = globSync('**/*.ts', { cwd: join(features, '..') }).filter(
    (path) =>
      !path.endsWith('-letters.ts') &&
      /import \{[^}]*\bletters\b[^}]*\} from '[^']*mail\/letter\.ts'/.test(
        readFileSync(join(features, '..', path), 'utf8'),
      ),
  );
  expect(elsewhere).toEqual([]);
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length);
});
