import pg from 'pg';

/** How often the connection is asked whether it still lives. */
const pulseMs = 30_000;

/** How long the server may take to let us in. */
const timeoutMs = 10_000;

/** What is heard on a channel. Null: something may have been missed while nobody could listen. */
type Heard = (payload: string | null) => void;

/** Listens on these channels for as long as the shop runs. */
export const listen = (
  config: pg.ClientConfig,
  channels: Readonly<Record<string, Heard>>,
): { stop(): Promise<void> } => {
  let isStopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    if (isStopped) return;
    const next = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: timeoutMs });
    client = next;
    let isLost = false;
    const lost = (): void => {
      if (isLost || isStopped) return;
      isLost = true;
      clearInterval(pulse);
      next.end().catch(() => {});
      retry = setTimeout(() => void connect(), 1000);
    };
    // A connection that died without a word is found out by asking.
    const pulse = setInterval(() => {
      const answer = next.query('select 1');
      const late = new Promise((_, reject) => setTimeout(reject, pulseMs / 3).unref());
      Promise.race([answer, late]).catch(lost);
    }, pulseMs);
    pulse.unref();
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    try {
      await next.connect();
      for (const channel of Object.keys(channels)) await next.query(`listen ${channel}`);
      for (const heard of Object.values(channels)) heard(null);
    } catch {
      lost();
    }
  };
  void connect();

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
};
