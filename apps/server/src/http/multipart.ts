import type { MultipartFile } from '@fastify/multipart';
import { camelName, snakeName } from '@shop/contract/wire';
import { maxPictureBytes, maxPictureMegabytes } from '@shop/contract/pictures';
import type { Endpoint, UploadedFile } from '@shop/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { fail, fileTooLarge, invalid, type Failure } from '../failure.ts';

type Multipart = { readonly body: Record<string, unknown>; readonly files: Record<string, UploadedFile[]> };

/** Objects and lists come as JSON parts, as OpenAPI has it; all else is plain text. */
const valueOf = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text) && text !== 'null') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Bytes of one file, or null where it is larger than any picture may be; the rest is read and dropped. */
const bytesOf = async (part: MultipartFile): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk);
  return part.file.truncated ? null : Buffer.concat(chunks);
};

/** What the framework has no status for is a form that breaks off, or none at all. */
const isUnreadable = (error: unknown): boolean => (error as { statusCode?: number }).statusCode === undefined;

export const readMultipart = async (
  request: FastifyRequest,
  expected: NonNullable<Endpoint['files']>,
): Promise<Multipart | Failure> => {
  try {
    return await readParts(request, expected);
  } catch (error) {
    if (isUnreadable(error)) return fail('malformed');
    throw error;
  }
};

const readParts = async (
  request: FastifyRequest,
  expected: NonNullable<Endpoint['files']>,
): Promise<Multipart | Failure> => {
  const body: Record<string, unknown> = {};
  const files: Record<string, UploadedFile[]> = Object.fromEntries(
    Object.keys(expected).map((name) => [name, []]),
  );
  const wrong: Record<string, string> = {};
  let tooLarge: string | null = null;
  if (!request.isMultipart()) return { body: (request.body ?? {}) as Record<string, unknown>, files };
  const parts = request.parts({
    limits: { fileSize: maxPictureBytes, files: 24, fields: 200, fieldSize: 200_000 },
  });
  for await (const part of parts) {
    const name = camelName(part.fieldname.replace(/\[\]$/, ''));
    if (part.type === 'field') {
      body[snakeName(name)] = valueOf(String(part.value));
      continue;
    }
    const bytes = await bytesOf(part);
    const list = files[name];
    if (!list) wrong[name] = 'unknown_field';
    else if (!bytes) tooLarge ??= name;
    else if (list.length >= (expected[name]?.max ?? 0)) wrong[name] = 'too_many_files';
    else list.push({ name: part.filename, bytes });
  }
  if (tooLarge !== null) return fileTooLarge(tooLarge, maxPictureMegabytes);
  if (Object.keys(wrong).length > 0) return invalid(wrong);
  return { body, files };
};
