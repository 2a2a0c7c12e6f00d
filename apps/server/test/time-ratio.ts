type Task = () => Promise<unknown>;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * How many times longer one of two tasks takes than the other: one ratio of the medians of all rounds, so that no lucky
 * round is picked out.
 */
export const timeRatio = async (first: Task, second: Task, rounds: number): Promise<number> => {
  const tasks = [
    { task: first, times: [] as number[] },
    { task: second, times: [] as number[] },
  ];
  for (let round = 0; round < rounds; round += 1) {
    // In turns, and each as often after itself as after the other: work that goes on afterwards falls on both alike.
    for (const { task, times } of round % 2 ? tasks.toReversed() : tasks) {
      const start = performance.now();
      await task();
      times.push(performance.now() - start);
    }
  }
  const [one = 0, other = 0] = tasks.map(({ times }) => median(times));
  return Math.max(one / other, other / one);
};
