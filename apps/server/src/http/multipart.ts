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
  /** Files of a kind that is not asked for, told together with whatever is wrong with the fields. */
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

/** Reads no further than the file may be long. */
const bytesOf = async (part: MultipartFile, field: string, maxBytes: number): Promise<Buffer | Failure> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return fileTooLarge(field, maxBytes / megabytes(1));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** What is too much is told before any more of it is read. */
const readFile = async (
  part: MultipartFile,
  field: string,
  rule: FileRule | undefined,
  count: number,
): Promise<Buffer | Failure> => {
  if (!rule) return invalid({ [field]: 'unknown_field' });
  if (count >= rule.max) return invalid({ [field]: 'too_many_files' });
  return bytesOf(part, field, rule.maxBytes);
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
  const wrong: Record<string, string> = {};
  const files: Record<string, UploadedFile[]> = Object.fromEntries(
    Object.keys(rules).map((name) => [name, []]),
  );
  const counts: Record<string, number> = {};
  if (!request.isMultipart()) return { body: (request.body ?? {}) as Record<string, unknown>, files, wrong };
  for await (const part of request.parts({ limits: limitsOf(Object.values(rules)) })) {
    const name = camelName(part.fieldname.replace(/\[\]$/, ''));
    if (part.type === 'field') {
      body[snakeName(name)] = valueOf(String(part.value));
      continue;
    }
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    const bytes = await readFile(part, name, rule, counts[name] ?? 0);
    if (isFailure(bytes)) {
      part.file.destroy();
      return bytes;
    }
    counts[name] = (counts[name] ?? 0) + 1;
    const kind = fileKindOf(bytes);
    if (kind && rule?.kinds.includes(kind)) files[name]?.push({ name: part.filename, kind, bytes });
    else wrong[name] = 'wrong_file_type';
  }
  return { body, files, wrong };
};

/** What the framework has no status for is a form that breaks off, or none at all. */
const isUnreadable = (error: unknown): boolean => (error as { statusCode?: number }).statusCode === undefined;

/** The fields and files of a form. What is too much ends the reading. */
export const readMultipart = async (request: FastifyRequest, rules: Rules): Promise<Multipart | Failure> => {
  try {
    return await readParts(request, rules);
  } catch (error) {
    if (isUnreadable(error)) return fail('malformed');
    throw error;
  }
};
