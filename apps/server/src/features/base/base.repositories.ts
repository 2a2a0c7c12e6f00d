import type { Handle } from '../../db/database.ts';
import { auditEntriesRepository } from './audit/audit-entries.repository.ts';
import { idempotencyKeysRepository } from './idempotency/idempotency-keys.repository.ts';
import { limitsRepository } from './limits/limits.repository.ts';
import { linksRepository } from './links/links.repository.ts';
import { mailRepository } from './mail/mail.repository.ts';
import { picturesRepository } from './pictures/pictures.repository.ts';
import { settingsRepository } from './settings/settings.repository.ts';

export const baseRepositories = (handle: Handle) => ({
  auditEntries: auditEntriesRepository(handle),
  idempotencyKeys: idempotencyKeysRepository(handle),
  limits: limitsRepository(handle),
  links: linksRepository(handle),
  mail: mailRepository(handle),
  pictures: picturesRepository(handle),
  settings: settingsRepository(handle),
});
