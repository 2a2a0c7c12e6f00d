import type { Role } from '@shop/domain/access';

/** Who is logged in. */
export type Viewer = { readonly userId: number; readonly role: Role; readonly sessionId: string };

/** Who changes something, and when: what every audit entry needs. A null id is a guest or the shop itself. */
export type Actor = { readonly id: number | null; readonly now: Date };
