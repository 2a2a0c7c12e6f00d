import type { Files } from '../../ports/files.ts';
import { openAudit } from './audit/audit.ts';
import { together } from './feature.ts';
import { idempotency } from './idempotency/idempotency.ts';
import { limits } from './limits/limits.ts';
import { links } from './links/links.ts';
import { type MailParts, openMail } from './mail/mail.ts';
import type { Parts } from './parts.ts';
import { pictureWorkers } from './pictures/pictures.jobs.ts';
import type { SettingsInMemory } from './settings/read-settings.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { settingsService } from './settings/settings.service.ts';
import { systemRoutes } from './system/system.routes.ts';

type BaseParts = Parts &
  MailParts & {
    readonly files: Files;
    readonly memory: SettingsInMemory;
    readonly isReady: () => Promise<boolean>;
  };

/** What everything else stands on: settings, mail, links, limits, requests that may be repeated, files. */
export const openBase = (parts: BaseParts) =>
  together(
    openMail(parts),
    openAudit(parts),
    links,
    limits,
    idempotency,
    { workers: pictureWorkers(parts.work, parts.files, parts.clock) },
    { routes: settingsRoutes(settingsService(parts.work, parts.memory)) },
    { routes: systemRoutes(parts.isReady) },
  );
