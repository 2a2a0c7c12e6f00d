import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/domain',
      'packages/contract',
      'packages/messages',
      'apps/server',
      'apps/web',
      'checks',
    ],
  },
});
