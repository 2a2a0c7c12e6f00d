import type { Parts } from '../parts.ts';
import type { PersonalData } from '../personal-data.ts';
import { auditRoutes } from './audit.routes.ts';
import { auditService } from './audit.service.ts';

/** What admins changed of somebody's profile. */
const personalData: PersonalData = {
  export: async ({ auditEntries }, { userId }) => ({
    profileChanges: (userId === null ? [] : await auditEntries.profileChanges(userId)).map(
      ({ at, personal }) => ({ at: at.toISOString(), ...personal }),
    ),
  }),
  forget: async ({ auditEntries }, { userId }) => {
    if (userId !== null) await auditEntries.blankPersonal(userId);
  },
};

/** Who changed what, when. */
export const openAudit = ({ work }: Parts) => ({
  routes: auditRoutes(auditService(work)),
  personalData: [personalData],
});
