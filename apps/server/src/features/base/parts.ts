import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Secret } from './links/keys.ts';
import type { Mails } from './mail/mails.ts';
import type { ReadSettings } from './settings/read-settings.ts';

/** What every area is opened with. */
export type Parts = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly settings: ReadSettings;
  readonly mails: Mails;
  readonly secret: Secret;
  readonly publicUrl: () => URL;
  /** Tells whoever watches over the shop that something is wrong with it. */
  readonly alarm: (details: object, message: string) => void;
};
