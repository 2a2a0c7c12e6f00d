import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoints } from '@shop/contract/endpoint';
import type { Viewer } from '../src/actor.ts';
import { fail } from '../src/failure.ts';
import { type StreamLimits, usualStreamLimits } from '../src/http/event-streams.ts';
import { bindEndpoints } from '../src/http/bind.ts';
import type { Handlers } from '../src/http/context.ts';
import { openApp } from '../src/http/open-app.ts';
import { responseCache } from '../src/http/response-cache.ts';
import { type ServerLimits, usualServerLimits } from '../src/http/server-limits.ts';
import { movableClock } from '../src/ports/clock.ts';
import { demoDay } from './database-server.ts';

/** A server with endpoints that no shop has, listening: for what every endpoint can do. A token is its viewer's id. */
export const bareApp = async <T extends Endpoints>(
  table: T,
  handlers: Handlers<T>,
  { streams, ...limits }: Partial<ServerLimits> & { streams?: Partial<StreamLimits> } = {},
) => {
  const filesFolder = await mkdtemp(join(tmpdir(), 'bare-app-'));
  const ready = responseCache(() => 1);
  const publicUrl = () => new URL('http://localhost');
  const app = await openApp({
    filesFolder,
    ready,
    publicUrl,
    serverLimits: { ...usualServerLimits, ...limits },
    streamLimits: { ...usualStreamLimits, ...streams },
  });
  const clock = movableClock(demoDay);
  const ended = new Set<string>();
  const viewer = async (token: string): Promise<Viewer | ReturnType<typeof fail>> =>
    /^\d+$/.test(token) && !ended.has(token)
      ? ({ userId: Number(token), role: 'user', sessionId: token } as Viewer)
      : fail('token_ended');
  bindEndpoints(
    app,
    { clock, publicUrl, viewer, onForbidden: async () => {}, ready, catalogueVersion: () => 1 },
    table,
    handlers,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    clock,
    /** This token is good for nothing any more. */
    logOut: (token: string) => void ended.add(token),
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    close: async () => {
      await app.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
};
