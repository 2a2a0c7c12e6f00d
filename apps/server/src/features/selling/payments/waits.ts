/** How long somebody at a screen waits for the provider, whatever it has to be asked. */
export const BUYER_WAITS_MS = 8_000;
/** Before an order is written nobody waits for long: its bank can be chosen again on the order's page. */
export const CHOICE_WAITS_MS = 2_000;

/** What the task gives, or null where that takes longer than somebody waits; the task goes on for others. */
export const orNullAfter = <T>(ms: number, task: Promise<T>): Promise<T | null> => {
  const limit = AbortSignal.timeout(ms);
  const over = new Promise<null>((resolve) => {
    limit.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([task, over]);
};
