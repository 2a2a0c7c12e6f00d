/** The payment sandbox as a process of its own: it lives on when the shop dies. */
import Fastify from 'fastify';
import { z } from 'zod';
import type { Connection } from '../db/database.ts';
import { systemClock } from '../ports/clock.ts';
import { openMontonioSandbox } from './montonio-sandbox.ts';
import { seededRandom } from './seeded-random.ts';

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  /** postgres://…, or the folder of a server's socket as in `host=/folder user=postgres dbname=postgres`. */
  DATABASE_URL: z.string().min(1),
  MONTONIO_ACCESS_KEY: z.string().min(1),
  MONTONIO_SECRET_KEY: z.string().min(1),
  /** Seconds until each further attempt of a webhook, e.g. `0.2,0.5,1,2`. */
  WEBHOOK_RETRIES: z
    .string()
    .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?)*$/)
    .optional(),
  /** Any text: troubles are then drawn the same in every run. */
  RANDOM_SEED: z.string().min(1).optional(),
});

const given = environment.safeParse(process.env);
if (!given.success) {
  console.error(z.prettifyError(given.error));
  process.exit(1);
}
const settings = given.data;

const connectionFrom = (text: string): Connection => {
  if (/^postgres(ql)?:/.test(text)) return { connectionString: text };
  const parts = new Map(text.split(/\s+/).map((pair) => pair.split('=') as [string, string]));
  return {
    host: parts.get('host') ?? 'localhost',
    port: Number(parts.get('port') ?? 5432),
    user: parts.get('user') ?? 'postgres',
    database: parts.get('dbname') ?? 'postgres',
    ...(parts.has('password') && { password: parts.get('password') ?? '' }),
  };
};

const sandbox = await openMontonioSandbox({
  accessKey: settings.MONTONIO_ACCESS_KEY,
  secretKey: settings.MONTONIO_SECRET_KEY,
  connection: connectionFrom(settings.DATABASE_URL),
  clock: systemClock,
  baseUrl: () => `http://127.0.0.1:${settings.PORT}`,
  ...(settings.WEBHOOK_RETRIES && {
    retryDelaysMs: settings.WEBHOOK_RETRIES.split(',').map((seconds) => Number(seconds) * 1000),
  }),
  ...(settings.RANDOM_SEED && { random: seededRandom(settings.RANDOM_SEED) }),
  onError: (error) => console.error(error),
});
const app = Fastify();
await app.register(sandbox.routes);
await app.listen({ port: settings.PORT, host: '127.0.0.1' });
console.log(`The payment sandbox listens at http://127.0.0.1:${settings.PORT}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app
      .close()
      .then(() => sandbox.close())
      .then(() => process.exit(0));
  });
}
