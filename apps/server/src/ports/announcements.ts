/**
 * Publish and subscribe. A topic is only a name: whoever hears that something about it is new looks for themselves, so
 * hearing twice, or once for several changes, is right too.
 */
export type Announcements = {
  /** Yields whenever the topic was announced since the last time, from this call on until the signal. */
  about(topic: string, signal: AbortSignal): AsyncIterableIterator<void>;
  /** By this process, or by another. Null: some may have been missed, so each counts as announced. */
  announced(topic: string | null): void;
  /** How many are listening. */
  listeners(): number;
};

export const announcements = (): Announcements => {
  const byTopic = new Map<string, Set<() => void>>();

  const about = (topic: string, signal: AbortSignal): AsyncIterableIterator<void> => {
    let isNew = false;
    let isOver = signal.aborted;
    let wake = (): void => {};
    const hear = (): void => {
      isNew = true;
      wake();
    };
    const end = (): void => {
      isOver = true;
      const others = byTopic.get(topic);
      others?.delete(hear);
      if (others?.size === 0) byTopic.delete(topic);
      signal.removeEventListener('abort', end);
      wake();
    };
    if (!isOver) {
      byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(hear));
      signal.addEventListener('abort', end);
    }
    return {
      next: async () => {
        if (!isNew && !isOver) await new Promise<void>((resolve) => (wake = resolve));
        isNew = false;
        return { done: isOver, value: undefined };
      },
      return: async () => {
        end();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  };

  return {
    about,
    announced: (topic) => {
      const heard = topic === null ? [...byTopic.values()] : [byTopic.get(topic) ?? []];
      for (const hear of heard.flatMap((each) => [...each])) hear();
    },
    listeners: () => [...byTopic.values()].reduce((sum, each) => sum + each.size, 0),
  };
};
