import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A line to the shop on which anything can be said. */
export const lineTo = (app: FastifyInstance): Socket => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  // A line that is cut off may say so in its own way: what matters is that it ends.
  socket.on('error', () => {});
  return socket;
};

/** All that the shop says on a line, up to its end. */
export const heardOn = async (socket: Socket): Promise<string> => {
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  await new Promise((resolve) => socket.once('close', resolve));
  return heard;
};

export type Heard = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
};

/** Says something and hears the answer. The line has to end by itself. */
export const say = async (app: FastifyInstance, words: string): Promise<Heard> => {
  const socket = lineTo(app);
  socket.write(words);
  const [head = '', body = ''] = (await heardOn(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()] as const;
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body };
};
