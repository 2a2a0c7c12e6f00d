import { expect, it } from 'vitest';
import { withConcurrency } from './concurrency.ts';

it('does everything, so many at a time, and throws the first trouble at the end', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const work = withConcurrency([1, 2, 3, 4, 5, 6, 7], 3, async (each) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (each === 2 || each === 5) throw new Error(`trouble with ${each}`);
    done.push(each);
  });
  await expect(work).rejects.toThrow('trouble with 2');
  expect(done).toEqual([1, 3, 4, 6, 7]);
  expect(most).toBe(3);
});
