import { connect } from 'node:net';
import type { Received } from './sound-answer.ts';

const methods = ['TRACE', 'CONNECT', 'PATCH', 'PROPFIND', 'M-SEARCH', 'get', 'FOO', 'GET GET', ''];
const targets = [
  '/api/meal-kits/\0',
  '/api/%zz',
  '/api/\\..\\',
  '//evil.example/api/health',
  'http://evil.example/api/health',
  '*',
  'api/health',
  '/api/../../etc/passwd',
  '/media/',
  '/media/%00',
  '/media/%2e%2e/x',
  `/api/${'x'.repeat(70_000)}`,
];
const heads = [
  'Host: a@b',
  'Host: x/privacy-policy?',
  'Host: ',
  'Host: [::1',
  'Host: a\r\nHost: b',
  'No-Host: at-all',
  'Host: localhost\r\nX-Forwarded-Host: evil.example/x?',
  'Host: localhost\r\nContent-Length: -1',
  'Host: localhost\r\nContent-Length: 5\r\nContent-Length: 6',
  'Host: localhost\r\nTransfer-Encoding: chunked, nonsense',
  'Host: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked',
  'Host: localhost\r\nExpect: the unexpected',
  'Host: localhost\r\nA\0B: c',
  'Host: localhost\r\n no: name',
  `Host: localhost\r\nX: ${'x'.repeat(70_000)}`,
];

/** Requests that no library lets through, each as it goes over the wire. They ask to be answered in English. */
export const oddRequests: readonly string[] = [
  ...methods.map((method) => `${method} /api/health HTTP/1.1\r\nHost: localhost`),
  ...targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: localhost`),
  ...heads.map((head) => `GET /api/health HTTP/1.1\r\n${head}`),
  'GET /api/health HTTP/9.9\r\nHost: localhost',
  'GET /api/health',
  'nonsense',
].map((head) => `${head}\r\nAccept-Language: en\r\nConnection: close\r\n\r\n`);

/** Sends it as it is, and reads until the other end has said all. */
export const overTheWire = (port: number, text: string): Promise<Received> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    // One that is left without an answer for so long is not answered.
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const said = Buffer.concat(chunks).toString();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);
      const type = /^content-type: (.*?)\r$/im.exec(said)?.[1] ?? '';
      const [, body = ''] = said.split('\r\n\r\n');
      resolve({ status, type, body });
    });
  });
