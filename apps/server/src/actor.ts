import type { Role } from '@shop/domain/access';
import type { Locale } from '@shop/domain/text';

/** Who is logged in. */
export type Viewer = { readonly userId: number; readonly role: Role; readonly sessionId: string };

/** Who changes something, and when: what every audit entry needs. A null id is a guest or the shop itself. */
export type Actor = { readonly id: number | null; readonly now: Date };

/** What a request tells of whoever sends it, known or not. */
export type Visitor = {
  readonly device: string;
  readonly address: string;
  readonly locale: Locale;
  readonly now: Date;
};
