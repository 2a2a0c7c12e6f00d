import { useEffect } from 'react';
import { loadChunk } from '~/lib/chunk-failures.ts';
import { useRoot } from '~/lib/use-root.ts';
import { cartOwner } from './owner.ts';

const loadSync = () => loadChunk(() => import('./sync.ts'));

/** The cart as an account holder has it on every device, and no longer here once they are out; guests load none of this. */
export const useAccountCart = (): void => {
  const userId = useRoot().viewer?.id;
  useEffect(() => {
    if (userId === undefined) {
      if (cartOwner.read().userId !== null) void loadSync().then(({ leaveCart }) => leaveCart());
      return;
    }
    let leave: (() => void) | null = null;
    let isGone = false;
    void loadSync().then(({ followCart }) => {
      if (!isGone) leave = followCart(userId);
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [userId]);
};
