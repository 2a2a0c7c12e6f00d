import type { PersonalData } from '../personal-data.ts';

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

export const audit = { personalData: [personalData] };
