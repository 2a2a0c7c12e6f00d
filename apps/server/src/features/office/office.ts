import { together } from '../base/feature.ts';
import type { Parts } from '../base/parts.ts';
import type { People } from '../people/people.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { staffService } from './staff/staff.service.ts';

type OfficeParts = Parts & { readonly people: Pick<People, 'confirmSelf'> };

/** What only those who run the shop have. */
export const openOffice = ({ work, mails, people }: OfficeParts) =>
  together({ routes: staffRoutes(staffService(work, mails, people.confirmSelf)) });
