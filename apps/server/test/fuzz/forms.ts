import { photo } from './samples-of-catalogue.ts';

type Form = { readonly type: string; readonly payload: Buffer };

const boundary = 'riba';
const type = `multipart/form-data; boundary=${boundary}`;
const part = (head: string, value: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(value), Buffer.from('\r\n')]);
const field = (name: string, value: string): Buffer =>
  part(`content-disposition: form-data; name="${name}"`, value);
const file = (name: string, bytes: Buffer, fileName = 'a.png'): Buffer =>
  part(
    `content-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/png`,
    bytes,
  );
const end = Buffer.from(`--${boundary}--\r\n`);
const whole = (...parts: readonly Buffer[]): Form => ({ type, payload: Buffer.concat([...parts, end]) });

/** Forms as no browser sends them, around what one sends. */
export const brokenForms = async (
  fields: Readonly<Record<string, string>>,
  fileField: string,
): Promise<Form[]> => {
  const png = Buffer.from(await (await photo()).arrayBuffer());
  const right = Object.entries(fields).map(([name, value]) => field(name, value));
  const complete = whole(...right, file(fileField, png)).payload;
  return [
    { type, payload: complete.subarray(0, complete.length - 30) },
    { type, payload: complete.subarray(0, 40) },
    { type, payload: Buffer.alloc(0) },
    { type, payload: Buffer.from('no form at all') },
    { type: 'multipart/form-data', payload: complete },
    { type: 'multipart/form-data; boundary=', payload: complete },
    { type: 'multipart/form-data; boundary=another', payload: complete },
    { type: `multipart/mixed; boundary=${boundary}`, payload: complete },
    whole(...right, part('content-disposition: form-data', 'nameless')),
    whole(...right, part('content-type: text/plain', 'without a disposition')),
    whole(...right, part(`${'x'.repeat(90_000)}: 1`, 'a long head')),
    whole(...right, file('no_such_file', png)),
    whole(...right, ...Array.from({ length: 30 }, () => file(fileField, png))),
    whole(...right, file(fileField, Buffer.from('no picture'))),
    whole(...right, file(fileField, png.subarray(0, png.length >> 1))),
    whole(...right, file(fileField, Buffer.alloc(0))),
    whole(...right, file(fileField, png, '../../\0etc/passwd')),
    whole(...right, field(fileField, 'a text in the place of a file')),
    whole(...right, field('no_such_field', '1')),
    whole(...right, field('__proto__', '{"x":1}')),
    whole(...right, field('name_lt', 'a\0b')),
    whole(...right, field('name_lt', '"\\ud800"')),
    whole(...right, field('dish_ids', `${'['.repeat(5000)}${']'.repeat(5000)}`)),
    whole(...Array.from({ length: 300 }, (_, index) => field(`field_${index}`, 'x'))),
    whole(...right, field('name_lt', 'x'.repeat(400_000))),
  ];
};
