/**
 * As much of the tar format (ustar) as a backup needs: plain files, so that `tar tzf` shows what is in one. A library
 * for all of tar would bring a dozen packages along.
 */
const block = 512;

export class NotTar extends Error {}

/** What fills up the last block of a file of this size. */
const paddingOf = (size: number): number => (block - (size % block)) % block;

/** A name of up to 100 bytes has a field of its own; of a longer one the folders go to another. */
const splitName = (name: string): readonly [string, string] => {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1)) {
    const [folders, last] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(folders) <= 155 && Buffer.byteLength(last) <= 100) return [folders, last];
  }
  throw new Error(`a name too long for an archive: ${name}`);
};

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

const checksumOf = (header: Buffer): number => {
  let sum = 0;
  // Its own field counts as blanks.
  header.forEach((byte, at) => (sum += at >= 148 && at < 156 ? 32 : byte));
  return sum;
};

export const tarHeader = (name: string, size: number, seconds: number): Buffer => {
  const header = Buffer.alloc(block);
  const [prefix, last] = splitName(name);
  header.write(last, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(seconds, 12), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  header.write(`${octal(checksumOf(header), 7)} `, 148);
  return header;
};

export const tarPadding = (size: number): Buffer => Buffer.alloc(paddingOf(size));

/** Two empty blocks. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * block);

export type TarEntry = {
  readonly name: string;
  readonly size: number;
  /** To be read before the next entry is asked for; what is not read is skipped. */
  readonly bytes: AsyncIterable<Buffer>;
};

const parseHeader = (header: Buffer): { name: string; size: number } => {
  const text = (from: number, length: number): string => {
    const field = header.subarray(from, from + length);
    const end = field.indexOf(0);
    return field.toString('utf8', 0, end === -1 ? length : end);
  };
  const isSound =
    text(257, 5) === 'ustar' && text(156, 1) === '0' && parseInt(text(148, 8), 8) === checksumOf(header);
  if (!isSound) throw new NotTar('no header of a plain file');
  const [prefix, last] = [text(345, 155), text(0, 100)];
  return { name: prefix === '' ? last : `${prefix}/${last}`, size: parseInt(text(124, 12), 8) };
};

export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function* take(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) throw new NotTar('it ends too early');
        rest = next.value;
      }
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  const whole = async (size: number): Promise<Buffer> => Buffer.concat(await Array.fromAsync(take(size)));

  for (;;) {
    const header = await whole(block);
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = parseHeader(header);
    const bytes = take(size);
    let isRead = 0;
    async function* counted(): AsyncGenerator<Buffer> {
      for await (const part of bytes) {
        isRead += part.length;
        yield part;
      }
    }
    yield { name, size, bytes: counted() };
    for await (const _ of take(size - isRead + paddingOf(size)));
  }
  // To the very end, so that whoever unpacks it has seen and checked all of it.
  while (!(await chunks.next()).done);
}
