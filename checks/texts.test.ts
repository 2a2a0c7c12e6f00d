import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { latinLetters, lithuanianLetters } from '../apps/web/fonts/letters.ts';
import { root, sources } from './source.ts';
import { rawTexts } from './texts.ts';

const folder = (locale: string) => join(root, 'packages/messages/messages', locale);
const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(join(folder(locale), file), 'utf8')) as Record<string, unknown>;

/** The parameters of a message, as `{name}`. */
const parametersOf = (message: unknown): string[] =>
  [...new Set(JSON.stringify(message).match(/\{(\w+)\}/g))].toSorted();

describe('texts', () => {
  it.each(readdirSync(folder('lt')))('%s is complete in both languages', (file) => {
    const lt = read('lt', file);
    const en = read('en', file);
    expect(Object.keys(en)).toEqual(Object.keys(lt));
    for (const [key, message] of Object.entries(lt)) {
      expect(message, key).not.toBe('');
      expect(en[key], key).not.toBe('');
      expect(parametersOf(en[key]), key).toEqual(parametersOf(message));
    }
  });

  it('are in one file each', () => {
    const keys = readdirSync(folder('lt')).flatMap((file) => Object.keys(read('lt', file)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are written with the letters that the cut fonts have', async () => {
    const demo = await sources('apps/server/src/db/demo/**/*.ts');
    const texts = ['lt', 'en'].flatMap((locale) =>
      readdirSync(folder(locale)).map((file) => readFileSync(join(folder(locale), file), 'utf8')),
    );
    const written = new Set([...texts, ...demo.map((file) => file.code)].join(''));
    const cut = new Set(`\n${latinLetters}${lithuanianLetters}`);
    expect([...written.difference(cut)]).toEqual([]);
  });

  it('speak to the reader in small letters inside of a sentence', () => {
    const texts = readdirSync(folder('lt')).flatMap((file) => Object.values(read('lt', file)));
    expect(texts.filter((text) => /[^.?!]\s(Jūs|Jums|Jus|Jumis)/u.test(String(text)))).toEqual([]);
  });

  it('in English use English quotes and apostrophes', () => {
    const texts = readdirSync(folder('en')).flatMap((file) => Object.entries(read('en', file)));
    const wrong = texts.filter(([, text]) => typeof text === 'string' && /[„«»"']/.test(text));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('of mails speak of no button: their plain part has links only', () => {
    const texts = ['lt', 'en'].flatMap((locale) => Object.values(read(locale, 'mail.json')));
    expect(texts.filter((text) => /mygtuk|\bbutton/i.test(String(text)))).toEqual([]);
  });

  it('every message of the interface is used', async () => {
    const files = await sources(
      'packages/messages/src/*.ts',
      'apps/server/src/**/*.ts',
      'apps/web/app/**/*.{ts,tsx}',
    );
    const code = files.map((file) => file.code).join('\n');
    const used = new Set(code.match(/\bm\.(\w+)/g)?.map((each) => each.slice(2)));
    const unused = readdirSync(folder('lt'))
      .flatMap((file) => Object.keys(read('lt', file)))
      // Errors are looked up by their code, what happens to an order by its name.
      .filter((key) => !used.has(key) && !/^(failure|field|order_event)_/.test(key));
    expect(unused).toEqual([]);
  });

  it('in components are messages', async () => {
    const files = (await sources('apps/web/app/**/*.tsx')).filter(
      ({ path }) => !path.includes('/routes/dev/'),
    );
    expect(rawTexts(files)).toEqual([]);
  });

  it.each([
    '<p>Labas rytas</p>',
    "<p>{'Labas rytas'}</p>",
    '<p>{`Labas rytas, ${name}`}</p>',
    "<p>{isMorning ? 'Labas rytas' : m.hello()}</p>",
    "<p>{isMorning && 'Labas rytas'}</p>",
    "<p>{name ?? 'Labas rytas'}</p>",
    "<p>{'Labas rytas' + name}</p>",
    "<>{names.map(() => 'Labas rytas')}</>",
    '<p title="Labas rytas" />',
    "<p alt={'Labas rytas'} />",
    '<Button loadingLabel="Labas rytas" />',
    '<Price unit="Labas rytas" />',
    '<p aria-label="Labas rytas" />',
    "<Field description={isMorning ? 'Labas rytas' : undefined} />",
    "<Choices options={[{ value: 'a', title: 'Labas rytas' }]} />",
    '<Pages pageLabel={(page) => `Labas rytas ${page}`} />',
    '<Card action={<b title="Labas rytas" />} />',
  ])('that are not messages are found: %s', (jsx) => {
    const found = rawTexts([{ path: 'a.tsx', code: `export const A = () => ${jsx};` }]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^a\.tsx: Labas rytas/);
  });

  it.each([
    '<p className="grid gap-2">{m.hello()}</p>',
    "<p>{kind === 'unique' ? m.one() : m.two()}</p>",
    "<p>{m.hello({ kind: 'unique' })}</p>",
    '<p>{`${m.hello()} – ${name}`}</p>',
    '<input name="email" type="email" autoComplete="email" aria-live="polite" data-x="yes" />',
    '<input placeholder="LT-01234" />',
    "<Button onClick={() => go('home')} tone={isBad ? 'danger' : 'beet'} />",
    "<Choices options={[{ value: 'unique', title: m.kind_unique() }]} />",
    '<p>404 – 5 €</p>',
  ])('what nobody reads is no text: %s', (jsx) => {
    expect(rawTexts([{ path: 'a.tsx', code: `export const A = () => ${jsx};` }])).toEqual([]);
  });
});
