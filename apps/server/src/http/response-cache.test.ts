import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { responseCache } from './response-cache.ts';

/** Bytes that no compression makes smaller: an entry takes three times as much, plain and packed in two ways. */
const aPage = () => randomBytes(10_000);

const kitchen = (maxBytes: number) => {
  const ready = responseCache(() => 1, maxBytes);
  const request = { headers: {} } as FastifyRequest;
  const reply = () =>
    ({ hijack: () => {}, raw: { writeHead: () => {}, end: () => {} } }) as unknown as FastifyReply;
  return {
    keep: (key: string) => ready.keep(key, 1, {}, aPage()),
    isKept: (key: string) => ready.serve(key, request, reply()),
  };
};

describe('ready answers', () => {
  it('to made-up queries push out each other, never a page of the shop', async () => {
    const { keep, isKept } = kitchen(400_000);
    await keep('lt /mitybos-planai/1');
    for (let each = 0; each < 50; each += 1) await keep(`lt /mitybos-planai/1?amount=${each}`);
    expect(isKept('lt /mitybos-planai/1')).toBe(true);
    expect(isKept('lt /mitybos-planai/1?amount=0')).toBe(false);
    expect(isKept('lt /mitybos-planai/1?amount=49')).toBe(true);
  });

  it('do not hold what a visitor has said of their body', () => {
    const { keyOf } = responseCache(() => 1);
    const key = (url: string) => keyOf({ method: 'GET', url, headers: {} } as FastifyRequest);
    for (const url of [
      '/?sex=man&age=35&height=180&weight=95',
      '/kainos?age=35',
      '/?x=1&height=180',
      '/?weight=9',
    ])
      expect([url, key(url)]).toEqual([url, null]);
    expect(key('/?page=2')).toBe('lt /?page=2');
  });

  it('that are asked for stay, those that nobody wants go', async () => {
    const { keep, isKept } = kitchen(400_000);
    await keep('lt /?a');
    for (const each of ['b', 'c', 'd', 'e']) {
      await keep(`lt /?${each}`);
      expect(isKept('lt /?a')).toBe(true);
    }
    expect(isKept('lt /?b')).toBe(false);
  });
});
