import pg from 'pg';

/** Listens on a channel for as long as the shop runs; after a lost connection it takes the worst for granted and calls. */
export const listen = (
  config: pg.ClientConfig,
  channel: string,
  heard: () => void,
): { stop(): Promise<void> } => {
  let isStopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    if (isStopped) return;
    const next = new pg.Client(config);
    client = next;
    let isLost = false;
    const lost = (): void => {
      if (isLost || isStopped) return;
      isLost = true;
      heard();
      next.end().catch(() => {});
      retry = setTimeout(() => void connect(), 1000);
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', heard);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      heard();
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
