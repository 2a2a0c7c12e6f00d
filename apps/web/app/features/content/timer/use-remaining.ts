import { useEffect, useState } from 'react';
import { type Remaining, splitRemaining } from '~/ui/remaining.ts';

/** What is left until the instant, each second anew. Null before the browser has taken over: a kept page knows no now. */
export const useRemaining = (until: string): { remaining: Remaining; isOver: boolean } | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeft(Date.parse(until) - Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left === null ? null : { remaining: splitRemaining(left), isOver: left <= 0 };
};
