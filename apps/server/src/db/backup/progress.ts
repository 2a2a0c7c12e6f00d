/** How a command talks to whoever started it, and hears that it shall stop. */
export type Run = { readonly say: (line: string) => void; readonly signal: AbortSignal };

/** Says how far something is, but not more often than every two seconds. Stops where it was told to. */
export const telling = ({ say, signal }: Run): ((line: () => string) => void) => {
  let last = performance.now();
  return (line) => {
    signal.throwIfAborted();
    const now = performance.now();
    if (now - last < 2000) return;
    last = now;
    say(line());
  };
};

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
