import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnServer, startOwnServer } from '../../test/own-server.ts';
import { DatabaseUnreachable, reachDatabase } from './reach.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
  await server.database('rasa');
  await server.asOwner(`create role guest login password 'guest'`);
  await server.asOwner(`create database latin encoding 'LATIN1' locale 'C' template template0 owner rasa`);
});
afterAll(() => server.stop());

const lineAbout = async (url: string): Promise<string> => {
  const error: unknown = await reachDatabase(url).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseUnreachable);
  return (error as Error).message;
};

describe('a database of the owner’s', () => {
  it('that can be used is used', async () => {
    await expect(reachDatabase(server.url({ user: 'rasa', database: 'rasa' }))).resolves.toBeUndefined();
  });

  it.each([
    [{ user: 'rasa', password: 'wrong', database: 'rasa' }, 'it does not take this user and password.'],
    [{ user: 'rasa', database: 'rasos' }, 'it has no such database.'],
    [{ user: 'guest', database: 'rasa' }, 'user guest may not create schemas in it.'],
    [{ user: 'rasa', database: 'latin' }, 'its encoding is LATIN1, and the shop needs UTF8.'],
  ])('is refused in one line that says why (%o)', async (parts, why) => {
    const url = server.url(parts);
    const line = await lineAbout(url);
    expect(line).toBe(
      `DATABASE_URL: the database ${parts.database} at ${new URL(url).host} cannot be used: ${why}`,
    );
  });

  it('that is nowhere is told without its password', async () => {
    expect(await lineAbout('postgres://rasa:slaptas@127.0.0.1:1/rasa')).toBe(
      'DATABASE_URL: the database rasa at 127.0.0.1:1 cannot be used: nothing listens there.',
    );
    expect(await lineAbout('postgres://rasa:slaptas@no-such-host.invalid/rasa')).toMatch(
      /^DATABASE_URL: the database rasa at no-such-host\.invalid:5432 cannot be used: [^\n]+\.$/,
    );
  });
});
