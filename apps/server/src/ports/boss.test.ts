import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { TestClock } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { templates } from '../../test/database-server.ts';
import { type Connection, type Database, openDatabase } from '../db/database.ts';
import { type Boss, openBoss } from './boss.ts';
import { worker, type JobKind } from './jobs.ts';

let connection: Connection & object;
let database: Database;
const opened: Boss[] = [];
let theEnd = Promise.withResolvers<void>();

beforeEach(async () => {
  theEnd = Promise.withResolvers();
  const server = inject('server');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ ...server, max: 1 });
  await admin.execute(sql.raw(`create database ${name} template ${templates.empty}`));
  await admin.$client.end();
  connection = { ...server, database: name };
  database = openDatabase(connection);
});
afterEach(async () => {
  theEnd.resolve();
  for (const boss of opened.splice(0)) await boss.stop();
  await database.$client.end();
});

/** A process that does this kind of job, by a clock of its own or by the wall's. */
const workOn = async (kind: JobKind<object>, work: () => Promise<void>, clock?: TestClock): Promise<Boss> => {
  const boss = openBoss({
    connection,
    hasSchedules: false,
    ...(clock && { clock }),
    // To a clock that leaps its own connections seem slow.
    onError: () => {},
  });
  opened.push(boss);
  await boss.start([worker(kind, work)]);
  return boss;
};

const kind: JobKind<object> = { name: 'a.job' };
const begin = new Date('2026-11-16T08:00:00Z');
const send = (boss: Boss, of: JobKind<object> = kind) => boss.within(database)(of, {}, { startAfter: begin });

describe('a job under way', () => {
  it('in a process that died is done by another within a minute or so', async () => {
    const stopped = new TestClock(begin);
    let begun = 0;
    const dying = await workOn(
      kind,
      () => {
        begun += 1;
        return theEnd.promise;
      },
      stopped,
    );
    await send(dying);
    await stopped.tick(2_000);
    await expect.poll(() => begun).toBe(1);

    // From here on nothing is heard of it: its clock stands still.
    const clock = new TestClock(begin.getTime() + 2_000);
    let done = 0;
    await workOn(
      kind,
      async () => {
        done += 1;
      },
      clock,
    );
    await clock.tick(25_000);
    expect(done).toBe(0);
    await clock.tick(50_000);
    await expect.poll(() => done).toBe(1);
    expect(begun).toBe(1);
  });

  it('in a process that lives is left to it, however long it takes', async () => {
    const clock = new TestClock(begin);
    let begun = 0;
    const work = () => {
      begun += 1;
      return theEnd.promise;
    };
    const boss = await workOn(kind, work, clock);
    await workOn(kind, work, clock);
    await send(boss);
    await clock.tick(2_000);
    await expect.poll(() => begun).toBe(1);
    for (let minute = 0; minute < 3; minute += 1) await clock.tick(60_000);
    expect(begun).toBe(1);
  });
});

describe('jobs of a kind', () => {
  const underWay = async (atOnce: number, jobs: number): Promise<() => number> => {
    let begun = 0;
    const many = { ...kind, atOnce };
    const boss = await workOn(many, () => {
      begun += 1;
      return theEnd.promise;
    });
    for (let each = 0; each < jobs; each += 1) await send(boss, many);
    return () => begun;
  };

  it('are done several at once where it says so', async () => {
    await expect.poll(await underWay(4, 6), { timeout: 20_000 }).toBe(4);
  });
});
