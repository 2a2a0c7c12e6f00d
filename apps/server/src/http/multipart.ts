import type { MultipartFile } from '@fastify/multipart';
import { camelName, snakeName } from '@shop/contract/wire';
import { type FileRule, megabytes, type UploadedFile } from '@shop/contract/files';
import type { Endpoint } from '@shop/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { fail, fileTooLarge, invalid, isFailure, type Failure } from '../failure.ts';
import { fileKindOf } from './file-kind.ts';

type Rules = NonNullable<Endpoint['files']>;
type Multipart = {
  readonly body: Record<string, unknown>;
  readonly files: Record<string, UploadedFile[]>;
  /** A file of a kind that is not asked for, told together with whatever is wrong with the fields that came before it. */
  readonly wrong: Readonly<Record<string, string>>;
};

/** Objects and lists come as JSON parts, as OpenAPI has it; all else is plain text. */
const valueOf = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text) && text !== 'null') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Of all files of a form together: they lie in memory until the last has come. */
const formBytes = megabytes(60);

/** Reads no further than the file may be long, and the form with it. */
const bytesOf = async (
  part: MultipartFile,
  field: string,
  maxBytes: number,
  bytesLeft: number,
): Promise<Buffer | Failure> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return fileTooLarge(field, maxBytes / megabytes(1));
    if (size > bytesLeft) return fail('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** What is too much is told before any more of it is read. */
const readFile = async (
  part: MultipartFile,
  field: string,
  rule: FileRule | undefined,
  { count, bytesLeft }: { readonly count: number; readonly bytesLeft: number },
): Promise<Buffer | Failure> => {
  if (!rule) return invalid({ [field]: 'unknown_field' });
  if (count >= rule.max) return invalid({ [field]: 'too_many_files' });
  return bytesOf(part, field, rule.maxBytes, bytesLeft);
};

const limitsOf = (rules: readonly FileRule[]) => ({
  // One more than there may be, so that it can be told which is too much.
  fileSize: Math.max(...rules.map(({ maxBytes }) => maxBytes)) + 1,
  files: rules.reduce((sum, { max }) => sum + max, 0) + 1,
  fields: 200,
  fieldSize: 200_000,
});

const readParts = async (request: FastifyRequest, rules: Rules): Promise<Multipart | Failure> => {
  const body: Record<string, unknown> = {};
  const files: Record<string, UploadedFile[]> = Object.fromEntries(
    Object.keys(rules).map((name) => [name, []]),
  );
  let bytesLeft = formBytes;
  if (!request.isMultipart())
    return { body: (request.body ?? {}) as Record<string, unknown>, files, wrong: {} };
  for await (const part of request.parts({ limits: limitsOf(Object.values(rules)) })) {
    const name = camelName(part.fieldname.replace(/\[\]$/, ''));
    if (part.type === 'field') {
      body[snakeName(name)] = valueOf(String(part.value));
      continue;
    }
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    const bytes = await readFile(part, name, rule, { count: files[name]?.length ?? 0, bytesLeft });
    if (isFailure(bytes)) {
      part.file.destroy();
      return bytes;
    }
    bytesLeft -= bytes.length;
    const kind = fileKindOf(bytes);
    if (!kind || !rule?.kinds.includes(kind)) return { body, files, wrong: { [name]: 'wrong_file_type' } };
    files[name]?.push({ name: part.filename, kind, bytes });
  }
  return { body, files, wrong: {} };
};

/** What the framework has no status for is a form that breaks off, or none at all. */
const isUnreadable = (error: unknown): boolean => (error as { statusCode?: number }).statusCode === undefined;

/** The fields and files of a form. What is too much, or of a wrong kind, ends the reading. */
export const readMultipart = async (request: FastifyRequest, rules: Rules): Promise<Multipart | Failure> => {
  try {
    return await readParts(request, rules);
  } catch (error) {
    if (isUnreadable(error)) return fail('malformed');
    throw error;
  }
};
