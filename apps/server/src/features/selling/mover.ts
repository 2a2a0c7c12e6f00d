import type { Actor } from '../../actor.ts';

/** Whose hand it is, and why. */
export type Mover = {
  readonly by: 'shop' | 'buyer' | 'staff';
  readonly actorId: number | null;
  readonly reason?: string;
};
export const byShop = (reason: string): Mover => ({ by: 'shop', actorId: null, reason });
export const byStaff = ({ id }: Actor, reason = ''): Mover => ({
  by: 'staff',
  actorId: id,
  ...(reason !== '' && { reason }),
});
