import type { auditEntriesEndpoints } from '@shop/contract/audit-entries';
import type { Handlers } from '../../../http/context.ts';
import type { AuditService } from './audit.service.ts';

export const auditRoutes = (service: AuditService): Handlers<typeof auditEntriesEndpoints> => ({
  'GET /audit-entries': ({ query }) => service.list(query),
});
