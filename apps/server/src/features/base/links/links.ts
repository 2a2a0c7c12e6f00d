import type { Feature } from '../feature.ts';
import { keptFor, monthsBefore } from '../personal-data.ts';

export const links: Feature = {
  personalData: [
    {
      forget: async (within, { email }) => {
        if (email !== null) await within.links.forgetEmail(email);
      },
      expire: async (within, now) => ({
        links: await within.links.removeExpired(monthsBefore(now, keptFor.securityMonths)),
      }),
    },
  ],
};
