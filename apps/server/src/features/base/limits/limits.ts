import type { Feature } from '../feature.ts';

export const limits: Feature = {
  personalData: [{ expire: async (within, now) => ({ rateLimits: await within.limits.removeEnded(now) }) }],
};
