/** Asks one address over and over on so many connections for so long, and prints what came: run as a process of its own. */
import { connect } from 'node:net';

export type LoadResult = { readonly perSecond: number; readonly p99Ms: number; readonly failed: number };

const [address = '', connections = '20', seconds = '3'] = process.argv.slice(2);
const { hostname, port, pathname, search } = new URL(address);
const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\n\r\n`;

const latencies: number[] = [];
let failed = 0;
const end = performance.now() + Number(seconds) * 1000;

/** How long a whole answer is, once its head is there. */
const lengthOf = (head: string): number => {
  const body = /content-length: (\d+)/i.exec(head)?.[1];
  if (body === undefined) throw new Error(`an answer without its length: ${head}`);
  return head.length + 4 + Number(body);
};

const visitor = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let asked = 0;
    let got = 0;
    let whole = 0;
    let head = '';
    const ask = (): void => {
      asked = performance.now();
      got = 0;
      whole = 0;
      head = '';
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      got += chunk.length;
      if (whole === 0) {
        head += chunk.toString('latin1').slice(0, 8192);
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        head = head.slice(0, end);
        whole = lengthOf(head);
        if (!head.startsWith('HTTP/1.1 200')) failed += 1;
      }
      if (got < whole) return;
      const now = performance.now();
      latencies.push(now - asked);
      if (now < end) ask();
      else {
        socket.destroy();
        resolve();
      }
    });
  });

await Promise.all(Array.from({ length: Number(connections) }, visitor));
latencies.sort((a, b) => a - b);
const result: LoadResult = {
  perSecond: Math.round(latencies.length / Number(seconds)),
  p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  failed,
};
console.log(JSON.stringify(result));
