import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, type Client, createClient, type Send } from '@shop/contract/client';
import type { Role } from '@shop/domain/access';
import type { Locale } from '@shop/domain/text';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Connection, type Database, openDatabase } from '../src/db/database.ts';
import { sessions, users } from '../src/db/schema/index.ts';
import { tokens } from '../src/features/people/auth/tokens.ts';
import { openBoss } from '../src/ports/boss.ts';
import { type MovableClock, movableClock } from '../src/ports/clock.ts';
import { keepingMailer } from '../src/ports/mailer.ts';
import { createShop, type ShopParts } from '../src/shop.ts';
import { demoDay, templates } from './database-server.ts';

export const secret = 'only for tests: nobody has to guess it';

type Person = { readonly id: number; readonly role: Role; readonly email: string; readonly token: string };

export type TestShop = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly connection: Connection;
  readonly clock: MovableClock;
  readonly filesFolder: string;
  /** Somebody who is logged in. The same role asked for twice is two people. */
  person(role: Role, details?: Partial<typeof users.$inferInsert>): Promise<Person>;
  /** Once more, where the clock has gone past the login. */
  login(person: Omit<Person, 'token'>): Promise<Person>;
  /** The API as this person, or as a guest; everybody comes from one address unless another is given. */
  as(person: Person | null, locale?: Locale, address?: string): Client;
  /** The API as somebody new in this role. */
  asNew(role: Role, locale?: Locale): Promise<Client>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Guests may see something else: nothing that was kept for them holds any longer. */
  catalogueChanged(): void;
  /** All jobs; those that go by the clock need no data. */
  readonly jobs: readonly { readonly name: string; readonly isByClock: boolean }[];
  /** Does a job now, as if its time had come. */
  work(name: string, data?: object): Promise<void>;
};

const injecting =
  (app: FastifyInstance, token: string | null, remoteAddress: string): Send =>
  async ({ method, path, headers, body }) => {
    const form = body instanceof FormData ? new Response(body) : null;
    const type = form?.headers.get('content-type');
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress,
      headers: {
        ...headers,
        ...(type && { 'content-type': type }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { payload: form ? Buffer.from(await form.arrayBuffer()) : (body as string) }),
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : JSON.parse(response.body),
    };
  };

/** A shop of the test file's own on a clone of the template: nothing leaks from one file to another. */
export const useShop = (
  template: keyof typeof templates = 'empty',
  extra: Partial<ShopParts> = {},
): TestShop => {
  const shop = {} as { -readonly [K in keyof TestShop]: TestShop[K] };
  let close: () => Promise<void>;

  beforeAll(async () => {
    const server = inject('server');
    const database = `t_${randomUUID().replaceAll('-', '')}`;
    const admin = openDatabase({ ...server, max: 1 });
    await admin.$client.query(`create database ${database} template ${templates[template]}`);
    await admin.$client.end();

    const connection = { ...server, database };
    const ownFolder = await mkdtemp(join(tmpdir(), 'shop-files-'));
    shop.connection = connection;
    shop.database = openDatabase(connection);
    const reading = openDatabase({ ...connection, max: 3 });
    shop.clock = movableClock(demoDay);
    shop.filesFolder = ownFolder;
    const boss = openBoss({
      connection,
      hasSchedules: false,
      onError: (error) => {
        throw error;
      },
    });
    const { app, workers, catalogueChanged } = await createShop({
      database: shop.database,
      reading,
      boss,
      clock: shop.clock,
      mailer: keepingMailer,
      filesFolder: ownFolder,
      secret,
      publicUrl: () => new URL('http://localhost'),
      ...extra,
    });
    await app.ready();
    shop.app = app;
    shop.inject = (options) => app.inject(options);
    shop.catalogueChanged = catalogueChanged;
    shop.jobs = workers.map(({ kind: { name, cron } }) => ({ name, isByClock: cron !== undefined }));
    shop.work = async (name, data = {}) => {
      const worker = workers.find(({ kind }) => kind.name === name);
      if (!worker) throw new Error(`no job is called ${name}`);
      await worker.work(data as never);
    };
    shop.person = async (role, details = {}) => {
      const email = details.email ?? `${role}-${randomUUID()}@shop.example`;
      const [row] = await shop.database
        .insert(users)
        .values({ role, email, ...details })
        .returning({ id: users.id });
      return shop.login({ id: row?.id ?? 0, role, email });
    };
    shop.login = async ({ id, role, email }) => {
      const sessionId = randomUUID();
      const now = shop.clock.now();
      await shop.database.insert(sessions).values({
        id: sessionId,
        userId: id,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + 86_400_000),
      });
      return { id, role, email, token: await tokens(secret).issue(sessionId, now) };
    };
    shop.as = (person, locale = 'en', address = '127.0.0.1') =>
      createClient(injecting(app, person?.token ?? null, address), () => locale);
    shop.asNew = async (role, locale) => shop.as(await shop.person(role), locale);
    close = async () => {
      await app.close();
      await boss.stop();
      await shop.database.$client.end();
      await reading.$client.end();
      await rm(ownFolder, { recursive: true, force: true });
    };
  });
  afterAll(() => close?.());
  return shop;
};

/** The refusal of a call that must be refused. */
export const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call was not refused');
};
