import { Readable } from 'node:stream';
import type { Download, DownloadRule, StreamedFile } from '@shop/contract/files';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from './content-disposition.ts';
import { filePolicy } from './security-headers.ts';

/** The first chunk is there before anything is said: what cannot even be begun is refused like anything else. */
export const begun = async (chunks: StreamedFile['chunks']): Promise<Readable> => {
  const source = chunks[Symbol.asyncIterator]();
  const first = await source.next();
  const all = async function* (): AsyncGenerator<Uint8Array | string> {
    for (let each = first; !each.done; each = await source.next()) yield each.value;
  };
  // Here and not in the generator: whoever leaves before the first reading has never let it begin.
  return Readable.from(all(), { objectMode: false }).once('close', () => {
    source.return?.().catch(() => {});
  });
};

/**
 * What fails in the middle ends the connection, so that nobody takes the half for the whole. Whoever leaves ends the
 * making of the rest.
 */
export const sendDownload = async (
  reply: FastifyReply,
  { type, disposition }: DownloadRule,
  file: Download,
): Promise<FastifyReply> => {
  const content = 'bytes' in file ? Buffer.from(file.bytes) : await begun(file.chunks);
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', filePolicy)
    .header('content-disposition', contentDisposition(disposition, file.fileName))
    .type(type)
    .send(content);
};
