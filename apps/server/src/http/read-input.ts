import type { Endpoint } from '@shop/contract/endpoint';
import type { UploadedFile } from '@shop/contract/files';
import type { FastifyRequest } from 'fastify';
import { fail, invalid, isFailure, type Failure } from '../failure.ts';
import { readMultipart } from './multipart.ts';
import { parseInput, type Parsed } from './parse.ts';

type Read = Parsed & { readonly files: Readonly<Record<string, readonly UploadedFile[]>> | undefined };

/** All that came with a request, checked: what is wrong with fields and files is told at once. */
export const readInput = async (endpoint: Endpoint, request: FastifyRequest): Promise<Read | Failure> => {
  const multipart = endpoint.files ? await readMultipart(request, endpoint.files) : null;
  if (isFailure(multipart)) return multipart;
  const { params, query } = request;
  const input = parseInput(endpoint, { params, query, body: multipart ? multipart.body : request.body });
  const isOnlyWrong = isFailure(input) && input.code === 'invalid';
  if (isFailure(input) && !isOnlyWrong) return input;
  const { fields: wrongFiles = {} } = invalid(multipart?.wrong ?? {});
  const fields = { ...(isFailure(input) && input.fields), ...wrongFiles };
  if (isFailure(input) || Object.keys(fields).length > 0) return fail('invalid', { fields });
  return { ...input, files: multipart?.files };
};
