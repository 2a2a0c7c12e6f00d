import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../ports/clock.ts';
import { montonio } from '../ports/payments/montonio.ts';
import type { ProviderOrder } from '../ports/payments/payments.ts';
import { anOrder, keys, useRehearsal } from './test-support.ts';

const bank = useRehearsal();

/** A port that is free now. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const startProcess = async (port: number): Promise<ChildProcess> => {
  const place = bank.connection as { host: string; port?: number; user: string; database: string };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PORT: String(port),
      DATABASE_URL: `host=${place.host} port=${place.port ?? 5432} user=${place.user} dbname=${place.database}`,
      MONTONIO_ACCESS_KEY: keys.accessKey,
      MONTONIO_SECRET_KEY: keys.secretKey,
      // More than enough: whenever the first is killed, some are left to the second.
      WEBHOOK_RETRIES: Array.from({ length: 30 }, () => '2').join(','),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout!, 'data');
  return child;
};

it('the sandbox as a process of its own keeps its books and its news when it is killed', async () => {
  const [port, shopPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const payments = montonio({ ...keys, url: () => url, clock: systemClock });
  const first = await startProcess(port);
  const order = (await payments.createOrder(
    anOrder({ shopUrl: `http://127.0.0.1:${shopPort}` }),
  )) as ProviderOrder;
  // Nobody listens at the shop's address yet.
  await fetch(`${url}/control/orders/${order.uuid}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"action":"pay"}',
  });
  const outcome = async (): Promise<string | null | undefined> =>
    (await bank.sandbox.books()).news.find((each) => each.orderUuid === order.uuid)?.outcome;
  await expect.poll(outcome).toBe('TypeError');
  first.kill('SIGKILL');
  await once(first, 'exit');

  const told = Promise.withResolvers<string>();
  const shop = createServer(async (request, response) => {
    response.end();
    told.resolve(Buffer.concat(await request.toArray()).toString());
  }).listen(shopPort, '127.0.0.1');
  onTestFinished(() => void shop.close());
  await startProcess(port);
  expect(await payments.order(order.uuid)).toMatchObject({ status: 'paid', totalCents: 11_933 });
  const { orderToken } = JSON.parse(await told.promise) as { orderToken: string };
  expect(await payments.readOrderToken(orderToken)).toBe(order.uuid);
});
