/** The yardstick: a bare Fastify route that sends given bytes. It reads them from its standard input. */
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

const bytes = await buffer(process.stdin);
const headers = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const app = Fastify();
app.get('/', (_request, reply) => reply.headers(headers).send(bytes));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`bare: http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
