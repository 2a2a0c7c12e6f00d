import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';

let top: string;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'data-folder-'));
});
afterAll(() => rm(top, { recursive: true, force: true }));

const modeOf = async (folder: string): Promise<number> => (await stat(folder)).mode & 0o777;

it('a data folder beside a database of the owner’s is for the shop’s user alone, new or from before', async () => {
  const made = join(top, 'deep', 'new');
  await openDataFolder(made);
  expect(await modeOf(made)).toBe(0o700);
  const old = join(top, 'old');
  await mkdir(old);
  await chmod(old, 0o755);
  await openDataFolder(old);
  expect(await modeOf(old)).toBe(0o700);
});
