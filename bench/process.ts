import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadResult } from './load.ts';

const here = import.meta.dirname;
const run = promisify(execFile);

export const load = async (address: string, seconds: number, connections = 20): Promise<LoadResult> => {
  const { stdout } = await run(process.execPath, [
    join(here, 'load.ts'),
    address,
    String(connections),
    String(seconds),
  ]);
  return JSON.parse(stdout) as LoadResult;
};

/** A bare Fastify that sends what this address sends now, byte for byte. */
export const bareCopyOf = async (address: string): Promise<{ address: string; stop(): void }> => {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  // `fetch` unpacks; the bytes on the wire are what counts.
  const { stdout: bytes } = await run('curl', ['-s', '-H', 'accept-encoding: br', address], {
    encoding: 'buffer',
    maxBuffer: 50_000_000,
  });
  const headers = {
    'content-type': response.headers.get('content-type') ?? '',
    'content-encoding': response.headers.get('content-encoding') ?? 'identity',
  };
  const bare = spawn(process.execPath, [join(here, 'bare.ts'), JSON.stringify(headers)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  bare.stdin.end(bytes);
  const copy = await new Promise<string>((resolve) => {
    bare.stdout.on('data', (chunk: Buffer) => {
      const found = /bare: (\S+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
  });
  return { address: copy, stop: () => bare.kill() };
};

/** Megabytes that a process holds in memory. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
