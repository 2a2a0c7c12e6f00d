import { inflateSync } from 'node:zlib';

/** For tests: what a reader can copy from a PDF made here, a text for each page. */
export const readPdf = (pdf: Buffer): string[] => {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const object = (id: string | undefined): string => objects.get(id ?? '') ?? '';
  const stream = (id: string | undefined): string => {
    const [, bytes = ''] = /stream\n([^]*)\nendstream/.exec(object(id)) ?? [];
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  };
  const reference = (body: string, name: string): string | undefined =>
    new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(body)?.[1];

  const lettersOf = (fontId: string): string[] => {
    const map = stream(reference(object(fontId), 'ToUnicode'));
    return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) =>
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    );
  };

  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((page) => {
    const fonts = new Map(
      [...object(reference(page, 'Resources')).matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name = '', id = '']) => [name, lettersOf(id)],
      ),
    );
    let letters: string[] = [];
    const pieces: string[] = [];
    for (const [, font, text] of stream(reference(page, 'Contents')).matchAll(
      /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (font) letters = fonts.get(font) ?? [];
      else {
        const hex = [...(text ?? '').matchAll(/<([0-9a-f]*)>/gi)].map(([, each = '']) => each).join('');
        pieces.push((hex.match(/.{4}/g) ?? []).map((id) => letters[Number.parseInt(id, 16)] ?? '�').join(''));
      }
    }
    return pieces.join('|');
  });
};
