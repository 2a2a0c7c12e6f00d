import type { Endpoint } from '@shop/contract/endpoint';
import type { UploadedFile } from '@shop/contract/files';
import { camelName } from '@shop/contract/wire';
import type { FastifyRequest } from 'fastify';
import { fail, invalid, isFailure, type Failure, type FieldFailures } from '../failure.ts';
import { readMultipart } from './multipart.ts';
import { parseInput, type Parsed } from './parse.ts';

export type Read = Parsed & { readonly files: Readonly<Record<string, readonly UploadedFile[]>> | undefined };

/** What comes after a wrong file is not read: nobody can say whether it is missing. */
const ofThoseRead = (fields: FieldFailures, body: Readonly<Record<string, unknown>>): FieldFailures => {
  const read = new Set(Object.keys(body).map(camelName));
  return Object.fromEntries(Object.entries(fields).filter(([path]) => read.has(path.split('.')[0] ?? '')));
};

/** All that came with a request, checked: what is wrong with fields and files is told at once. */
export const readInput = async (endpoint: Endpoint, request: FastifyRequest): Promise<Read | Failure> => {
  const multipart = endpoint.files ? await readMultipart(request, endpoint.files) : null;
  if (isFailure(multipart)) return multipart;
  const { params, query } = request;
  const input = parseInput(endpoint, { params, query, body: multipart ? multipart.body : request.body });
  const isOnlyWrong = isFailure(input) && input.code === 'invalid';
  if (isFailure(input) && !isOnlyWrong) return input;
  const { fields: wrongFiles = {} } = invalid(multipart?.wrong ?? {});
  const isCut = multipart !== null && Object.keys(wrongFiles).length > 0;
  const wrong = (isFailure(input) && input.fields) || {};
  const fields = { ...(isCut ? ofThoseRead(wrong, multipart.body) : wrong), ...wrongFiles };
  if (isFailure(input) || Object.keys(fields).length > 0) return fail('invalid', { fields });
  return { ...input, files: multipart?.files };
};
